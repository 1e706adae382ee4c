import { getAssignmentWindows, setAssignmentWindow } from '@assay/contract/assignments/windows.ts';
import { fail } from '@assay/contract/errors.ts';
import { refuseClass, withClasses } from '@assay/rules/groups/classes.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { listClasses } from '../../groups/members.queries.ts';
import { manageAssignment } from '../entry.ts';
import { warnOfLate } from '../extensions/extensions.ts';
import { note } from '../note.ts';
import { deleteWindow, listWindows, lockWindow, upsertWindow } from './windows.queries.ts';

/** Openings and due dates of classes (ASG-26). */
export const assignmentWindowCalls: Implementation[] = [
  implement(getAssignmentWindows, async (call, { id }) => {
    const { gid } = await manageAssignment(call, id);
    const [classes, windows] = await Promise.all([listClasses(call.db, gid), listWindows(call.db, [id])]);
    return withClasses(classes, windows).map(({ label, people, own }) => ({
      ...{ label, people },
      opensAt: own?.opens_at.toISOString() ?? null,
      dueAt: own?.due_at.toISOString() ?? null,
    }));
  }),

  implement(setAssignmentWindow, async (call, { id, label, window, sure }) => {
    const row = await manageAssignment(call, id);
    // a timed work opens to a class by itself
    if (row.work_id !== null) fail('assignment.hasOwnTime');
    const own = window && { opens_at: new Date(window.opensAt), due_at: new Date(window.dueAt) };
    if (own && own.due_at <= own.opens_at) fail('assignment.timesReversed');
    const unknown = own && refuseClass(await listClasses(call.db, row.gid), label);
    if (unknown) fail(unknown);
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockWindow(tx, id, label)) ?? null;
      const due = { from: (before ?? row).due_at, to: (own ?? row).due_at };
      await warnOfLate(tx, row, { ...due, whose: { label }, sure });
      await (own ? upsertWindow(tx, { assignment_id: id, label, ...own }) : deleteWindow(tx, id, label));
      await note(call, tx, setAssignmentWindow.name, id, before && { label, ...before }, own && { label, ...own });
    });
    return null;
  }),
];
