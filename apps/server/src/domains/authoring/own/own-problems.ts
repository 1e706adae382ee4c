import { addOwnProblem, getUserProblemList } from '@assay/contract/authoring/own-problems.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { personProblemPage } from '../admin-list.ts';
import { withReviews } from '../publishing/with-reviews.ts';
import { belongToPerson } from './belonging.ts';
import { findAuthor } from './own-problems.queries.ts';
import { storeOwn } from './store-own.ts';

/** New problems of one person. */
const OWN_PROBLEMS_PER_HOUR = 20;

export const ownProblemCalls: Implementation[] = [
  implement(getUserProblemList, async (call, { page: number, search, status, username, ...rest }) => {
    const page = { ...rest, currentPage: number ?? rest.currentPage };
    const name = username?.trim();
    const uid = name ? await findAuthor(call.db, name) : call.viewer?.uid;
    if (uid === undefined) return pageAnswer([], 0, page);
    const knowsAll = uid === call.viewer?.uid || call.viewer?.role === 'root';
    const person = { uid, reviewState: status || null, publicOnly: !knowsAll };
    const found = await personProblemPage(call, { keyword: search, person }, page);
    const records = await withReviews(call.db, 'userProblem', found.records);
    // what reviewers wrote is the author's
    return { ...found, records: knowsAll ? records : records.map((row) => ({ ...row, review: null })) };
  }),

  implement(addOwnProblem, async (call, save) => {
    const author = viewerOf(call);
    call.limiter.take('own-problems', String(author.uid), OWN_PROBLEMS_PER_HOUR, 3600);
    const { idFor, ...belonging } = await belongToPerson(call, author);
    const problem = { ...save.problem, auth: PROBLEM_AUTH.private, problemId: idFor(save.problem.problemId) };
    return storeOwn(call, author, { ...save, problem }, belonging, (tx, made) =>
      noteAct(call, tx, { action: addOwnProblem.name, subject: `problem ${made.pid}`, before: null, after: made }),
    );
  }),
];
