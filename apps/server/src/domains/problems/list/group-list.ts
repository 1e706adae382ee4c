import { getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { enterGroup } from '../../groups/entry.ts';
import { listGroupCounts } from '../in-group/counts.queries.ts';
import { problemPage } from './list.ts';

export const groupProblemListCalls: Implementation[] = [
  implement(getGroupProblemList, async (call, { gid, keyword, difficulty, tagId, ...paging }) => {
    await enterGroup(call, gid, call.viewer);
    const page = await problemPage(call, { keyword, difficulty, tagIds: tagId, oj: null, openTo: gid }, paging);
    const counts = await listGroupCounts(
      call.db,
      gid,
      page.records.map(({ pid }) => pid),
    );
    return { ...page, records: page.records.map((row) => ({ ...row, ...counts.get(row.pid) })) };
  }),
];
