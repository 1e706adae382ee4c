import { fail } from '@assay/contract/errors.ts';
import { getTimedWorkProblemDetail, getTimedWorkProblemList } from '@assay/contract/works/problems.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { inPoints } from '@assay/rules/works/score.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { problemInVenue } from '../../problems/detail.ts';
import { findProblem } from '../../problems/find.queries.ts';
import { withoutSource } from '../../problems/without-source.ts';
import type { ProblemWording } from '../../venues/rules.ts';
import { enterWork, showsOrigin, workIdOf } from '../entry.ts';
import { ownResultsIn } from './own-results.ts';
import { findWorkProblem, problemsOfWork } from './problems.queries.ts';

const NO_COUNTS = { total: 0, ac: 0, wa: 0, tle: 0, mle: 0, re: 0, pe: 0, ce: 0, se: 0, pa: 0 };

/** A problem of a work as its page shows it: where it comes from only once the work is over for everybody. */
export async function showInWork(call: Call, wid: number, displayId: string, wording: ProblemWording) {
  const view = await enterWork(call, wid, call.viewer);
  const found = (await findWorkProblem(call.db, wid, displayId)) ?? fail('problem.unknown');
  const problem = (await findProblem(call.db, { pid: found.pid })) ?? fail('problem.unknown');
  const [{ detail, owned }, own] = await Promise.all([
    problemInVenue(call.db, problem, wording),
    ownResultsIn(call, view),
  ]);
  const shown = showsOrigin(view, view.now) ? detail : withoutSource(detail, 'work');
  return {
    ...shown,
    problem: { ...shown.problem, problemId: found.display_id, title: found.display_title },
    problemCount: NO_COUNTS,
    isFavorite: false,
    mayManage: mayEditProblem(call.viewer, owned),
    myStatus: own(found.pid).status,
  };
}

export const workProblemCalls: Implementation[] = [
  implement(getTimedWorkProblemList, async (call, input) => {
    const view = await enterWork(call, workIdOf(input), call.viewer);
    const [rows, own] = await Promise.all([problemsOfWork(call, view.row.id), ownResultsIn(call, view)]);
    return rows.map((row) => {
      const { isSubmitted, status, score } = own(row.pid);
      return {
        id: row.id,
        pid: row.pid,
        displayId: row.display_id,
        displayTitle: row.display_title,
        type: row.type,
        isSubmitted,
        myStatus: status,
        score,
        points: inPoints(row.points),
      };
    });
  }),

  implement(getTimedWorkProblemDetail, (call, { tid, displayId, locale }) =>
    showInWork(call, tid, displayId, { locale: locale ?? call.lang, lang: call.lang, containsEnd: false }),
  ),
];
