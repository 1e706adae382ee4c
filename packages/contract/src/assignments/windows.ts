import * as z from 'zod';
import { label } from '../groups/assistants.ts';
import { op } from '../op.ts';
import { empty, id, moment } from '../shapes.ts';

export const getAssignmentWindows = op('getAssignmentWindows', 'GET /api/group/assignment/windows', {
  access: 'user',
  does: 'The classes of a group, and when an assignment opens and is due for each that has dates of its own, for admins of the group',
  input: z.object({ id }),
  data: z.array(
    z.object({
      label: z.string(),
      people: z.number().describe('members in it now'),
      opensAt: moment.nullable().describe('null: as for everybody'),
      dueAt: moment.nullable(),
    }),
  ),
});

export const setAssignmentWindow = op('setAssignmentWindow', 'PUT /api/group/assignment/window', {
  access: 'user',
  does: 'Give a class an opening and a due date of its own, or those of everybody again, at once; audited',
  input: z.object({
    id,
    label: label.min(1),
    window: z
      .object({ opensAt: z.iso.datetime({ offset: true }), dueAt: z.iso.datetime({ offset: true }) })
      .nullable()
      .describe('null: as for everybody'),
    sure: z.boolean().default(false).describe('though work that was in time comes late by that'),
  }),
  data: empty,
});
