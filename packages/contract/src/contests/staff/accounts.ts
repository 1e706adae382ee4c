import * as z from 'zod';
import { PASSWORD_MIN } from '../../accounts/user.ts';
import { op } from '../../op.ts';
import { id, line, text, whole } from '../../shapes.ts';

/** Passwords of generated accounts may be longer than those that people choose (spec 3 §5). */
export const GENERATED_PASSWORD_MAX = 25;
/** Hashing so many passwords takes a machine of two cores some ten seconds. */
export const ACCOUNTS_AT_ONCE = 500;

const slip = z.object({
  username: z.string(),
  password: z.string().nullable().describe('shown this once; null for an account that existed'),
  realname: z.string(),
  school: z.string(),
});
export type AccountSlip = z.infer<typeof slip>;

const passwordLength = whole(PASSWORD_MIN, GENERATED_PASSWORD_MAX);

export const generateContestAccounts = op('generateContestAccounts', 'POST /api/admin/contest/generate-accounts', {
  access: 'root',
  does: 'Make numbered accounts with random passwords and register them; nothing is made when a name is taken',
  input: z.object({
    cid: id,
    prefix: line(20),
    suffix: line(20),
    start: whole(0, 1e8),
    end: whole(0, 1e8),
    passwordLength,
  }),
  data: z.array(slip),
});

export const importContestTeams = op('importContestTeams', 'POST /api/admin/contest/import-teams', {
  access: 'root',
  does: 'Make an account for each team of a teams.tsv and register it; those that exist are registered as they are',
  input: z.object({ cid: id, tsv: text(1_000_000), prefix: line(20), passwordLength }),
  maxBytes: 4 * 1024 * 1024,
  data: z.array(slip),
});
