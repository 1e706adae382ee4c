import { getContestProblem, getContestProblemDetails } from '@assay/contract/contests/problems.ts';
import { fail } from '@assay/contract/errors.ts';
import { visibilityOfContestProblem } from '@assay/rules/contests/visibility.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { withoutSource } from '../../problems/without-source.ts';
import type { ProblemWording } from '../../venues/rules.ts';
import { type ContestView, endTimeOf, enterCachedContest, sealTimeOf } from '../entry.ts';
import { contestMemory } from '../memory/contest-memory.ts';
import { ownResults } from '../own-results.ts';
import { countProblemResults } from './problems.queries.ts';
import { findShownProblem } from './shown-problem.ts';

/** Counters of the problem list, as the seal lets them be seen. */
async function countersOf(call: Pick<Call, 'db' | 'ofNode'>, view: ContestView, containsEnd: boolean) {
  const { row, clock, moment, isAdmin, virtual } = view;
  if (virtual) {
    // as they stood in the contest at this time
    const { contest, likeAt } = virtual;
    const sealed = sealTimeOf(contest);
    const before = sealed && sealed < likeAt ? sealed : likeAt;
    return countProblemResults(call.db, { cid: row.id, start: contest.start_time, before });
  }
  const sealed = visibilityOfContestProblem(moment, isAdmin).counts === 'sealed';
  const end = containsEnd ? null : endTimeOf(clock);
  return contestMemory(call).counts({ cid: row.id, start: row.start_time, before: sealed ? sealTimeOf(row) : end });
}

async function listFor(call: Call, view: ContestView, containsEnd: boolean) {
  const [rows, counters, own] = await Promise.all([
    contestMemory(call).problems(view.row.id),
    countersOf(call, view, containsEnd),
    ownResults(call, view, containsEnd),
  ]);
  return rows.map((row) => ({
    id: row.id,
    cid: row.cid,
    pid: row.pid,
    displayId: row.display_id,
    displayTitle: row.display_title,
    color: row.color,
    acCoin: row.ac_coin,
    ac: counters.get(row.pid)?.ac ?? 0,
    total: counters.get(row.pid)?.total ?? 0,
    myStatus: own(row.pid).status,
    score: own(row.pid).score,
  }));
}

/** Submissions after the end are looked at by who asks for them. */
const wantsEnd = (input: { containsEnd?: boolean | undefined }) => input.containsEnd === true;

const NO_COUNTS = { wa: 0, tle: 0, mle: 0, re: 0, pe: 0, ce: 0, se: 0, pa: 0 };

/** A problem of a contest as its page shows it: where it comes from only after the end. */
export async function showInContest(
  call: Call,
  cid: number,
  displayId: string,
  { containsEnd, ...wording }: ProblemWording,
) {
  const view = await enterCachedContest(call, cid, call.viewer);
  const known = await contestMemory(call).problem(cid, displayId, wording);
  const { found, detail, owned } =
    known ?? (await findShownProblem(call.db, cid, displayId, wording)) ?? fail('problem.unknown');
  const [counters, own] = await Promise.all([countersOf(call, view, containsEnd), ownResults(call, view, containsEnd)]);
  const { origin } = visibilityOfContestProblem(view.moment, view.isAdmin);
  const counts = counters.get(found.pid) ?? { ac: 0, total: 0 };
  const shown = origin ? detail : withoutSource(detail, 'contest');
  return {
    ...shown,
    problemCount: { ...NO_COUNTS, ac: counts.ac, total: counts.total },
    isFavorite: false,
    mayManage: mayEditProblem(call.viewer, owned),
    myStatus: own(found.pid).status,
  };
}

export const contestProblemCalls: Implementation[] = [
  implement(getContestProblem, async (call, input) =>
    listFor(call, await enterCachedContest(call, input.cid, call.viewer), wantsEnd(input)),
  ),

  implement(getContestProblemDetails, (call, input) =>
    showInContest(call, input.cid, input.displayId, {
      locale: input.locale ?? call.lang,
      lang: call.lang,
      containsEnd: wantsEnd(input),
    }),
  ),
];
