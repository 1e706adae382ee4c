import * as z from 'zod';
import { assistantRights } from '../groups/assistants.ts';
import { op } from '../op.ts';
import { blankable, empty, filled, id, moment, whole } from '../shapes.ts';
import { ASSIGNED_KINDS } from './assignment.ts';

export const EXCUSE_REASON_MAX = 500;
export const DROP_LOWEST_MAX = 20;
/** Assignments of one table, the last ones due. */
export const GRADED_MAX = 100;

const place = z.number().describe('place in `items`');

export const getGroupGrades = op('getGroupGrades', 'GET /api/group/grades', {
  access: 'user',
  does: 'What the assignments of a group came to and the totals over them: of everybody for who runs the group and assistants who may see the progress, else the own',
  input: z.object({ gid: id }),
  data: z.object({
    rights: assistantRights.describe('what the viewer may do'),
    isAdmin: z.boolean().describe('runs the group'),
    dropLowest: z.number().describe('so many of the lowest shares do not count'),
    items: z
      .array(
        z.object({
          id: z.number(),
          kind: z.enum(ASSIGNED_KINDS),
          targetId: z.number(),
          title: z.string(),
          dueAt: moment,
          worth: z.number().describe('beside the others; 0: does not count'),
          isHidden: z.boolean().describe('what it came to is not shown to the viewer, and counts in no total here'),
        }),
      )
      .describe('that have opened, the first one due first'),
    people: z.array(
      z.object({
        uid: z.number(),
        username: z.string(),
        realname: z.string(),
        label: z.string().describe('the class within the group; empty to members'),
        scores: z.array(z.number().nullable()).describe('per cent by items; null where nothing was done, or is hidden'),
        excused: z.array(z.object({ item: place, reason: z.string() })),
        dropped: z.array(place).describe('of what is due'),
        soFar: z.number().nullable().describe('per cent of what is due for this person; null where nothing counts'),
        total: z.number().nullable().describe('of everything that has opened'),
      }),
    ),
  }),
});

export const downloadGroupGrades = op('downloadGroupGrades', 'GET /api/file/download-group-grades', {
  access: 'user',
  does: 'The same of everybody as a table for spreadsheets, without formulas',
  input: z.object({ gid: id, format: blankable(z.enum(['xlsx', 'csv'])) }),
  answer: 'file',
  data: z.null(),
});

export const setGroupGrading = op('setGroupGrading', 'PUT /api/group/grading', {
  access: 'user',
  does: 'Say how many of the lowest assignments do not count in the totals of a group, as one of its admins; audited',
  input: z.object({ gid: id, dropLowest: whole(0, DROP_LOWEST_MAX) }),
  data: empty,
});

export const excuseFromAssignment = op('excuseFromAssignment', 'PUT /api/group/assignment/excuse', {
  access: 'user',
  does: 'Excuse a member from an assignment, with a reason, or not any more: it is not due and does not count in the total; audited',
  input: z.object({
    id,
    uid: id,
    reason: filled(EXCUSE_REASON_MAX).nullable().describe('null: counts again'),
  }),
  data: empty,
});
