import * as z from 'zod';
import { op } from '../op.ts';
import { JUDGE_MODES } from '../problems/judge-modes.ts';
import { CASE_MODES, CHECKER_CONVENTIONS, CHECKER_POINTS, inputValidator, subtask } from '../problems/problem.ts';
import { empty, id, text, whole } from '../shapes.ts';
import { blobRef, sha256 } from './blob-ref.ts';
import { jobReport, reportedCase } from './job-report.ts';

/** How long a claimed job stays with its node without a heartbeat. */
export const LEASE_SECONDS = 30;
export const HEARTBEAT_SECONDS = 8;
/** Attempts before a job ends as System Error. */
export const ATTEMPTS_MAX = 3;

/**
 * Of the calls below. It rises when what a node says or hears changes its meaning; the generations before and after are
 * understood. 1: before nodes told it. 3: cases may have arguments of their own for the checker. 4: graders go with every mode.
 * 5: tests are made, and files sent back.
 */
export const PROTOCOL = 5;
/**
 * What a job needs of a node beside languages, for problems whose cases have arguments of their own: the generation that knows
 * them, told among the languages that a node is given work of.
 */
export const KNOWS_CASE_ARGUMENTS = { protocol: 3, word: 'protocol 3' } as const;

/** The same for problems with graders in another mode than `grader`. */
export const KNOWS_GRADERS = { protocol: 4, word: 'protocol 4' } as const;

/** The same for jobs that make tests. */
export const KNOWS_GENERATION = { protocol: 5, word: 'protocol 5' } as const;

/** Ten thousand cases with their notes fit. */
const REPORT_MAX_BYTES = 64 * 1024 * 1024;

/** What a node can do, as its self-tests found. */
export const nodeLanguage = z.object({
  name: text(50),
  version: text(200),
  ok: z.boolean(),
  reason: text(2000).nullable(),
});

/** Changes with the languages that administrators added; the node then asks for them (`getOwnLanguages`). */
const languagesEdition = z.string().optional();

export const announceNode = op('announceNode', 'POST /api/judge/announce', {
  access: 'judge',
  does: 'A node says who it is and which languages passed their self-test; also resumes after a restart',
  input: z.object({
    name: text(100),
    instance: text(64)
      .optional()
      .describe('made anew at each start: leases of an earlier instance are over, those of this one go on'),
    slots: whole(1, 256),
    version: text(50),
    protocol: whole(0, 1_000_000).default(1),
    clockMs: z.number().optional().describe("the node's clock, since 1970"),
    speedMs: z.number().min(0).nullish().describe('what the machine needs for a fixed piece of work'),
    memoryMb: whole(1, 2 ** 31 - 1)
      .optional()
      .describe('what the machine has for programs'),
    sandbox: z.object({
      cgroup: text(50),
      ok: z.boolean(),
      warnings: z.array(text(500)).max(50),
    }),
    languages: z.array(nodeLanguage).max(200),
    ready: z.boolean(),
    problems: z.array(text(500)).max(50).describe('why the node takes no work'),
  }),
  data: z.object({ nodeId: z.number(), languagesEdition }),
});

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

export const job = z.object({
  jobId: z.number(),
  attempt: z.number(),
  token: z.string().describe('results are accepted only with the token of the current attempt'),
  work: z.discriminatedUnion('kind', [submissionJob, testRunJob, compileJob, inputCheckJob, generationJob, stressJob]),
});
export type Job = z.infer<typeof job>;

export const claimJobs = op('claimJobs', 'POST /api/judge/claim', {
  access: 'judge',
  does: 'Take up to `slots` waiting jobs; waits up to `waitSeconds` when there are none',
  input: z.object({ nodeId: id, slots: whole(1, 256), waitSeconds: whole(0, 30) }),
  data: z.object({ jobs: z.array(job) }),
});

const lease = { jobId: id, token: text(64) };

export const heartbeatNode = op('heartbeatNode', 'POST /api/judge/heartbeat', {
  access: 'judge',
  does: 'Keep the leases of running jobs; answers those that were lost',
  input: z.object({
    nodeId: id,
    load: z.number(),
    busySlots: whole(0, 256),
    clockMs: z.number().optional(),
    leases: z.array(z.object(lease)).max(512),
  }),
  data: z.object({
    lost: z.array(z.number()).describe('jobs to drop: cancelled, expired or taken over'),
    languagesEdition,
  }),
});

export const reportProgress = op('reportProgress', 'POST /api/judge/progress', {
  access: 'judge',
  does: 'A job moved on: compiling, judging, cases done since the last report',
  input: z.object({ ...lease, status: whole(5, 7), caseCount: z.number(), cases: z.array(reportedCase).max(1000) }),
  data: empty,
});

export const reportJob = op('reportJob', 'POST /api/judge/report', {
  access: 'judge',
  does: 'The end of a job; refused when the lease was lost',
  input: z.object({ ...lease, report: jobReport }),
  maxBytes: REPORT_MAX_BYTES,
  data: empty,
});

export const getJudgeBlob = op('getJudgeBlob', 'GET /api/judge/blob', {
  access: 'judge',
  does: 'A file of the content store by hash; ranges are honoured',
  input: z.object({ hash: sha256 }),
  answer: 'file',
  data: z.null(),
});
