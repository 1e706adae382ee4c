import * as z from 'zod';
import { op } from '../../op.ts';
import { id, moment } from '../../shapes.ts';

/** Submissions that wait longer than this are told to who runs the contest. */
export const WAITS_LONG_SECONDS = 60;

export const getOnsiteState = op('getOnsiteState', 'GET /api/get-contest-onsite', {
  access: 'user',
  does: 'What needs somebody of the staff of a running contest: queue, nodes, open questions, prints and balloons, odd submissions',
  input: z.object({ cid: id }),
  data: z.object({
    queue: z.object({
      waiting: z.number().describe('jobs of the whole site'),
      running: z.number(),
      oldestSeconds: z.number().nullable(),
      ofContest: z.number().describe('submissions of the contest that have no result yet'),
    }),
    nodes: z.array(
      z.object({
        name: z.string(),
        slots: z.number(),
        busySlots: z.number(),
        state: z.enum(['works', 'idle', 'stopped', 'away']).describe('stopped: online, and given no work'),
      }),
    ),
    open: z.object({ questions: z.number(), prints: z.number(), balloons: z.number() }),
    firsts: z
      .array(
        z.object({
          displayId: z.string(),
          color: z.string(),
          who: z.string().nullable().describe('team or user name; null while nobody solved it'),
          at: moment.nullable(),
        }),
      )
      .describe('the first accepted of each problem'),
    odd: z
      .array(
        z.object({
          submitId: z.number(),
          displayId: z.string(),
          username: z.string(),
          why: z.enum(['failed', 'waits']).describe('System Error, or without a result for long'),
          at: moment,
        }),
      )
      .describe('at most twenty, oldest first'),
  }),
});
