import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { addGroupProblem, getGroupAdminProblemList } from '@assay/contract/groups/problems.ts';
import { REVIEW_STATE } from '@assay/contract/reviews/review.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { manageGroup } from '../../groups/entry.ts';
import { noteGroup } from '../../groups/note.ts';
import { findLastReviews } from '../../reviews/reviews.queries.ts';
import { ownReviewOf } from '../../reviews/reviews.ts';
import { groupProblemPage } from '../admin-list.ts';
import { refuseContestAuth } from '../contest-problems.ts';
import { insertPrepared, prepareSave, refuseBrokenRow } from '../editor/save.ts';
import { belongToGroup, takePlace } from './belonging.ts';

export const groupProblemCalls: Implementation[] = [
  implement(getGroupAdminProblemList, async (call, { gid, keyword, ...page }) => {
    const { level } = await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const found = await groupProblemPage(call, { gid, level, keyword }, page);
    const pids = found.records.map(({ id }) => id);
    const reviews = await findLastReviews(call.db, 'groupProblem', pids);
    const records = found.records.map((row) => {
      const last = reviews.get(row.id);
      if (!last || last.state === REVIEW_STATE.withdrawn)
        return { ...row, gid, applyPublicProgress: null, review: null };
      return { ...row, gid, applyPublicProgress: last.state, review: ownReviewOf(last) };
    });
    return { ...found, records };
  }),

  implement(addGroupProblem, async (call, { gid, ...save }) => {
    const author = viewerOf(call);
    const { row: group } = await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    refuseContestAuth(save.problem.auth, null);
    const { idFor, ...belonging } = await belongToGroup(call, author, group);
    const named = { ...save, problem: { ...save.problem, problemId: idFor(save.problem.problemId) } };
    const prepared = await prepareSave(call, author, named, belonging);
    try {
      return await call.db.transaction().execute(async (tx) => {
        await takePlace(call, tx, belonging);
        const made = await insertPrepared(tx, prepared);
        await noteGroup(call, tx, addGroupProblem.name, gid, null, made);
        return made;
      });
    } catch (error) {
      return refuseBrokenRow(error, named);
    }
  }),
];
