import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import type { JobReport } from '@assay/contract/judging/job-report.ts';
import type { CheckerTestsJob, GenerationJob, StressJob, ValidatorTestsJob } from '@assay/contract/judging/jobs.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Push } from '../../../platform/push/push.ts';
import type { ClaimedJob } from '../queue/claim.queries.ts';
import { type FinalReport, type JobRules, oneByOne } from '../queue/job-rules.ts';
import { answerKeys, type GenerationPlan, inputKeys, type PlannedTest } from './generation-plan.ts';
import { findMadeFiles, storeMadeFiles } from './made-files.queries.ts';
import { endRun, findRunsOfJobs, lockRunning, type RunKind } from './runs.queries.ts';
import { type ProgramTestsPlan, type ProgramTestsResult, programTestsWork } from './tested-programs.ts';

/** What is kept of made files, in sizes of all tests that a run may make: those of the last run, and of what was tried before. */
const CACHE_SHARES = 2;

const topicOf = (runId: number) => `workshop:${runId}`;

/** How many tests of a run are done and how many of them could not be made, as far as this process heard. */
export function latestProgress(push: Push, runId: number): { done: number; faults: number } {
  const event = push.latest(topicOf(runId));
  return event?.type === 'workshop' ? event : { done: 0, faults: 0 };
}

/** The work of a run, with the files that an earlier one made. */
async function workOf(db: Queryable, pid: number, plan: GenerationPlan, tests: PlannedTest[]): Promise<GenerationJob> {
  const keys = inputKeys(plan, tests);
  const inputs = await findMadeFiles(db, pid, [...keys.values()]);
  const inputOf = (test: PlannedTest) => test.input ?? inputs.get(keys.get(test.number) ?? '') ?? null;
  const { model } = plan.work;
  const keyOf = model && answerKeys(model);
  const known = tests.flatMap((test) => inputOf(test) ?? []);
  const answers = keyOf ? await findMadeFiles(db, pid, known.map(keyOf)) : new Map<string, BlobRef>();
  return {
    ...plan.work,
    tests: tests.map((test) => {
      const input = inputOf(test);
      const answer = (keyOf && input && answers.get(keyOf(input))) ?? null;
      return { number: test.number, run: test.run, input, answer };
    }),
  };
}

type WorkshopWork = GenerationJob | StressJob | CheckerTestsJob | ValidatorTestsJob;

const TESTING: ReadonlySet<string> = new Set<RunKind>(['checks', 'inputChecks']);

async function findWork(db: Queryable, jobs: readonly ClaimedJob[]): Promise<Map<number, WorkshopWork>> {
  const rows = await findRunsOfJobs(
    db,
    jobs.map(({ id }) => id),
  );
  const works = rows.map(async ({ job_id, pid, kind, plan, tests }) => {
    if (kind === 'stress') return [job_id, (plan as unknown as { work: StressJob }).work] as const;
    if (TESTING.has(kind)) return [job_id, programTestsWork(plan as unknown as ProgramTestsPlan)] as const;
    const work = await workOf(db, pid, plan as unknown as GenerationPlan, tests as unknown as PlannedTest[]);
    return [job_id, work] as const;
  });
  return new Map<number, WorkshopWork>(await Promise.all(works));
}

/** What was made, under the keys by which the next run finds it. */
function filesOf(plan: GenerationPlan, tests: readonly PlannedTest[]): Map<string, BlobRef> {
  const keys = inputKeys(plan, tests);
  const keyOf = plan.work.model && answerKeys(plan.work.model);
  const files = new Map<string, BlobRef>();
  for (const { number, input, answer, fault } of tests) {
    const key = keys.get(number);
    if (input && key !== undefined) files.set(key, input);
    if (input && answer && keyOf && fault === null) files.set(keyOf(input), answer);
  }
  return files;
}

type Of<Outcome extends JobReport['outcome']> = Extract<JobReport, { outcome: Outcome }>;
type Running = NonNullable<Awaited<ReturnType<typeof lockRunning>>>;

async function recordTests(tx: Queryable, run: Running, report: Of<'generated'>, now: Date) {
  const { broken, errorMessage, tests: made } = report;
  const byNumber = new Map(made.map((one) => [one.number, one]));
  const tests = (run.tests as unknown as PlannedTest[]).map((test): PlannedTest => {
    const one = byNumber.get(test.number);
    return one ? { ...test, ...one, isDone: true } : test;
  });
  const plan = run.plan as unknown as GenerationPlan;
  await endRun(tx, run.id, { state: 'done', tests, result: { broken, errorMessage }, now });
  await storeMadeFiles(tx, run.pid, filesOf(plan, tests), CACHE_SHARES * plan.work.bytesMax, now);
}

/** What a run says that no node could do is the same for every kind. */
function stressResult(report: FinalReport) {
  if (report.outcome === 'stressed') {
    const { outcome: _outcome, ...result } = report;
    return result;
  }
  const errorMessage = report.outcome === 'generated' ? report.errorMessage : report.outcome;
  return { rounds: 0, found: null, broken: null, trouble: null, errorMessage };
}

function testsResult(report: FinalReport): ProgramTestsResult {
  if (report.outcome === 'judged') {
    const said = report.cases.map(({ index, status, message }) => ({ index, status, message }));
    return { errorMessage: report.errorMessage, said };
  }
  return { errorMessage: report.outcome === 'generated' ? report.errorMessage : report.outcome, said: [] };
}

/** Runs of the workshop: what comes of them is stored with the run; made tests are remembered by what made them. */
export const workshopJobs: JobRules<number> = {
  findWork,
  progressed(push, runId, { cases }) {
    const before = latestProgress(push, runId);
    const bad = cases.filter(({ status }) => status !== VERDICT.accepted).length;
    const done = before.done + cases.length;
    push.publish(topicOf(runId), { type: 'workshop', runId, done, faults: before.faults + bad });
  },
  returned({ push }, runIds) {
    for (const runId of runIds) push.forget(topicOf(runId));
  },
  record: oneByOne(async ({ clock }, tx, { id, end: { report } }) => {
    const run = await lockRunning(tx, id);
    if (!run) return;
    const now = clock.now();
    if (run.kind === 'stress') await endRun(tx, id, { state: 'done', result: stressResult(report), now });
    else if (TESTING.has(run.kind)) await endRun(tx, id, { state: 'done', result: testsResult(report), now });
    else if (report.outcome === 'generated') await recordTests(tx, run, report, now);
  }),
  publish({ push }, runId) {
    push.forget(topicOf(runId));
  },
  giveUp: (reason) => ({ outcome: 'generated', broken: null, errorMessage: reason, tests: [] }),
};
