import type { InputOf } from '@assay/contract/op.ts';
import { getTutorials } from '@assay/contract/tutorials/tutorials.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findMeant } from '../problems/find-meant.ts';
import { namedFor } from '../problems/named.ts';
import { findLastReviews } from '../reviews/reviews.queries.ts';
import { usedAmong } from '../venues/in-use.ts';
import { viewerOfTutorial, viewProblem } from './find.ts';
import { ownTutorialOf, shownTutorial } from './shown.ts';
import { type ListedTutorial, listTutorials, type TutorialScope } from './tutorials.queries.ts';

type Asked = InputOf<typeof getTutorials>;

const pageOf = (call: Call, scope: TutorialScope, { keyword, sort = 'likes', ...page }: Asked) =>
  listTutorials(call.db, scope, { keyword: keyword?.trim(), sort, viewerUid: call.viewer?.uid ?? null }, page);

const pidsOf = (rows: readonly ListedTutorial[]) => rows.map(({ pid }) => pid);

/** Those of a problem that the viewer finds. */
async function ofProblem(call: Call, asked: Asked, pid: number) {
  const problem = await viewProblem(call, pid);
  const scope: TutorialScope = {
    of: 'problem',
    pid,
    uid: call.viewer?.uid ?? null,
    all: problem.editsProblem,
    isInUse: problem.isInUse,
    now: call.clock.now(),
  };
  const { rows, total } = await pageOf(call, scope, asked);
  const named = await namedFor(call, [pid]);
  const records = rows.map((row) => {
    const viewer = viewerOfTutorial(call, { hasBought: row.is_bought, editsProblem: problem.editsProblem });
    return shownTutorial(row, viewer, named.get(pid));
  });
  return pageAnswer(records, total, asked);
}

/** Own ones, with what became of them. */
async function ofAuthor(call: Call, asked: Asked, pid: number | undefined) {
  const { rows, total } = await pageOf(
    call,
    { of: 'author', uid: viewerOf(call).uid, pid },
    { ...asked, sort: 'newest' },
  );
  const ids = rows.map(({ id }) => id);
  const [reviews, named] = await Promise.all([findLastReviews(call.db, 'tutorial', ids), namedFor(call, pidsOf(rows))]);
  const records = rows.map((row) => ownTutorialOf(row, reviews.get(row.id), named.get(row.pid ?? 0)));
  return pageAnswer(records, total, asked);
}

/** Bought ones, which stay readable; but not while a venue runs with the problem. */
async function ofBuyer(call: Call, asked: Asked, pid: number | undefined) {
  const { rows, total } = await pageOf(call, { of: 'buyer', uid: viewerOf(call).uid, pid }, asked);
  const pids = [...new Set(rows.flatMap((row) => row.pid ?? []))];
  const used = await usedAmong(call, pids);
  const named = await namedFor(call, pids);
  const records = rows.map((row) => {
    const viewer = viewerOfTutorial(call, { hasBought: true, editsProblem: false });
    const shown = shownTutorial(row, viewer, named.get(row.pid ?? 0));
    return used.has(row.pid ?? 0) ? { ...shown, content: null } : shown;
  });
  return pageAnswer(records, total, asked);
}

export const tutorialListCalls: Implementation[] = [
  implement(getTutorials, async (call, asked) => {
    const meant = await findMeant(call, asked);
    if (asked.onlyMine) return ofAuthor(call, asked, meant?.pid);
    if (asked.onlyBought) return ofBuyer(call, asked, meant?.pid);
    if (meant) return ofProblem(call, asked, meant.pid);
    // a visitor has none of one's own, and names no problem
    return call.viewer ? ofAuthor(call, asked, undefined) : pageAnswer([], 0, asked);
  }),
];
