import * as z from 'zod';
import { op } from '../../op.ts';
import { id, moment } from '../../shapes.ts';

/** What may be wrong with a contest, in the order of its report. */
export const CONTEST_AILMENTS = [
  'noProblems',
  'hidden',
  'noPassword',
  'noAccounts',
  'noData',
  'problemsPaused',
  'problemsBroken',
  'noLanguages',
  'limitsOdd',
  'limitsTight',
  'solutionsFailed',
  'solutionsUnverified',
  'solutionsStale',
  'noSolutions',
  'noStatement',
  'publicProblem',
  'colorsMissing',
  'colorsTwice',
  'sealedForGood',
  'sealOpensByItself',
  'noAwards',
  'judgesNone',
  'judgesFew',
  'languagesUnoffered',
  'nodeClock',
  'serverClock',
  'noContestants',
  'commentsClosed',
] as const;
export type ContestAilment = (typeof CONTEST_AILMENTS)[number];

/** `error`: the contest can not be run so; `warning`: somebody will suffer; `hint`: may be meant so. */
export const AILMENT_LEVELS = ['error', 'warning', 'hint'] as const;
export type AilmentLevel = (typeof AILMENT_LEVELS)[number];

const finding = z.object({
  ailment: z.enum(CONTEST_AILMENTS),
  level: z.enum(AILMENT_LEVELS),
  at: z.array(z.string()).describe('problems by display id, judge nodes or languages by name, accounts'),
  value: z.number().nullable().describe('how many there are, or milliseconds'),
  wanted: z.number().nullable().describe('how many there should be'),
});
export type ContestFinding = z.infer<typeof finding>;

export const getContestDoctor = op('getContestDoctor', 'GET /api/admin/contest/doctor', {
  access: 'user',
  does: 'What is wrong with a contest before its start, for those who manage it',
  input: z.object({ cid: id }),
  data: z.object({
    findings: z.array(finding),
    checkedAt: moment,
    slots: z.number().describe('programs that judges run at once'),
    problems: z.number(),
    contestants: z.number(),
  }),
});
