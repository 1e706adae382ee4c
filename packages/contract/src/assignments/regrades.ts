import * as z from 'zod';
import { op } from '../op.ts';
import { empty, filled, id, moment, text, whole } from '../shapes.ts';

export const REGRADE_REASON_MIN = 20;
export const REGRADE_REASON_MAX = 1_000;

export const askRegrade = op('askRegrade', 'POST /api/group/assignment/regrade', {
  access: 'user',
  does: 'Ask for another look at the own work at a problem of an assignment, once, while that may be asked',
  input: z.object({
    id,
    pid: id,
    // blanks around it are no reason
    reason: text(REGRADE_REASON_MAX).check(({ value, issues }) => {
      if (value.trim().length >= REGRADE_REASON_MIN) return;
      issues.push({ code: 'too_small', origin: 'string', minimum: REGRADE_REASON_MIN, inclusive: true, input: value });
    }),
  }),
  data: empty,
});

export const getRegrades = op('getRegrades', 'GET /api/group/assignment/regrades', {
  access: 'user',
  does: 'Who asked for another look in an assignment, those without an answer first: of everybody for who sees the progress, else the own',
  input: z.object({ id }),
  data: z.object({
    mayDecide: z.boolean(),
    problems: z.array(z.object({ pid: z.number(), displayId: z.string(), title: z.string() })),
    requests: z.array(
      z.object({
        id: z.number(),
        uid: z.number(),
        username: z.string(),
        realname: z.string(),
        pid: z.number(),
        reason: z.string(),
        askedTime: moment,
        isGranted: z.boolean().nullable().describe('null: nobody decided yet'),
        answer: z.string(),
        by: z.string().nullable().describe('who decided'),
      }),
    ),
  }),
});

export const decideRegrade = op('decideRegrade', 'PUT /api/group/assignment/regrade', {
  access: 'user',
  does: 'Answer who asked for another look, once, and give other points by hand where it is granted; audited',
  input: z.object({
    id: id.describe('of the request'),
    isGranted: z.boolean(),
    answer: filled(REGRADE_REASON_MAX),
    percent: whole(0, 100).nullable().default(null).describe('given by hand; null: the points stay'),
  }),
  data: empty,
});
