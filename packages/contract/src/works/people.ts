import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, filled, id, line, moment, text, whole } from '../shapes.ts';
import { WORK_DURATION_MAX } from './work.ts';

const workPerson = z.object({
  uid: z.number(),
  username: z.string(),
  realname: z.string(),
  startTime: moment.nullable(),
  handInTime: moment.nullable().describe('handed in, or the time was over'),
  ownEnd: moment,
  score: z.number(),
  notes: z.number().describe('written down of the exam; see its timeline'),
  drafts: z.number().describe('answers that arrived and do not count; see them'),
  extension: z
    .object({
      until: moment.nullable(),
      extraSeconds: z.number(),
      reason: z.string(),
      by: z.string().nullable(),
      givenTime: moment,
    })
    .nullable(),
});
export type WorkPersonRow = z.infer<typeof workPerson>;

export const getTimedWorkPeople = op('getTimedWorkPeople', 'GET /api/admin/homework/get-person-list', {
  access: 'user',
  does: 'Who started a timed work or was given more time, for those who run it',
  input: z.object({ ...paging(30), tid: id, keyword: blankable(text(100)) }),
  data: pageOf(workPerson),
});

export const extendTimedWork = op('extendTimedWork', 'PUT /api/admin/homework/extension', {
  access: 'user',
  does: 'Give somebody a later end of a timed work, extra time or both, at once; what was given before is replaced; audited',
  input: z.object({
    tid: id,
    username: line(100).min(1),
    until: blankable(line(40)).describe('the work ends for that person then at the earliest'),
    extraSeconds: whole(0, WORK_DURATION_MAX).describe('on top of the own duration and of the end'),
    reason: filled(500),
  }),
  data: empty,
});

export const withdrawTimedWorkExtension = op('withdrawTimedWorkExtension', 'DELETE /api/admin/homework/extension', {
  access: 'user',
  does: 'Take back the further time that somebody was given, at once; audited',
  input: z.object({ tid: id, uid: id }),
  data: empty,
});
