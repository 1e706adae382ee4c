import type { AssignmentRow, ResultsShown } from '@assay/contract/assignments/assignment.ts';
import { Failure } from '@assay/contract/failure.ts';
import { areResultsShown, dueFor } from '@assay/rules/assignments/access.ts';
import { regradeUntil } from '@assay/rules/assignments/regrade.ts';
import { scoreOf } from '@assay/rules/assignments/totals.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import type { AssignmentColumns } from './assignments.queries.ts';
import { listAssigned, listWork, targetOf } from './progress.ts';

export const resultsShown = (row: AssignmentColumns, now: Date): boolean =>
  areResultsShown(
    {
      results: row.results as ResultsShown,
      dueAt: row.last_due_at,
      late: row.late,
      releasedAt: row.released_at,
    },
    now,
  );

/** What decides about asking for another look. @param dueAt of the person */
export const regradeFacts = (row: AssignmentColumns, now: Date, dueAt: Date) => ({
  results: row.results as ResultsShown,
  dueAt,
  lastDueAt: row.last_due_at,
  late: row.late,
  releasedAt: row.released_at,
  regradeDays: row.regrade_days,
  areShown: resultsShown(row, now),
});

/** Until when the viewer may ask for another look, while that is so. */
function asksUntil(row: AssignmentColumns, now: Date, extension: { until: Date } | undefined): string | null {
  if (row.work_id !== null || now < row.opens_at) return null;
  const until = regradeUntil(regradeFacts(row, now, dueFor(row.due_at, extension?.until ?? null)));
  return until !== null && now < until ? until.toISOString() : null;
}

/** An assignment as lists show it. @param extension of the viewer, like `excuse` */
export const shownAssignment = (
  row: AssignmentColumns,
  now: Date,
  own: AssignmentRow['own'],
  extension?: { until: Date; reason: string },
  excuse: string | null = null,
): AssignmentRow => ({
  id: row.id,
  gid: row.gid,
  ...targetOf(row),
  title: row.title,
  opensAt: row.opens_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  late: row.late,
  results: row.results as ResultsShown,
  resultsShown: resultsShown(row, now),
  worth: row.worth,
  regradeDays: row.regrade_days,
  regradeUntil: asksUntil(row, now, extension),
  now: now.toISOString(),
  version: row.version,
  extension: extension ? { until: extension.until.toISOString(), reason: extension.reason } : null,
  excuse,
  own,
});

/** What the viewer did of an assignment, as far as it is shown (ASG-5); null before it opens, and where it is closed to the viewer. */
export async function ownWorkOf(call: Call, row: AssignmentColumns): Promise<AssignmentRow['own']> {
  const now = call.clock.now();
  // a timed work shows its results itself
  if (now < row.opens_at || targetOf(row).kind === 'timedWork') return null;
  try {
    const { problems, total } = await listAssigned(call, row);
    if (!resultsShown(row, now)) return { solved: null, total, score: null, byHand: null };
    const pids = problems.map(({ pid }) => pid);
    const work = [...(await listWork(call.db, row, [viewerOf(call).uid], pids))];
    return {
      solved: work.filter((one) => one.isSolved).length,
      total,
      score: scoreOf(
        work.map(({ best }) => best),
        total,
      ),
      byHand: work.filter(({ reached }) => reached !== null).length,
    };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
