import { setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { givenPercent } from '@assay/rules/assignments/rubric.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import type { AssignmentColumns } from './assignments.queries.ts';
import { note } from './note.ts';
import { deletePoints, lockPoints, upsertPoints } from './points.queries.ts';
import { rubricPercentOf } from './rubrics/percents.ts';
import { gradeCell } from './supervision/cell.ts';
import { tellPoints } from './tell.ts';

interface GivenPoints {
  uid: number;
  pid: number;
  /** The display id of the problem. */
  problem: string;
  /** Null takes them back. */
  percent: number | null;
  reason: string;
}

/** Gives points by hand or takes them back, with a note in the log and a message. */
export async function givePoints(call: Call, tx: Queryable, row: AssignmentColumns, given: GivenPoints): Promise<void> {
  const { uid, pid, problem, percent, reason } = given;
  const values = { percent, reason, by_uid: viewerOf(call).uid };
  const before = (await lockPoints(tx, row.id, uid, pid)) ?? null;
  if (percent === null) await deletePoints(tx, row.id, uid, pid);
  else await upsertPoints(tx, { ...values, percent, assignment_id: row.id, uid, pid, gmt_create: call.clock.now() });
  await note(call, tx, setAssignmentPoints.name, row.id, before && { uid, pid, ...before }, { uid, pid, ...values });
  // taken back, those of a rubric count where there is one
  const byRubric = await rubricPercentOf(tx, { id: row.id, uid, pid });
  const change = { before: givenPercent(before?.percent ?? null, byRubric), percent: givenPercent(percent, byRubric) };
  await tellPoints(call, tx, row, [{ uid, problem, ...change, reason }]);
}

/** Points that are given by hand (ASG-10). */
export const assignmentPointsCalls: Implementation[] = [
  implement(setAssignmentPoints, async (call, { id, uid, pid, percent, reason }) => {
    const { row, problem } = await gradeCell(call, { id, uid, pid });
    const given = { uid, pid, problem: problem.displayId, percent, reason: reason.trim() };
    await call.db.transaction().execute((tx) => givePoints(call, tx, row, given));
    return null;
  }),
];
