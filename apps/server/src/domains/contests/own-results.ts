import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { visibilityOfContestProblem } from '@assay/rules/contests/visibility.ts';
import type { ReadingServices } from '../../platform/queue/read-together.ts';
import type { OwnResult } from '../venues/rules.ts';
import { type ContestView, endTimeOf, sealTimeOf } from './entry.ts';
import { findOwnResults } from './problems/problems.queries.ts';

const UNTRIED: OwnResult = { status: VERDICT.notSubmitted, score: null };
const HIDDEN: OwnResult = { status: VERDICT.unknown, score: null };

/** What the viewer, or the viewer's team, reached at the problems of a contest, as far as it is shown now. */
export async function ownResults(
  call: ReadingServices,
  view: ContestView,
  containsEnd: boolean,
): Promise<(pid: number) => OwnResult> {
  const { row, viewer, line, moment, isAdmin, clock } = view;
  if (!viewer) return () => UNTRIED;
  const found = await findOwnResults(call, {
    cid: row.id,
    uids: line,
    virtualId: view.virtual?.id ?? null,
    before: containsEnd ? null : endTimeOf(clock),
    latest: row.type === CONTEST_TYPE.oi && row.oi_rank_score_type === 'Recent',
  });
  const { ownResult } = visibilityOfContestProblem(moment, isAdmin);
  const sealedFrom = ownResult ? null : sealTimeOf(row);
  return (pid) => {
    const own = found?.get(pid);
    if (!own) return UNTRIED;
    return sealedFrom && own.lastMs >= sealedFrom.getTime() ? HIDDEN : { status: own.status, score: own.score };
  };
}
