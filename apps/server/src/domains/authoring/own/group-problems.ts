import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { addGroupProblem, getGroupAdminProblemList } from '@assay/contract/groups/problems.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { manageGroup } from '../../groups/entry.ts';
import { noteGroup } from '../../groups/note.ts';
import { groupProblemPage } from '../admin-list.ts';
import { refuseContestAuth } from '../contest-problems.ts';
import { withReviews } from '../publishing/with-reviews.ts';
import { belongToGroup } from './belonging.ts';
import { storeOwn } from './store-own.ts';

export const groupProblemCalls: Implementation[] = [
  implement(getGroupAdminProblemList, async (call, { gid, keyword, ...page }) => {
    const { level } = await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const found = await groupProblemPage(call, { gid, level, keyword }, page);
    const records = await withReviews(call.db, 'groupProblem', found.records);
    return { ...found, records: records.map((row) => ({ ...row, gid })) };
  }),

  implement(addGroupProblem, async (call, { gid, ...save }) => {
    const author = viewerOf(call);
    const { row: group } = await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    refuseContestAuth(save.problem.auth, null);
    const { idFor, ...belonging } = await belongToGroup(call, author, group);
    const named = { ...save, problem: { ...save.problem, problemId: idFor(save.problem.problemId) } };
    return storeOwn(call, author, named, belonging, (tx, made) =>
      noteGroup(call, tx, addGroupProblem.name, gid, null, made),
    );
  }),
];
