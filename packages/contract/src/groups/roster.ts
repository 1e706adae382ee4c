import * as z from 'zod';
import { BATCH_MAX, ROW_FAULTS } from '../accounts/user-batches.ts';
import { op } from '../op.ts';
import { id, text } from '../shapes.ts';

/** Why a line of a roster is not taken: a fault of what it says, a known account that did not ask, a new one that nobody may make. */
export const ROSTER_FAULTS = [...ROW_FAULTS, 'mustApply', 'mayNotMake'] as const;
export type RosterFault = (typeof ROSTER_FAULTS)[number];

/** What becomes of a line: an account is made, a known one becomes a member, is one who gets another class, is one already, or nothing. */
export const ROSTER_STATES = ['new', 'joins', 'labelled', 'member', 'error'] as const;
export type RosterState = (typeof ROSTER_STATES)[number];

const roster = z.object({
  gid: id,
  rows: z
    .array(z.array(text(500)).max(60))
    .min(1)
    .max(BATCH_MAX + 10)
    .describe('a table with a head that names its columns, or of user name, name, email and password'),
});

const rosterLine = z.object({
  line: z.number().describe('from 1, as the rows were sent'),
  username: z.string(),
  realname: z.string().describe('as the roster says'),
  label: z.string().describe('the class that it names; empty where it names none'),
  state: z.enum(ROSTER_STATES),
  faults: z.array(z.enum(ROSTER_FAULTS)),
});
export type RosterLine = z.infer<typeof rosterLine>;

export const previewGroupRoster = op('previewGroupRoster', 'POST /api/group/roster/preview', {
  access: 'user',
  does: 'What a roster would do with each line, for admins of the group; nothing is stored',
  maxBytes: 4 * 1024 * 1024,
  input: roster,
  data: z.array(rosterLine),
});

export const importGroupRoster = op('importGroupRoster', 'POST /api/group/roster', {
  access: 'user',
  does: 'Take the good lines of a roster into a group, as one of its admins: accounts are made, known ones become members; audited',
  maxBytes: 4 * 1024 * 1024,
  input: roster,
  data: z.object({
    joined: z.number().describe('members more than before'),
    accounts: z
      .array(z.object({ username: z.string(), realname: z.string(), password: z.string() }))
      .describe('those that were made; passwords are told this once'),
    failed: z.array(rosterLine),
  }),
});
