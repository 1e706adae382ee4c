import { VERDICT } from '@assay/contract/verdict.ts';
import { inPoints } from '@assay/rules/works/score.ts';
import { isShownAlways } from '@assay/rules/works/visibility.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { OwnResult } from '../../venues/rules.ts';
import { gradeFinished } from '../answers/grade.ts';
import type { WorkView } from '../entry.ts';
import { type Cells, findCells, findTried, problemsOfWork } from './problems.queries.ts';

/** What somebody did with a problem of a work. */
export interface OwnWork extends OwnResult {
  isSubmitted: boolean;
}

/** What the viewer reached at the problems of a work, as far as it is shown now: what counts, else what was submitted last. */
export async function ownResultsIn(
  call: Pick<Call, 'db' | 'settings' | 'ofNode'>,
  view: WorkView,
): Promise<(pid: number) => OwnWork> {
  const { row, viewer, shows, now } = view;
  const uid = viewer?.uid ?? 0;
  if (shows) await gradeFinished(call, row.id, now);
  const [tried, cells, problems] = await Promise.all([
    findTried(call, { wid: row.id, uid }),
    // nothing of them is told before
    shows ? findCells(call.db, row.id, uid) : ({} as Cells),
    shows ? problemsOfWork(call, row.id) : [],
  ]);
  const idOf = new Map(problems.map(({ id, pid }) => [pid, id]));
  return (pid) => {
    const status = tried?.last.get(pid) ?? (tried?.answered.has(pid) ? VERDICT.unknown : undefined);
    if (status === undefined) return { isSubmitted: false, status: VERDICT.notSubmitted, score: null };
    if (!shows) {
      return { isSubmitted: true, status: isShownAlways(status) ? status : VERDICT.unknown, score: null };
    }
    const cell = cells[idOf.get(pid) ?? 0];
    return { isSubmitted: true, status: cell?.[0] ?? status, score: cell ? inPoints(cell[1]) : null };
  };
}
