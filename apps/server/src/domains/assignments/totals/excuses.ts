import { excuseFromAssignment } from '@assay/contract/assignments/grades.ts';
import { fail } from '@assay/contract/errors.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { assistAssignment } from '../entry.ts';
import { note } from '../note.ts';
import { listStudents } from '../progress.queries.ts';
import { tellGrant } from '../tell.ts';
import { deleteExcuse, lockExcuse, upsertExcuse } from './grades.queries.ts';

/** Assignments from which somebody is excused (ASG-21). */
export const assignmentExcuseCalls: Implementation[] = [
  implement(excuseFromAssignment, async (call, { id, uid, reason }) => {
    const { row, labels } = await assistAssignment(call, id, 'grade');
    const students = await listStudents(call.db, row.gid, labels);
    // assistants do not excuse themselves
    if (uid === viewerOf(call).uid || !students.some((one) => one.uid === uid)) fail('assignment.memberUnknown');
    const given = reason === null ? null : { reason: reason.trim(), by_uid: viewerOf(call).uid };
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockExcuse(tx, id, uid)) ?? null;
      if (before?.reason === given?.reason) return;
      if (given) await upsertExcuse(tx, { ...given, assignment_id: id, uid, gmt_create: call.clock.now() });
      else await deleteExcuse(tx, id, uid);
      await note(call, tx, excuseFromAssignment.name, id, before && { uid, ...before }, given && { uid, ...given });
      await tellGrant(call, tx, row, { grant: 'excuse', uid, reason: given?.reason ?? null });
    });
    return null;
  }),
];
