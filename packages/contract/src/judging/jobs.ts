import * as z from 'zod';
import { JUDGE_MODES } from '../problems/judge-modes.ts';
import { CASE_MODES, CHECKER_CONVENTIONS, CHECKER_POINTS, inputValidator, subtask } from '../problems/problem.ts';
import { blobRef } from './blob-ref.ts';
import { checkerTest, validatorTest } from './workshop/program-test.ts';

/** Limits of the problem, before the language factor. */
const limits = z.object({
  timeMs: z.number(),
  memoryMb: z.number(),
  stackMb: z.number(),
});

export const judgeCase = z.object({
  index: z.number(),
  inputName: z.string(),
  outputName: z.string(),
  input: blobRef,
  output: blobRef,
  score: z.number(),
  groupNum: z.number(),
  timeMs: z.number().optional().describe("the case's own limit, before the language factor"),
  memoryMb: z.number().optional(),
  checkerArguments: z
    .array(z.string())
    .optional()
    .describe('for the checker or interactor on this case, in place of its own'),
});
export type JudgeCase = z.infer<typeof judgeCase>;

/** The program that decides about outputs: a checker, or the interactor of an interactive problem. */
export const checkerProgram = z.object({
  language: z.string(),
  code: z.string(),
  convention: z.enum(CHECKER_CONVENTIONS),
  arguments: z.array(z.string()).describe('added to those of the convention'),
  points: z.enum(CHECKER_POINTS),
  /** Null: the usual ones of `rules/judging/checkers/checker.ts`. */
  timeMs: z.number().nullable(),
  memoryMb: z.number().nullable(),
});
export type CheckerProgram = z.infer<typeof checkerProgram>;

const work = z.object({ language: z.string(), code: z.string(), limits });

/** A submission to judge. */
export const submissionJob = work.extend({
  kind: z.literal('submission'),
  submitId: z.number().describe('0 for what is no submission: a solution of the jury'),
  everyCase: z
    .boolean()
    .optional()
    .describe('cases that a submission would skip run too; the result is what it would be without them'),
  problem: z.object({
    type: z.number(),
    judgeMode: z.enum(JUDGE_MODES),
    judgeCaseMode: z.enum(CASE_MODES),
    removeEndBlank: z.boolean(),
    fileIo: z.object({ read: z.string(), write: z.string() }).nullable(),
    ioScore: z.number(),
    difficulty: z.number(),
    userExtraFiles: z.array(z.object({ name: z.string(), content: z.string() })),
    judgeExtraFiles: z.array(z.object({ name: z.string(), content: z.string() })),
    checker: checkerProgram.nullable(),
    protocolChecker: checkerProgram.nullable().describe('looks at what an interactor wrote, after it accepted'),
    passLimit: z.number().describe('runs of the program on a case'),
    graderFiles: z
      .array(z.object({ name: z.string(), content: z.string() }))
      .describe('compiled together with the solution'),
    dataVersion: z.number(),
    cases: z.array(judgeCase),
    subtasks: z.array(subtask).describe('of the case mode `subtasks`'),
  }),
});
export type SubmissionJob = z.infer<typeof submissionJob>;

/** Code to run against given inputs, nothing recorded. */
export const testRunJob = work.extend({
  kind: z.literal('testRun'),
  testJudgeKey: z.string(),
  type: z.number().optional().describe('`PROBLEM_TYPE`'),
  fileIo: z.object({ read: z.string(), write: z.string() }).nullable(),
  removeEndBlank: z.boolean(),
  userExtraFiles: z.array(z.object({ name: z.string(), content: z.string() })),
  checker: checkerProgram.nullish().describe('decides instead of a comparison'),
  judgeExtraFiles: z.array(z.object({ name: z.string(), content: z.string() })).optional(),
  judgeMode: z.enum(JUDGE_MODES).optional(),
  graderFiles: z.array(z.object({ name: z.string(), content: z.string() })).optional(),
  checks: z.boolean().optional().describe('memory and undefined behaviour are watched, and unset variables told'),
  runs: z.array(z.object({ input: z.string(), expected: z.string().nullable() })),
});
export type TestRunJob = z.infer<typeof testRunJob>;

/** A checker or an interactor to compile, so that its author reads what the compiler says. */
export const compileJob = z.object({
  kind: z.literal('compile'),
  testJudgeKey: z.string(),
  language: z.string(),
  code: z.string(),
  extraFiles: z.array(z.object({ name: z.string(), content: z.string() })),
});
export type CompileJob = z.infer<typeof compileJob>;

/** A validator of the jury to ask about each input; answered like a submission, a refused input with "wrong answer". */
export const inputCheckJob = z.object({
  kind: z.literal('inputCheck'),
  language: z.string(),
  code: z.string(),
  ...inputValidator.pick({ convention: true, arguments: true, caseArguments: true }).shape,
  extraFiles: z.array(z.object({ name: z.string(), content: z.string() })),
  cases: z.array(judgeCase),
});
export type InputCheckJob = z.infer<typeof inputCheckJob>;

/**
 * The programs of the jury that judge a problem, to compile; a checker is also asked about each answer of the jury, as if a
 * contestant had written it. Answered like a submission, a refused answer with "wrong answer"; an interactor is asked nothing.
 */
export const answerCheckJob = z.object({
  kind: z.literal('answerCheck'),
  language: z.string().describe('of the checker or interactor'),
  problem: submissionJob.shape.problem.pick({
    type: true,
    judgeMode: true,
    judgeExtraFiles: true,
    checker: true,
    protocolChecker: true,
    cases: true,
  }),
});
export type AnswerCheckJob = z.infer<typeof answerCheckJob>;

const sourceFile = z.object({ name: z.string(), content: z.string() });

/** The solution of the jury that makes the answers. */
export const modelSolution = work.extend({
  judgeMode: z.enum(JUDGE_MODES),
  fileIo: z.object({ read: z.string(), write: z.string() }).nullable(),
  userExtraFiles: z.array(sourceFile),
  graderFiles: z.array(sourceFile),
});
export type ModelSolution = z.infer<typeof modelSolution>;

/** Tests to make: an input from a generator or from a file, what validators say of it, and the answer of the model solution. */
export const generationJob = z.object({
  kind: z.literal('generation'),
  language: z.string().describe('one of those that its programs need'),
  generators: z.array(z.object({ name: z.string(), language: z.string(), code: z.string() })),
  validators: z.array(
    inputValidator.pick({ name: true, language: true, code: true, convention: true, arguments: true, files: true }),
  ),
  extraFiles: z.array(sourceFile).describe("the problem's files for the judge"),
  model: modelSolution.nullable().describe('null: answers are empty'),
  tests: z.array(
    z.object({
      number: z.number(),
      run: z
        .object({ generator: z.string(), arguments: z.array(z.string()) })
        .nullable()
        .describe('null: made by hand'),
      input: blobRef.nullable().describe('null: still to be made'),
      answer: blobRef.nullable(),
    }),
  ),
  bytesMax: z.number().describe('of all tests together'),
});
export type GenerationJob = z.infer<typeof generationJob>;

const jurySolution = modelSolution.extend({ name: z.string() });

/** Two solutions of the jury to compare on inputs that a generator makes, until they part on one. */
export const stressJob = z.object({
  kind: z.literal('stress'),
  language: z.string().describe('one of those that its programs need'),
  generator: generationJob.shape.generators.element,
  validators: generationJob.shape.validators,
  extraFiles: z.array(sourceFile),
  pattern: z.object({
    generator: z.string(),
    words: z
      .array(z.array(z.union([z.string(), z.number()])))
      .describe('each word in parts; a number is the place of a range'),
    ranges: z.array(z.object({ from: z.number(), to: z.number() })),
  }),
  reference: jurySolution.describe('taken to be right'),
  solution: jurySolution,
  checker: checkerProgram.nullable().describe('decides instead of a comparison'),
  removeEndBlank: z.boolean(),
  rounds: z.number(),
  seconds: z.number(),
  seed: z.number(),
});
export type StressJob = z.infer<typeof stressJob>;

/** Outputs that the author of a checker wrote down, to ask it about; answered like a submission, case by case with what it says. */
export const checkerTestsJob = z.object({
  kind: z.literal('checkerTests'),
  language: z.string().describe('of the checker'),
  checker: checkerProgram,
  extraFiles: z.array(sourceFile),
  hasPoints: z.boolean().describe('whether cases of the problem have points; they are a hundred then'),
  tests: z.array(checkerTest.omit({ expected: true })),
});
export type CheckerTestsJob = z.infer<typeof checkerTestsJob>;

/** The same for inputs that the author of validators wrote down: valid where all of them accept. */
export const validatorTestsJob = z.object({
  kind: z.literal('validatorTests'),
  language: z.string().describe('of one of the validators'),
  validators: generationJob.shape.validators,
  extraFiles: z.array(sourceFile),
  tests: z.array(validatorTest.omit({ expected: true })),
});
export type ValidatorTestsJob = z.infer<typeof validatorTestsJob>;

export const job = z.object({
  jobId: z.number(),
  attempt: z.number(),
  token: z.string().describe('results are accepted only with the token of the current attempt'),
  work: z.discriminatedUnion('kind', [
    submissionJob,
    testRunJob,
    compileJob,
    inputCheckJob,
    answerCheckJob,
    generationJob,
    stressJob,
    checkerTestsJob,
    validatorTestsJob,
  ]),
});
export type Job = z.infer<typeof job>;
