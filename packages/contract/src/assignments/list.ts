import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, moment, whole } from '../shapes.ts';
import { ASSIGNED_KINDS, assignmentFields, assignmentRow, target } from './assignment.ts';

export const getAssignments = op('getAssignments', 'GET /api/group/assignments', {
  access: 'user',
  does: 'What a group is set as work, by due dates, the last one first; with the own work',
  input: z.object({ ...paging(10), gid: id }),
  data: pageOf(assignmentRow),
});

export const getDueAssignments = op('getDueAssignments', 'GET /api/get-due-assignments', {
  access: 'user',
  does: 'What the viewer is set as work in any group, or in one, and is not due yet, the next one first',
  input: z.object({ gid: blankable(id) }),
  data: z.array(
    z.object({
      id: z.number(),
      gid: z.number(),
      groupName: z.string(),
      kind: z.enum(ASSIGNED_KINDS),
      targetId: z.number(),
      title: z.string(),
      dueAt: moment.describe('of the viewer'),
    }),
  ),
});

export const addAssignment = op('addAssignment', 'POST /api/group/assignment', {
  access: 'user',
  does: 'Set a group a training, a question sheet or a timed work as work, as one of its admins',
  input: assignmentFields.extend({ gid: id, ...target.shape }),
  data: z.object({ id: z.number() }),
});

export const updateAssignment = op('updateAssignment', 'PUT /api/group/assignment', {
  access: 'user',
  does: 'Save an assignment: its dates, what comes late, when results are shown',
  input: assignmentFields.extend({
    id,
    version: whole(0, 1_000_000_000),
    sure: z.boolean().default(false).describe('though work that was in time comes late by that'),
  }),
  data: z.object({ version: z.number() }),
});

export const deleteAssignment = op('deleteAssignment', 'DELETE /api/group/assignment', {
  access: 'user',
  does: 'Take an assignment back; what was set as work stays, and all that was submitted',
  input: z.object({ id }),
  data: empty,
});

export const releaseAssignment = op('releaseAssignment', 'PUT /api/group/assignment/release', {
  access: 'user',
  does: 'Show the results of an assignment to its members, where that is done by hand',
  input: z.object({ id }),
  data: empty,
});

export const getPastAssignments = op('getPastAssignments', 'GET /api/group/past-assignments', {
  access: 'user',
  does: 'What may be set again in a group, to one of its admins: assignments of the groups that the viewer runs, those of this one first',
  input: z.object({ gid: id }),
  data: z.array(
    z.object({
      gid: z.number(),
      groupName: z.string(),
      assignments: z
        .array(z.object({ id: z.number(), title: z.string(), dueAt: moment, isPast: z.boolean() }))
        .describe('the first one due first'),
    }),
  ),
});

export const cloneAssignments = op('cloneAssignments', 'POST /api/group/assignments/clone', {
  access: 'user',
  does: 'Set the work of a past term again: the same assignments with dates that many days later, in a group of the own; what belongs to another group is copied into it, timed works always',
  input: z.object({
    gid: id.describe('where they are set again'),
    ids: z.array(id).min(1).max(100),
    shiftDays: whole(1, 3_650),
  }),
  data: z.object({
    ids: z.array(z.number()),
    left: z
      .array(z.string())
      .describe('ids of problems that a copy has not: those of another group that are not public'),
  }),
});
