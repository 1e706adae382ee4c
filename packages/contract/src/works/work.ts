import * as z from 'zod';
import { blankable, id, moment } from '../shapes.ts';

/** Who may start: all; those who know the password. */
export const WORK_AUTH = { public: 0, private: 1 } as const;

/** WORK-2, as somebody finds a work: -1 to come, 0 running, 1 ended. */
export const WORK_STATUS = { scheduled: -1, running: 0, ended: 1 } as const;
export type WorkStatus = (typeof WORK_STATUS)[keyof typeof WORK_STATUS];

/** When results are shown to those who take part (WORK-3): at once, after the own end, after everybody's end, or by hand. */
export const WORK_RESULTS = ['atOnce', 'handIn', 'end', 'byHand'] as const;
export type WorkResults = (typeof WORK_RESULTS)[number];

/** Which submission of a problem counts: the last, or the one with most points. */
export const WORK_SCORE_TYPES = ['Recent', 'Highest'] as const;
export type WorkScoreType = (typeof WORK_SCORE_TYPES)[number];

/** What a problem of a work asks for: a program, or answers to questions. */
export const WORK_PROBLEM_TYPE = { programming: 0, objective: 1 } as const;

export const WORK_PROBLEMS_MAX = 200;
export const WORK_POINTS_MAX = 10_000;
/** Four weeks. */
export const WORK_DURATION_MAX = 28 * 24 * 3600;

/** A work, by either of the names that clients send. */
export const workKey = z.object({ tid: blankable(id), id: blankable(id).describe('the same as tid') });
export type WorkKey = z.output<typeof workKey>;

/** One person's time at a work. */
export const workRecord = z.object({
  startTime: moment,
  endTime: moment.nullable().describe('null while it runs: handed in, or the time was over'),
});

/** A timed work as lists and its own pages show it. Times are those of the server's clock. */
export const workRow = z.object({
  id: z.number(),
  title: z.string(),
  type: z.literal(2),
  logoUrl: z.string().nullable(),
  auth: z.number(),
  status: z.number().describe('as the viewer finds it: -1 to come, 0 running, 1 ended'),
  startTime: moment,
  endTime: moment,
  duration: z.number().describe('seconds from the own start'),
  now: moment.describe("the server's clock, to count down by"),
  author: z.string(),
  uid: z.number().nullable(),
  gid: z.number().nullable(),
  record: workRecord.nullable().describe("the viewer's own; null before it was started"),
});
export type WorkRow = z.infer<typeof workRow>;
