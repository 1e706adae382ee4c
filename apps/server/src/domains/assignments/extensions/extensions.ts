import {
  extendAssignment,
  getAssignmentExtensions,
  withdrawAssignmentExtension,
} from '@assay/contract/assignments/extensions.ts';
import { fail } from '@assay/contract/errors.ts';
import { dueFor } from '@assay/rules/assignments/access.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { assistAssignment } from '../entry.ts';
import { note } from '../note.ts';
import { listStudents } from '../progress.queries.ts';
import { venueOf } from '../progress.ts';
import { tellGrant } from '../tell.ts';
import { rowOf } from '../windows/own-dates.ts';
import {
  deleteExtension,
  listBecomingLate,
  listExtensions,
  lockExtension,
  upsertExtension,
  type Whose,
} from './extensions.queries.ts';

interface Sooner {
  /** When it was due, and is from now on. */
  from: Date;
  to: Date;
  whose: Whose;
  /** Whoever moves it was told already. */
  sure: boolean;
}

/** Says before work is due sooner whose work that makes late (ASG-15). @throws Failure `assignment.wouldBeLate` */
export async function warnOfLate(tx: Queryable, row: AssignmentColumns, { sure, ...move }: Sooner): Promise<void> {
  if (sure) return;
  const { id, gid } = row;
  const names = await listBecomingLate(tx, { id, gid, venue: venueOf(row), ...move });
  if (names.length > 0) fail('assignment.wouldBeLate', { names: names.join(', ') });
}

/** Later due dates for one person (ASG-15). */
export const assignmentExtensionCalls: Implementation[] = [
  implement(getAssignmentExtensions, async (call, { id }) => {
    const { row, rights, labels } = await assistAssignment(call, id, 'extend');
    const [rows, students] = await Promise.all([listExtensions(call.db, id), listStudents(call.db, row.gid, labels)]);
    const within = new Set(students.map(({ uid }) => uid));
    const shown = labels === null ? rows : rows.filter(({ uid }) => within.has(uid));
    return shown.map(({ until, gmt_create, realname, ...row }) => ({
      ...row,
      realname: rights.has('roster') ? realname : '',
      until: until.toISOString(),
      givenTime: gmt_create.toISOString(),
    }));
  }),

  implement(extendAssignment, async (call, { id, uid, until, reason, sure }) => {
    const { row, labels } = await assistAssignment(call, id, 'extend');
    // a timed work gives its own time
    if (row.work_id !== null) fail('assignment.hasOwnTime');
    const students = await listStudents(call.db, row.gid, labels);
    // assistants do not extend their own work
    if (uid === viewerOf(call).uid || !students.some((one) => one.uid === uid)) fail('assignment.memberUnknown');
    const given = { until: new Date(until), reason: reason.trim() };
    await call.db.transaction().execute(async (tx) => {
      const before = (await lockExtension(tx, id, uid)) ?? null;
      const { due_at } = await rowOf(tx, row, uid);
      const from = dueFor(due_at, before?.until ?? null);
      await warnOfLate(tx, row, { from, to: dueFor(due_at, given.until), whose: { uid }, sure });
      const by = { by_uid: viewerOf(call).uid, gmt_create: call.clock.now() };
      await upsertExtension(tx, { assignment_id: id, uid, ...given, ...by });
      await note(call, tx, extendAssignment.name, id, before && { uid, ...before }, { uid, ...given });
      await tellGrant(call, tx, row, { grant: 'extension', uid, reason: given.reason });
    });
    return null;
  }),

  implement(withdrawAssignmentExtension, async (call, { id, uid, sure }) => {
    const { row, labels } = await assistAssignment(call, id, 'extend');
    const isWithin = labels === null || (await listStudents(call.db, row.gid, labels)).some((one) => one.uid === uid);
    if (uid === viewerOf(call).uid || !isWithin) fail('assignment.memberUnknown');
    await call.db.transaction().execute(async (tx) => {
      const before = await lockExtension(tx, id, uid);
      if (!before) return;
      const { due_at } = await rowOf(tx, row, uid);
      await warnOfLate(tx, row, { from: dueFor(due_at, before.until), to: due_at, whose: { uid }, sure });
      await deleteExtension(tx, id, uid);
      await note(call, tx, withdrawAssignmentExtension.name, id, { uid, ...before }, null);
      await tellGrant(call, tx, row, { grant: 'extension', uid, reason: null });
    });
    return null;
  }),
];
