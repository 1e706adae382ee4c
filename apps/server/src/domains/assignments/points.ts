import { setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { fail } from '@assay/contract/errors.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { assistAssignment } from './entry.ts';
import { note } from './note.ts';
import { deletePoints, lockPoints, upsertPoints } from './points.queries.ts';
import { listStudents } from './progress.queries.ts';
import { listAssigned } from './progress.ts';
import { tellPoints } from './tell.ts';

/** Points that are given by hand (ASG-10). */
export const assignmentPointsCalls: Implementation[] = [
  implement(setAssignmentPoints, async (call, { id, uid, pid, percent, reason }) => {
    const { row } = await assistAssignment(call, id, 'grade');
    const [{ problems }, students] = await Promise.all([listAssigned(call, row), listStudents(call.db, row.gid)]);
    // who runs the group is no student of it, and assistants are not for their own work: nobody gives points to themselves
    const isStudent = uid !== viewerOf(call).uid && students.some((one) => one.uid === uid);
    if (!isStudent || !problems.some((one) => one.pid === pid)) {
      fail('assignment.cellUnknown');
    }
    const values = { percent, reason: reason.trim(), by_uid: viewerOf(call).uid };
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockPoints(tx, id, uid, pid)) ?? null;
      if (percent === null) await deletePoints(tx, id, uid, pid);
      else await upsertPoints(tx, { ...values, percent, assignment_id: id, uid, pid, gmt_create: call.clock.now() });
      await note(call, tx, setAssignmentPoints.name, id, before && { uid, pid, ...before }, { uid, pid, ...values });
      const problem = problems.find((one) => one.pid === pid)!.displayId;
      await tellPoints(call, tx, row, {
        uid,
        problem,
        before: before?.percent ?? null,
        percent,
        reason: values.reason,
      });
    });
    return null;
  }),
];
