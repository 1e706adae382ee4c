import * as z from 'zod';
import { label } from '../groups/assistants.ts';
import { op } from '../op.ts';
import { empty, id, moment } from '../shapes.ts';

export const getTimedWorkWindows = op('getTimedWorkWindows', 'GET /api/admin/homework/windows', {
  access: 'user',
  does: 'The classes of the group that a timed work belongs to, and when it is open to each that has a window of its own, for those who run it',
  input: z.object({ tid: id }),
  data: z.array(
    z.object({
      label: z.string(),
      people: z.number().describe('members in it now'),
      startTime: moment.nullable().describe('null: as for everybody'),
      endTime: moment.nullable(),
    }),
  ),
});

export const setTimedWorkWindow = op('setTimedWorkWindow', 'PUT /api/admin/homework/window', {
  access: 'user',
  does: 'Open a timed work to a class at times of its own, or as to everybody again; at once, also for who sits it; audited',
  input: z.object({
    tid: id,
    label: label.min(1),
    window: z
      .object({ startTime: z.iso.datetime({ offset: true }), endTime: z.iso.datetime({ offset: true }) })
      .nullable()
      .describe('null: as for everybody'),
  }),
  data: empty,
});
