import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, id, line, whole } from '../shapes.ts';

/** By which a group is ranked (GRP-14). */
export const GROUP_RANK = { acm: 0, oi: 1 } as const;

/** Lines of a group's rank on a page. */
export const GROUP_RANK_SIZE = 30;
export const GROUP_RANK_SIZES = [10, 30, 50, 100] as const;

const groupRankRow = z.object({
  rank: z.number().describe('equals share a place'),
  uid: z.number(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  hasLeft: z.boolean().describe('is no member any more'),
  ac: z.number().describe('problems accepted in the group'),
  total: z.number().describe('submissions in the group'),
  score: z.number().describe('the best points of each problem, added up'),
});
export type GroupRankRow = z.infer<typeof groupRankRow>;

export const getGroupRank = op('getGroupRank', 'GET /api/get-group-rank-list', {
  access: 'user',
  does: 'Members of a group, and those who were, by what they reached in it, for its members',
  input: z.object({
    ...paging(GROUP_RANK_SIZE),
    gid: id,
    type: blankable(whole(GROUP_RANK.acm, GROUP_RANK.oi)).describe(
      '0 by problems solved, then fewest submissions; 1 by points',
    ),
    searchUser: blankable(line(100)).describe('in user names and nicknames'),
  }),
  data: pageOf(groupRankRow),
});
