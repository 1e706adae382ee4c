import * as z from 'zod';
import { packageNote } from '../../authoring/transfer.ts';
import { op } from '../../op.ts';
import { id, line, moment } from '../../shapes.ts';
import { accountSlip, passwordLength } from './accounts.ts';

/** Files of a contest package are texts; all of them together, before they are encoded. */
export const CONTEST_FILES_BYTES_MAX = 4 * 1024 * 1024;
const ENCODED_MAX = Math.ceil((CONTEST_FILES_BYTES_MAX * 4) / 3) + 4;

const importedProblem = z.object({
  label: z.string(),
  id: z.string().describe('as the file names it'),
  title: z.string(),
  color: z.string(),
  state: z.enum(['add', 'change', 'missing']),
});

export const importContestFiles = op('importContestFiles', 'POST /api/admin/contest/import', {
  access: 'user',
  does: 'Import contest.yaml, problemset.yaml, teams, accounts …: a report first, then all of it or nothing; in a group without new accounts',
  input: z.object({
    cid: id,
    files: z
      .array(z.object({ name: line(255).min(1), base64: z.string().max(ENCODED_MAX) }))
      .min(1)
      .max(20)
      .describe('files of the package, or zip files of them'),
    makeAccounts: z
      .boolean()
      .describe('for teams without one; named by the prefix and the id of the team; never in a group'),
    prefix: line(20),
    passwordLength,
    commit: z.boolean().describe('false: only say what would be done'),
  }),
  maxBytes: ENCODED_MAX + 64 * 1024,
  data: z.object({
    done: z.boolean().describe('false too when the report has an error'),
    notes: z.array(packageNote),
    contest: z
      .object({
        title: z.string(),
        startTime: moment,
        durationMs: z.number(),
        sealMs: z.number().nullable().describe('contest time'),
        penaltyS: z.number(),
      })
      .nullable(),
    problems: z.array(importedProblem),
    teams: z.number(),
    accounts: z.object({ made: z.number(), registered: z.number() }),
    slips: z.array(accountSlip),
  }),
});
