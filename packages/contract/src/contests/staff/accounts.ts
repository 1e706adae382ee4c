import * as z from 'zod';
import { PASSWORD_MIN } from '../../accounts/user.ts';
import { op } from '../../op.ts';
import { id, line, whole } from '../../shapes.ts';

/** Passwords of generated accounts may be longer than those that people choose (CON-33). */
export const GENERATED_PASSWORD_MAX = 25;
/** Hashing so many passwords takes a machine of two cores some ten seconds. */
export const ACCOUNTS_AT_ONCE = 500;

export const accountSlip = z.object({
  username: z.string(),
  password: z.string().nullable().describe('shown this once; null for an account that existed'),
  realname: z.string(),
  school: z.string(),
});
export type AccountSlip = z.infer<typeof accountSlip>;

export const passwordLength = whole(PASSWORD_MIN, GENERATED_PASSWORD_MAX);

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
  data: z.array(accountSlip),
});
