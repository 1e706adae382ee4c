import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, id, line, moment } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';

/** Submissions that statistics look at: the latest ones of the public list. */
export const STATISTICS_SUBMISSIONS_MAX = 10_000;
/** Judgements of wrong solutions that are looked at case by case. */
export const STATISTICS_JUDGEMENTS_MAX = 300;
/** Places among the fastest and the shortest solutions. */
export const STATISTICS_BEST = 5;
/** Cases that are named among those that fail most. */
export const STATISTICS_CASES = 5;

const bucket = z.object({
  from: z.number(),
  to: z.number().describe('its own value is in it; of the last one the greatest that was measured'),
  count: z.number(),
});
export type Bucket = z.infer<typeof bucket>;

const best = z.object({
  submitId: z.number(),
  uid: z.number(),
  username: z.string(),
  language: z.string(),
  value: z.number(),
});
export type BestSolution = z.infer<typeof best>;

/** From when on it is counted how long people took. */
export const SOLVING_SINCE = ['firstTry', 'contestStart'] as const;

const solving = z.object({
  since: z.enum(SOLVING_SINCE).describe('their first submission in practice, or the start of a contest that is over'),
  tried: z.number().describe('persons, once for each contest'),
  curve: z.array(
    z.object({ minutes: z.number(), solved: z.number().describe('of those who tried, within that time') }),
  ),
});
export type SolvingCurve = z.infer<typeof solving>;

/** What is the same for everybody, as it is kept. */
const statisticsSnapshot = z.object({
  languages: z.array(
    z.object({
      language: z.string(),
      total: z.number(),
      results: z.array(z.object({ status: z.number(), count: z.number() })).describe('the most frequent first'),
    }),
  ),
  time: z.array(bucket).describe('of accepted solutions, in ms'),
  memory: z.array(bucket).describe('of accepted solutions, in KB'),
  fastest: z.array(best).describe('one of each person, in ms'),
  shortest: z.array(best).describe('one of each person, in bytes'),
});
export type StatisticsSnapshot = z.infer<typeof statisticsSnapshot>;

const judgedCase = z.object({
  index: z.number().describe('from 1'),
  ran: z.number().describe('wrong solutions that came to it'),
  failed: z.number().describe('those that failed it'),
});
export type JudgedCase = z.infer<typeof judgedCase>;

export const getProblemStatistics = op('getProblemStatistics', 'GET /api/problem/statistics', {
  access: 'anyone',
  does: 'What the latest submissions of a problem on the public list came to: verdicts by language, times and memory with the own mark, the best solutions, the cases that fail most; worked out now and then',
  input: z.object({ pid: id.nullish(), problemId: blankable(line(50)), ...venueFields }),
  data: statisticsSnapshot.extend({
    counted: z.number().describe('submissions that were looked at'),
    asOf: moment,
    own: z
      .object({ time: z.number().nullable(), memory: z.number().nullable(), length: z.number() })
      .nullable()
      .describe('the best of the own accepted solutions in practice; null for none'),
    cases: z
      .object({
        judged: z.number().describe('wrong solutions that were looked at, on the test data of now'),
        worst: z.array(judgedCase),
        unfailed: z
          .array(z.number())
          .nullable()
          .describe('cases that no wrong solution fails; for those who may read the test data'),
      })
      .nullable()
      .describe('for those who may read the test data; where case results are open, also for who solved the problem'),
    solving: z
      .array(solving)
      .nullable()
      .describe('how long people took to solve it; for those who may read the test data'),
  }),
});
