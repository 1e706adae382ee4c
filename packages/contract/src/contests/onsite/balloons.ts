import * as z from 'zod';
import { op } from '../../op.ts';
import { pageOf, paging } from '../../page.ts';
import { blankable, empty, flag, id, line, moment } from '../../shapes.ts';

const acInfo = z.object({
  id: z.number().describe('of the first accepted submission'),
  cid: z.number(),
  uid: z.number(),
  pid: z.number(),
  submitTime: moment,
  displayId: z.string(),
  color: z.string(),
  firstBlood: z.boolean(),
  username: z.string(),
  realname: z.string(),
  school: z.string(),
  team: z.string().nullable().describe('in a team contest'),
  checked: z.boolean(),
  checkedBy: z.string().nullable(),
});
export type AcInfo = z.infer<typeof acInfo>;

export const getContestAcInfo = op('getContestAcInfo', 'GET /api/get-contest-ac-info', {
  access: 'user',
  does: 'First accepted submissions by contestant and problem, for admins of the contest: open ones first',
  input: z.object({ ...paging(20), cid: id, checked: blankable(flag), keyword: blankable(line(100)) }),
  data: pageOf(acInfo),
});

export const checkContestAcInfo = op('checkContestAcInfo', 'PUT /api/check-contest-ac-info', {
  access: 'user',
  does: 'Note that a balloon was brought, or that it was not, as an admin of the contest',
  input: z.object({ cid: id, id: id.describe('the submission'), checked: z.boolean() }),
  data: empty,
});
