import * as z from 'zod';
import { op } from '../../op.ts';
import { pageOf, paging } from '../../page.ts';
import { blankable, empty, id, moment, text, whole } from '../../shapes.ts';

/** Most characters of a text to print: about ten pages. */
export const PRINT_TEXT_MAX = 40_000;

export const submitPrintText = op('submitPrintText', 'POST /api/submit-print-text', {
  access: 'user',
  does: 'Send a text to the printer of a contest that is not over',
  input: z.object({ cid: id, content: text(PRINT_TEXT_MAX) }),
  data: z.object({ id: z.number() }),
});

const printRow = z.object({
  id: z.number(),
  cid: z.number(),
  username: z.string(),
  realname: z.string(),
  team: z.string().nullable().describe('in a team contest'),
  status: z.number().describe('0 not printed, 1 printed'),
  gmtCreate: moment,
});
export type PrintRow = z.infer<typeof printRow>;

export const getOwnPrints = op('getOwnPrints', 'GET /api/get-own-contest-print', {
  access: 'user',
  does: 'Own requests to print in a contest, newest first',
  input: z.object({ ...paging(10), cid: id }),
  data: pageOf(printRow.omit({ username: true, realname: true, team: true })),
});

export const getContestPrint = op('getContestPrint', 'GET /api/get-contest-print', {
  access: 'user',
  does: 'The print queue for admins of a contest: not printed ones first, the oldest of them on top',
  input: z.object({ ...paging(15), cid: id, status: blankable(whole(0, 1)) }),
  data: pageOf(printRow),
});

export const checkContestPrintStatus = op('checkContestPrintStatus', 'PUT /api/check-contest-print-status', {
  access: 'user',
  does: 'Mark a text as printed, as an admin of the contest',
  via: 'query',
  input: z.object({ cid: id, id }),
  data: empty,
});

export const downloadContestPrintText = op('downloadContestPrintText', 'GET /api/file/download-contest-print-text', {
  access: 'user',
  does: 'A text to print, with whose it is, for admins of its contest',
  input: z.object({ id }),
  answer: 'file',
  data: z.null(),
});
