import * as z from 'zod';
import { op } from '../op.ts';
import { line, text, whole } from '../shapes.ts';

/** The columns of a table of people, in order (ADM-3). */
export const USER_COLUMNS = ['username', 'password', 'email', 'realname', 'gender', 'nickname', 'school'] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];
/** Accounts that one call makes or changes. */
export const BATCH_MAX = 1000;
/** Passwords that are made for somebody may be longer than those that people choose. */
export const MADE_PASSWORD_MAX = 25;
export const MADE_PASSWORD_MIN = 6;

/** Why a row is not taken. */
export const ROW_FAULTS = ['columns', ...USER_COLUMNS, 'repeated', 'emailTaken', 'nameErased', 'staff'] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

const users = z
  .array(z.array(text(500)).max(20))
  .min(1)
  .max(BATCH_MAX)
  .describe('rows of the seven columns');

const outcome = z.object({
  line: z.number().describe('from 1, as the rows were sent'),
  username: z.string(),
  state: z.enum(['new', 'update', 'error']),
  faults: z.array(z.enum(ROW_FAULTS)),
});
export type RowOutcome = z.infer<typeof outcome>;

export const previewBatchUser = op('previewBatchUser', 'POST /api/admin/user/preview-batch-user', {
  access: 'root',
  does: 'What an import of people would do with each row; nothing is stored',
  maxBytes: 4 * 1024 * 1024,
  input: z.object({ users }),
  data: z.array(outcome),
});

export const insertBatchUser = op('insertBatchUser', 'POST /api/admin/user/insert-batch-user', {
  access: 'root',
  does: 'Import people from rows of seven columns: new names become accounts, known ones are updated but for the password',
  maxBytes: 4 * 1024 * 1024,
  input: z.object({ users }),
  data: z.object({ inserted: z.number(), updated: z.number(), failed: z.array(outcome) }),
});

export const generateUser = op('generateUser', 'POST /api/admin/user/generate-user', {
  access: 'root',
  does: 'Make accounts with numbers and random passwords; the key fetches them as a spreadsheet for 30 minutes',
  input: z.object({
    prefix: line(20).default(''),
    suffix: line(20).default(''),
    number_from: whole(0, 1_000_000_000),
    number_to: whole(0, 1_000_000_000),
    password_length: whole(MADE_PASSWORD_MIN, MADE_PASSWORD_MAX),
  }),
  data: z.object({
    key: z.string(),
    accounts: z.array(z.object({ username: z.string(), password: z.string() })).describe('told this once'),
  }),
});

export const generateUserExcel = op('generateUserExcel', 'GET /api/file/generate-user-excel', {
  access: 'root',
  does: 'The accounts of a key as a spreadsheet',
  answer: 'file',
  input: z.object({ key: text(100) }),
  data: z.null(),
});
