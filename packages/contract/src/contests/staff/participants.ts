import * as z from 'zod';
import { op } from '../../op.ts';
import { pageOf, paging } from '../../page.ts';
import { blankable, empty, id, line, moment } from '../../shapes.ts';

const participant = z.object({
  uid: z.number(),
  username: z.string(),
  nickname: z.string(),
  realname: z.string(),
  school: z.string(),
  rankName: z.string().nullable().describe('shown on the board in place of the name of the account'),
  admitted: z.boolean().describe('false: must give the new password'),
  byAdmin: z.boolean(),
  disqualified: z.boolean(),
  star: z.boolean().describe('marked here'),
  listedStar: z.boolean().describe("in the contest's list of star accounts"),
  team: z.string().nullable(),
  photo: z.string().nullable(),
  submissions: z.number(),
  gmtCreate: moment,
});
export type Participant = z.infer<typeof participant>;

export const getContestParticipants = op('getContestParticipants', 'GET /api/admin/contest/participants', {
  access: 'user',
  does: 'Who takes part in a contest, for those who manage it',
  input: z.object({ ...paging(30), cid: id, keyword: blankable(line(100)) }),
  data: pageOf(participant),
});

export const addContestParticipants = op('addContestParticipants', 'POST /api/admin/contest/participants', {
  access: 'user',
  does: 'Let users take part without the password; those who do already stay as they are',
  input: z.object({ cid: id, usernames: z.array(line(100).min(1)).min(1).max(2000) }),
  data: z.object({ added: z.number() }),
});

export const updateContestParticipant = op('updateContestParticipant', 'PUT /api/admin/contest/participant', {
  access: 'user',
  does: 'Disqualify a contestant, or star one, or give another name on the board; audited',
  input: z.object({ cid: id, uid: id, disqualified: z.boolean(), star: z.boolean(), rankName: line(100).nullable() }),
  data: empty,
});

export const removeContestParticipant = op('removeContestParticipant', 'DELETE /api/admin/contest/participant', {
  access: 'user',
  does: 'Take a contestant out of a contest who has not submitted',
  input: z.object({ cid: id, uid: id }),
  data: empty,
});
