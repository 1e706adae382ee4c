import { cloneAssignments, getPastAssignments } from '@assay/contract/assignments/list.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { daysLater } from '@assay/rules/calendar/days.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { manageGroup } from '../groups/entry.ts';
import { holdGroup } from '../groups/members.queries.ts';
import { editTraining } from '../trainings/entry.ts';
import { copyIntoGroup } from '../trainings/manage/copy.ts';
import { editWork } from '../works/entry.ts';
import { copyWork } from '../works/manage/copy.ts';
import { type AssignmentColumns, insertAssignment, listByIds, listPast } from './assignments.queries.ts';
import { manageAssignment } from './entry.ts';
import { note } from './note.ts';
import { targetOf } from './progress.ts';
import { copyRubrics } from './rubrics/rubrics.queries.ts';
import { isAssignable, targetColumns } from './target.queries.ts';

interface Copied {
  id: number;
  /** Ids of problems that the group cannot have. */
  left: readonly string[];
}

/**
 * What is set again: the same, or a copy of it in the group where it belongs to another one. A timed work is always copied, with its times
 * moved as the dates are: what it was is over (ASG-7).
 */
async function targetAgain(call: Call, tx: Queryable, row: AssignmentColumns, gid: number, later: (at: Date) => Date) {
  const { kind, targetId } = targetOf(row);
  if (kind === 'timedWork') {
    const view = await editWork(call, targetId, call.viewer);
    return copyWork(call, tx, view, { gid, later });
  }
  if (kind === 'qsheet' || (await isAssignable(tx, gid, targetColumns(kind, targetId))))
    return { id: targetId, left: [] };
  const { row: training } = await editTraining(call, targetId, call.viewer);
  return copyIntoGroup(call, tx, training, gid);
}

/** Assignments of one group that can be chosen to be set again. */
const PAST_MAX = 100;

export const assignmentCloneCalls: Implementation[] = [
  implement(getPastAssignments, async (call, { gid }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const now = call.clock.now();
    const groups = new Map<number, DataOf<typeof getPastAssignments>[number]>();
    for (const row of await listPast(call.db, gid, viewerOf(call).uid, PAST_MAX)) {
      const group = groups.get(row.gid) ?? { gid: row.gid, groupName: row.group_name, assignments: [] };
      groups.set(row.gid, group);
      const { id, title, due_at } = row;
      group.assignments.push({ id, title, dueAt: due_at.toISOString(), isPast: due_at <= now });
    }
    return [...groups.values()];
  }),

  implement(cloneAssignments, async (call, { gid, ids, shiftDays }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const past = await listByIds(call.db, ids);
    if (past.length !== new Set(ids).size) fail('assignment.unknown');
    for (const { id } of past) await manageAssignment(call, id);
    const later = (at: Date) => daysLater(call.config.timeZone, at, shiftDays);
    return call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, gid))) fail('group.unknown');
      // what was set twice is copied once
      const copies = new Map<string, Copied>();
      const made: number[] = [];
      for (const row of past) {
        const { kind, targetId } = targetOf(row);
        const key = `${kind}:${targetId}`;
        const copy = copies.get(key) ?? (await targetAgain(call, tx, row, gid, later));
        copies.set(key, copy);
        const target = targetColumns(kind, copy.id);
        if (!(await isAssignable(tx, gid, target))) fail('assignment.targetUnknown');
        const times = { opens_at: later(row.opens_at), due_at: later(row.due_at) };
        const { title, late, results, worth, regrade_days } = row;
        const born = { author_uid: viewerOf(call).uid, gmt_create: call.clock.now() };
        const { id } = await insertAssignment(tx, {
          gid,
          ...target,
          title,
          ...times,
          late,
          results,
          worth,
          regrade_days,
          ...born,
        });
        await copyRubrics(tx, row.id, id);
        await note(call, tx, cloneAssignments.name, id, { from: row.id }, { gid, ...times });
        made.push(id);
      }
      return { ids: made, left: [...new Set([...copies.values()].flatMap(({ left }) => left))].sort() };
    });
  }),
];
