import type { AssignmentFields } from '@assay/contract/assignments/assignment.ts';
import {
  addAssignment,
  deleteAssignment,
  releaseAssignment,
  updateAssignment,
} from '@assay/contract/assignments/list.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { refuseLate } from '@assay/rules/assignments/late.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { manageGroup } from '../groups/entry.ts';
import { holdGroup } from '../groups/members.queries.ts';
import { deleteAssignmentRow, insertAssignment, updateAssignmentRow, updateReleased } from './assignments.queries.ts';
import { manageAssignment } from './entry.ts';
import { warnOfLate } from './extensions/extensions.ts';
import { note } from './note.ts';
import { listStudents } from './progress.queries.ts';
import { isAssignable, targetColumns } from './target.queries.ts';
import { tellReleased } from './tell.ts';

/** The columns of an assignment as its form gave it. @throws Failure of what cannot be */
function columnsOf({ title, opensAt, dueAt, late, results, worth, regradeDays }: AssignmentFields) {
  const [opens_at, due_at] = [new Date(opensAt), new Date(dueAt)];
  if (due_at <= opens_at) fail('assignment.timesReversed');
  const refusal = refuseLate(late);
  if (refusal) fail(refusal);
  return { title, opens_at, due_at, late, results, worth, regrade_days: regradeDays };
}

/** Whose it is, and when it was set. */
const bornNow = (call: Call) => ({ author_uid: viewerOf(call).uid, gmt_create: call.clock.now() });

export const assignmentManageCalls: Implementation[] = [
  implement(addAssignment, async (call, { gid, kind, targetId, ...fields }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const columns = columnsOf(fields);
    const target = targetColumns(kind, targetId);
    return call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, gid))) fail('group.unknown');
      if (!(await isAssignable(tx, gid, target))) fail('assignment.targetUnknown');
      const row = await insertAssignment(tx, { ...columns, ...target, gid, ...bornNow(call) });
      await note(call, tx, addAssignment.name, row.id, null, { gid, kind, targetId, ...columns });
      return row;
    });
  }),

  implement(updateAssignment, async (call, { id, version, sure, ...fields }) => {
    const before = await manageAssignment(call, id);
    const columns = columnsOf(fields);
    const saved = await call.db.transaction().execute(async (tx) => {
      await warnOfLate(tx, before, { from: before.due_at, to: columns.due_at, whose: 'others', sure });
      const next = await updateAssignmentRow(tx, { id, version }, columns);
      if (next === null) return fail('assignment.changed');
      await note(call, tx, updateAssignment.name, id, before, columns);
      return next;
    });
    return { version: saved };
  }),

  implement(deleteAssignment, async (call, { id }) => {
    const before = await manageAssignment(call, id);
    await call.db.transaction().execute(async (tx) => {
      await deleteAssignmentRow(tx, id);
      await note(call, tx, deleteAssignment.name, id, before, null);
    });
    return null;
  }),

  implement(releaseAssignment, async (call, { id }) => {
    const row = await manageAssignment(call, id);
    await call.db.transaction().execute(async (tx) => {
      const released_at = call.clock.now();
      const isFirst = await updateReleased(tx, id, released_at);
      await note(call, tx, releaseAssignment.name, id, null, { released_at });
      if (!isFirst || row.results !== 'byHand' || row.work_id !== null) return;
      const students = await listStudents(tx, row.gid);
      await tellReleased(
        call,
        tx,
        row,
        students.map(({ uid }) => uid),
      );
    });
    return null;
  }),
];
