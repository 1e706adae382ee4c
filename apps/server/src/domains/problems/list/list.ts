import { fail } from '@assay/contract/errors.ts';
import type { Paging } from '@assay/contract/page.ts';
import { getFavoriteProblemList, getProblemList, getRandomProblem } from '@assay/contract/problems/list.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, implement, viewerOf } from '../../../platform/http/call.ts';
import { sourceOf } from '../../catalog/sources.ts';
import { shownTag } from '../../catalog/tags.ts';
import { practiceRules } from '../practice/rules.ts';
import { countProblems, findRandomProblem, listProblems, type ProblemFilter } from './list.queries.ts';
import { countTutorials } from './tutorial-counts.queries.ts';

export async function problemPage(call: Call, filter: ProblemFilter, paging: Paging) {
  const [rows, total] = await Promise.all([
    listProblems(call.db, filter, paging, call.lang),
    countProblems(call.db, filter),
  ]);
  const pids = rows.map(({ id }) => id);
  const [own, tutorials] = await Promise.all([
    call.viewer && practiceRules.ownResults(call, 0, pids, false),
    countTutorials(call.db, pids, call.clock.now()),
  ]);
  const records = rows.map(({ id, problem_id, tags, ...row }) => ({
    ...row,
    pid: id,
    problemId: problem_id,
    tags: tags.map((tag) => shownTag(tag, call.lang)),
    tutorialCount: tutorials.get(id) ?? 0,
    myStatus: own?.(id).status ?? null,
  }));
  return pageAnswer(records, total, paging);
}

export const problemListCalls = [
  implement(getProblemList, (call, input) => {
    const { keyword, difficulty, tagId } = input;
    return problemPage(call, { keyword, difficulty, oj: sourceOf(input.oj ?? 'ALL'), tagIds: tagId }, input);
  }),

  implement(getFavoriteProblemList, (call, input) =>
    problemPage(call, { keyword: input.keyword, oj: null, tagIds: [], favoriteOf: viewerOf(call).uid }, input),
  ),

  implement(getRandomProblem, async (call) => {
    const problemId = await findRandomProblem(call.db, Math.random());
    return problemId === undefined ? fail('problem.none') : { problemId };
  }),
];
