import * as z from 'zod';
import { op } from '../op.ts';
import { empty, id, text, whole } from '../shapes.ts';
import { sha256 } from './blob-ref.ts';
import { jobReport, reportedCase } from './job-report.ts';
import { job } from './jobs.ts';

/** How long a claimed job stays with its node without a heartbeat. */
export const LEASE_SECONDS = 30;
export const HEARTBEAT_SECONDS = 8;
/** Attempts before a job ends as System Error. */
export const ATTEMPTS_MAX = 3;

/**
 * Of the calls below. It rises when what a node says or hears changes its meaning; the generations before and after are
 * understood. 1: before nodes told it. 3: cases may have arguments of their own for the checker. 4: graders go with every mode.
 * 5: tests are made, and files sent back. 6: a checker is asked about the jury's own answers. 7: test runs with checks; a checker is asked
 * about outputs that its author wrote. 8: so are validators about inputs.
 */
export const PROTOCOL = 8;
/**
 * What a job needs of a node beside languages, for problems whose cases have arguments of their own: the generation that knows
 * them, told among the languages that a node is given work of.
 */
export const KNOWS_CASE_ARGUMENTS = { protocol: 3, word: 'protocol 3' } as const;

/** The same for problems with graders in another mode than `grader`. */
export const KNOWS_GRADERS = { protocol: 4, word: 'protocol 4' } as const;

/** The same for jobs that make tests. */
export const KNOWS_GENERATION = { protocol: 5, word: 'protocol 5' } as const;

/** The same for jobs that hold the checker against the jury's answers. */
export const KNOWS_ANSWER_CHECK = { protocol: 6, word: 'protocol 6' } as const;

/** The same for test runs that watch over the program, and for tests of checkers. */
export const KNOWS_CHECKS = { protocol: 7, word: 'protocol 7' } as const;

/** The same for tests of validators. */
export const KNOWS_VALIDATOR_TESTS = { protocol: 8, word: 'protocol 8' } as const;

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
