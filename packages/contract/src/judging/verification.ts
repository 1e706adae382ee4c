import * as z from 'zod';
import { op } from '../op.ts';
import { blankable, empty, id, line, moment } from '../shapes.ts';
import { VERDICT, type VerdictName } from '../verdict.ts';
import { caseCause } from './case-cause.ts';
import { unmet } from './workshop/input-overview.ts';

/** A verification runs until all solutions are judged, or it is cancelled. */
export const VERIFICATION_STATES = ['running', 'done', 'cancelled'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

/**
 * What a solution showed. `pass`, `warn`: as promised, but worth a look; `fail`: not as promised; `trouble`: it could not
 * be judged; `waiting`: not judged yet.
 */
export const TRIAL_OUTCOMES = ['pass', 'warn', 'fail', 'trouble', 'waiting'] as const;
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number];

/** Why; the screens word it. */
export const TRIAL_REASONS = [
  'asExpected',
  'nothingExpected',
  'otherVerdict',
  'presentationForWrong',
  'scoreOutside',
  'noScore',
  'slowForAccepted',
  'noLanguage',
  'judgeFailed',
] as const;
export type TrialReason = (typeof TRIAL_REASONS)[number];

/** What the run as a whole tells its author. */
export const VERIFICATION_HINTS = ['noAccepted', 'noWrong', 'acceptedTooSlow', 'slowTooFast'] as const;
export type VerificationHint = (typeof VERIFICATION_HINTS)[number];

const verdictWord = z.enum(Object.keys(VERDICT) as [VerdictName, ...VerdictName[]]);

const trial = z.object({
  trialId: z.number(),
  name: z.string(),
  language: z.string().nullable(),
  expected: z.array(verdictWord),
  expectedScore: z.object({ min: z.number(), max: z.number() }).nullable(),
  isModel: z.boolean(),
  outcome: z.enum(TRIAL_OUTCOMES),
  reason: z.enum(TRIAL_REASONS),
  status: z.number().nullable().describe('null while it is not judged'),
  score: z.number().nullable(),
  time: z.number().nullable().describe('of the slowest case that counts, ms'),
  memory: z.number().nullable().describe('KB'),
  timeLimit: z.number().describe("of the problem, for this solution's language, ms"),
  isOffered: z.boolean().describe('whether a judge node offers the language now'),
});
export type TrialRow = z.infer<typeof trial>;

/**
 * A program of the jury and what it said of the data: a validator of each input, the checker of each answer of the jury.
 * `failed`: it could not decide; those that were not tried are in neither.
 */
const dataCheck = z.object({
  trialId: z.number(),
  name: z.string(),
  language: z.string(),
  outcome: z.enum(TRIAL_OUTCOMES),
  valid: z.number(),
  invalid: z.number(),
  failed: z.number(),
  faults: z
    .array(z.object({ index: z.number(), isFailure: z.boolean(), message: z.string().nullable() }))
    .describe('files that were refused or could not be decided, the first of them'),
  unmet: z.array(unmet).describe('bounds and features of a validator that no input meets, as far as it tells'),
  errorMessage: z.string().nullable(),
  isOffered: z.boolean().describe('whether a judge node offers the language now'),
});
export type DataCheck = z.infer<typeof dataCheck>;

const timed = z.object({
  name: z.string(),
  caseIndex: z.number(),
  time: z.number().describe('ms'),
  limit: z.number().describe('of that case, for the language, ms'),
  ratio: z.number().describe('time / limit'),
  isCut: z.boolean().describe('ended by the judge: it would have run longer'),
});
export type TimedCase = z.infer<typeof timed>;

const verification = z.object({
  verificationId: z.number(),
  state: z.enum(VERIFICATION_STATES),
  by: z.string(),
  gmtCreate: moment,
  gmtEnded: moment.nullable(),
  done: z.number(),
  total: z.number(),
});
export type VerificationRow = z.infer<typeof verification>;

export const getVerifications = op('getVerifications', 'GET /api/admin/problem/verifications', {
  access: 'user',
  does: 'The last verifications of a problem, newest first',
  input: z.object({ pid: id }),
  data: z.array(verification),
});

/**
 * What the last verification of a problem says of it today: `none` yet (or it was stopped), `running`, `stale` (changed since),
 * `failed` (a solution or an input is not as expected, or could not be judged), `verified`.
 */
export const VERIFICATION_SUMMARIES = ['none', 'running', 'stale', 'failed', 'verified'] as const;
export type VerificationSummary = (typeof VERIFICATION_SUMMARIES)[number];

export const getVerificationSummaries = op(
  'getVerificationSummaries',
  'POST /api/admin/problem/verification-summaries',
  {
    access: 'user',
    does: 'Whether problems are verified; those that the viewer may not change are left out',
    input: z.object({ pids: z.array(id).max(100) }),
    data: z.array(z.object({ pid: z.number(), summary: z.enum(VERIFICATION_SUMMARIES) })),
  },
);

export const startVerification = op('startVerification', 'POST /api/admin/problem/verification', {
  access: 'user',
  does: 'Judge all jury solutions of a problem, ask its validators about the inputs and its checker about the answers; nothing of it becomes a submission',
  input: z.object({ pid: id }),
  data: z.object({ verificationId: z.number() }),
});

export const getVerification = op('getVerification', 'GET /api/admin/problem/verification', {
  access: 'user',
  does: 'A verification: each solution against its promise, times against the limit',
  input: z.object({ verificationId: id }),
  data: verification.extend({
    pid: z.number(),
    problemId: z.string(),
    isStale: z.boolean().describe('the problem or its solutions were changed since it began'),
    caseCount: z.number(),
    trials: z.array(trial),
    counts: z.record(z.enum(TRIAL_OUTCOMES), z.number()).describe('of the solutions'),
    inputs: z.array(dataCheck).describe('what the input validators say'),
    answers: dataCheck
      .nullable()
      .describe("what the checker says of the jury's answers; an interactor is compiled alone; null where none judges"),
    checkerTests: dataCheck
      .nullable()
      .describe('whether the checker says of its tests what it has to; null where there are none'),
    validatorTests: dataCheck.nullable().describe('the same of the validators'),
    advice: z.object({
      hints: z.array(z.enum(VERIFICATION_HINTS)),
      acToTimeLimit: z.number().describe('the limit must be so many times the slowest accepted solution'),
      timeLimitToTle: z.number().describe('the fastest slow solution must need so many times the limit'),
      fromPackage: z.boolean().describe('whether the problem package states these'),
      slowestAccepted: timed.nullable(),
      fastestSlow: timed.nullable().describe('of the solutions that must exceed the time'),
      leastLimit: z.number().nullable().describe('of the problem, for the slowest accepted solution, ms'),
      weakCases: z.array(z.number()).describe('cases that no failing solution fails'),
    }),
  }),
});
export type VerificationData = z.input<typeof getVerification.data>;

/** One case of a solution. */
export const trialCase = z.object({
  index: z.number(),
  status: z.number(),
  time: z.number(),
  memory: z.number(),
  score: z.number().nullable(),
  groupNum: z.number(),
  beyond: z.boolean().describe('a submission would have skipped it'),
  message: z.string().nullable(),
  cause: caseCause.optional(),
  note: z.string().nullable(),
  userOutput: z.string().nullable(),
  inputName: z.string(),
});
export type TrialCase = z.infer<typeof trialCase>;

export const getTrial = op('getTrial', 'GET /api/admin/problem/verification/solution', {
  access: 'user',
  does: 'One solution of a verification with its cases, also while they run',
  input: z.object({ trialId: id }),
  data: z.object({
    trialId: z.number(),
    errorMessage: z.string().nullable(),
    languageVersion: z.string(),
    judger: z.string().nullable(),
    cases: z.array(trialCase),
  }),
});
export type TrialData = z.input<typeof getTrial.data>;

export const cancelVerification = op('cancelVerification', 'POST /api/admin/problem/verification/cancel', {
  access: 'user',
  does: 'Stop a verification; what was judged stays',
  input: z.object({ verificationId: id }),
  data: empty,
});

export const addJurySolutionOf = op('addJurySolutionOf', 'POST /api/admin/problem/jury-solution/of-submission', {
  access: 'user',
  does: 'Keep the code of a submission as a jury solution that must get the same result',
  input: z.object({ submitId: id, name: blankable(line(200)).describe('left out: made from verdict and number') }),
  data: z.object({ id: z.number(), pid: z.number(), name: z.string() }),
});
