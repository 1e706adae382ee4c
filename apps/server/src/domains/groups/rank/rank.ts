import { GROUP_RANK, getGroupRank } from '@assay/contract/groups/rank.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { enterGroup } from '../entry.ts';
import { listRank } from './rank.queries.ts';

/** The rank of a group, for its members (GRP-14). */
export const groupRankCalls: Implementation[] = [
  implement(getGroupRank, async (call, { gid, type = GROUP_RANK.acm, searchUser, ...page }) => {
    await enterGroup(call, gid, call.viewer);
    const { rows, total } = await listRank(call.db, { gid, type, keyword: searchUser }, page);
    const records = rows.map(({ title_name, title_color, has_left, solved, submissions, ...row }) => ({
      ...row,
      titleName: title_name,
      titleColor: title_color,
      hasLeft: has_left,
      ac: solved,
      total: submissions,
    }));
    return pageAnswer(records, total, page);
  }),
];
