import * as z from 'zod';
import { caseCause } from '../judging/case-cause.ts';
import { delay } from '../judging/delay.ts';
import { op } from '../op.ts';
import { clickKey, line, text } from '../shapes.ts';
import { venueFields } from '../venue-fields.ts';
import { compareNote } from './submission.ts';

/** Length and blankness have refusals of their own (SUB-1), so the shape only bounds the size. */
const code = text(1_000_000);

export const submitProblemJudge = op('submitProblemJudge', 'POST /api/submit-problem-judge', {
  access: 'submitter',
  does: 'Submit code; the same key never makes a second submission',
  input: z.object({
    pid: line(50).min(1).describe("the problem's address in its venue"),
    language: line(50).min(1),
    code,
    ...venueFields,
    isRemote: z.boolean().optional(),
    key: clickKey.optional().describe('idempotency key made by the client for this click'),
    captcha: text(8).optional(),
    captchaKey: text(100).optional(),
  }),
  data: z.object({
    submitId: z.number(),
    submitTime: z.string(),
    status: z.number(),
    length: z.number(),
    repeated: z.boolean().describe('this key was received before; nothing new was stored'),
  }),
});

export const submitProblemTestJudge = op('submitProblemTestJudge', 'POST /api/submit-problem-test-judge', {
  access: 'submitter',
  does: 'Run code against own input, or against all samples at once',
  input: z.object({
    pid: z
      .union([line(50).min(1), z.number().int().min(1)])
      .describe("the problem's address in its venue, or as a number its database id"),
    language: line(50).min(1),
    code,
    ...venueFields,
    type: z.enum(['public', 'contest', 'group']).optional(),
    samples: z.boolean().optional().describe('run all samples instead of userInput'),
    checks: z.boolean().optional().describe('watch for bad memory and undefined behaviour while it runs; C and C++'),
    userInput: text(100_000).optional(),
    expectedOutput: text(100_000).nullish(),
    mode: line(50).optional(),
    isRemoteJudge: z.boolean().optional(),
  }),
  data: z.object({ testJudgeKey: z.string() }),
});

/** Result of one run: own input, or one sample. */
export const testRunCase = z.object({
  status: z.number(),
  userInput: z.string(),
  expectedOutput: z.string().nullable(),
  userOutput: z.string(),
  stderr: z.string(),
  time: z.number().nullable(),
  memory: z.number().nullable(),
  message: z.string().nullable(),
  cause: caseCause.optional(),
  difference: compareNote.nullable(),
});

export const getTestJudgeResult = op('getTestJudgeResult', 'GET /api/get-test-judge-result', {
  access: 'user',
  does: 'State of a test run; the first run stands at the top level as older clients expect',
  input: z.object({ testJudgeKey: line(100) }),
  data: z.object({
    status: z.number(),
    queuePosition: z.number().nullable(),
    delay: delay.nullish(),
    errorMessage: z.string().nullable(),
    userInput: z.string().nullable(),
    expectedOutput: z.string().nullable(),
    userOutput: z.string().nullable(),
    stderr: z.string().nullable(),
    time: z.number().nullable(),
    memory: z.number().nullable(),
    problemJudgeMode: z.string(),
    checks: z.boolean().optional().describe('it ran with checks'),
    unset: z.string().nullish().describe('with checks: where variables are read before they are set'),
    runs: z.array(testRunCase),
  }),
});
