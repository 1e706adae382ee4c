import { setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { fail } from '@assay/contract/errors.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import type { AssignmentColumns } from './assignments.queries.ts';
import { assistAssignment } from './entry.ts';
import { note } from './note.ts';
import { deletePoints, lockPoints, upsertPoints } from './points.queries.ts';
import { listStudents } from './progress.queries.ts';
import { listAssigned } from './progress.ts';
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
  await tellPoints(call, tx, row, { uid, problem, before: before?.percent ?? null, percent, reason });
}

/** Points that are given by hand (ASG-10). */
export const assignmentPointsCalls: Implementation[] = [
  implement(setAssignmentPoints, async (call, { id, uid, pid, percent, reason }) => {
    const { row, labels } = await assistAssignment(call, id, 'grade');
    const [{ problems }, students] = await Promise.all([
      listAssigned(call, row),
      listStudents(call.db, row.gid, labels),
    ]);
    // who runs the group is no student of it, and assistants are not for their own work: nobody gives points to themselves
    const isStudent = uid !== viewerOf(call).uid && students.some((one) => one.uid === uid);
    if (!isStudent || !problems.some((one) => one.pid === pid)) {
      fail('assignment.cellUnknown');
    }
    const problem = problems.find((one) => one.pid === pid)!.displayId;
    const given = { uid, pid, problem, percent, reason: reason.trim() };
    await call.db.transaction().execute((tx) => givePoints(call, tx, row, given));
    return null;
  }),
];
