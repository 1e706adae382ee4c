import { isDeepStrictEqual } from 'node:util';
import { fail } from '@assay/contract/errors.ts';
import type { GenerationJob } from '@assay/contract/judging/jobs.ts';
import { KNOWS_GENERATION } from '@assay/contract/judging/node-link.ts';
import {
  cancelGeneration,
  getGeneration,
  getMadeTest,
  type MadeTest,
  startGeneration,
} from '@assay/contract/judging/workshop/generation.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { readTestScript } from '@assay/rules/authoring/generators/script.ts';
import { isLimited } from '@assay/rules/authoring/own-limits.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { storeBlob } from '../../files/blobs.ts';
import { ownerOf } from '../../problems/facts.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import { findCases } from '../../problems/testdata/cases.queries.ts';
import { problemToVerify } from '../verify/may-verify.ts';
import { beginRun, cancelRun, takeStart } from './begin-run.ts';
import { type GenerationPlan, type PlannedTest, plannedTests } from './generation-plan.ts';
import { findLatestRun } from './runs.queries.ts';
import { findModel, findSources } from './sources.queries.ts';
import { latestProgress } from './workshop-jobs.ts';

const SITE_BYTES_MAX = 1024 ** 3;
const SHOWN_BYTES = 64 * 1024;

type SourceFile = { name: string; content: string };

/** Whether the solution of the jury makes the answers: not where a conversation, or several passes, decide. */
const answersBy = ({ judge_mode }: Pick<ProblemRow, 'judge_mode'>): 'nothing' | 'model' | 'modelIfAny' => {
  const { interacts, submits, fields } = traitsOf(judge_mode);
  if (interacts || fields.includes('passLimit')) return 'nothing';
  return submits === 'program' ? 'model' : 'modelIfAny';
};

/** What a run would do now, and the tests that it makes; files of tests by hand are stored. */
async function planOf(call: Call, problem: ProblemRow): Promise<{ plan: GenerationPlan; tests: PlannedTest[] }> {
  if (traitsOf(problem.judge_mode).submits === 'answers') fail('generation.objective');
  const sources = (await findSources(call.db, problem.id)) ?? fail('generation.nothing');
  const { generators, handMade } = sources;
  const taken = handMade.map(({ number }) => number);
  const { tests: script, faults } = readTestScript(sources.script, {
    generators: generators.map(({ name }) => name),
    taken,
  });
  if (faults[0]) fail('generation.script', { line: faults[0].line });
  if (script.length + handMade.length === 0) fail('generation.nothing');
  const own = isLimited(viewerOf(call), ownerOf(problem)) ? await call.settings.read() : null;
  if (own && script.length + handMade.length > own.ownProblemCases) {
    fail('problem.casesBeyond', { max: own.ownProblemCases });
  }
  const answers = answersBy(problem);
  const model = answers === 'nothing' ? null : await findModel(call.db, problem);
  if (answers === 'model' && !model) fail('generation.noModel');
  const used = new Set(script.map(({ generator }) => generator));
  const work: GenerationPlan['work'] = {
    kind: 'generation',
    language: '',
    generators: generators.filter(({ name }) => used.has(name)),
    validators: sources.validators.map(({ caseArguments: _caseArguments, ...validator }) => validator),
    extraFiles: problem.judge_extra_files as SourceFile[],
    model,
    bytesMax: own ? own.ownProblemDataMb * 1024 * 1024 : SITE_BYTES_MAX,
  };
  const [language = problem.checker_language ?? 'C'] = languagesOf(work);
  const byHand = new Map(
    await Promise.all(
      handMade.map(async ({ number, input }) => [number, await storeBlob(call, () => Buffer.from(input))] as const),
    ),
  );
  const plan = { work: { ...work, language }, edition: sources.edition };
  return { plan, tests: plannedTests(script, handMade, byHand) };
}

const languagesOf = ({ model, generators, validators }: Omit<GenerationJob, 'tests'>) => [
  ...new Set([...(model ? [model] : []), ...generators, ...validators].map(({ language }) => language)),
];

const start = implement(startGeneration, async (call, { pid }) => {
  const problem = await problemToVerify(call, pid);
  takeStart(call);
  const { plan, tests } = await planOf(call, problem);
  const run = { pid, kind: 'generation', uid: viewerOf(call).uid, plan, tests } as const;
  const needs = [plan.work.language, ...languagesOf(plan.work), KNOWS_GENERATION.word];
  return { runId: await beginRun(call, run, needs, 'generation.running') };
});

const commandOf = ({ run }: PlannedTest) => (run ? [run.generator, ...run.arguments].join(' ') : null);

function shownTests(tests: readonly PlannedTest[]): MadeTest[] {
  const first = new Map<string, number>();
  return tests.map((test) => {
    const same = test.input ? first.get(test.input.hash) : undefined;
    if (test.input && same === undefined) first.set(test.input.hash, test.number);
    const { number, line, group, points, isSample, isDone, fault, message, timeMs } = test;
    return {
      ...{ number, line, group, points, isSample, isDone, fault, message, time: timeMs },
      command: commandOf(test),
      inputBytes: test.input?.bytes ?? null,
      answerBytes: test.answer?.bytes ?? null,
      sameAs: same ?? null,
    };
  });
}

/** Whether the test data of a problem are exactly these tests. */
async function isTakenUp(call: Call, problem: ProblemRow, tests: readonly PlannedTest[]): Promise<boolean> {
  const cases = await findCases(call.db, problem.data_version);
  return (
    cases.length === tests.length &&
    tests.every(({ input, answer }, at) => {
      const one = cases[at]!;
      return input?.hash === one.input.hash && answer?.hash === one.output.hash;
    })
  );
}

const one = implement(getGeneration, async (call, { pid }) => {
  const problem = await problemToVerify(call, pid);
  const run = await findLatestRun(call.db, pid, 'generation');
  if (!run) return null;
  const tests = run.tests as unknown as PlannedTest[];
  const { work, edition } = run.plan as unknown as GenerationPlan;
  const result = run.result as { broken: { name: string; message: string } | null; errorMessage: string | null } | null;
  const model = work.model && (await findModel(call.db, problem));
  const sources = await findSources(call.db, pid);
  const isRunning = run.state === 'running';
  return {
    runId: run.id,
    state: run.state,
    by: run.username ?? '',
    gmtCreate: run.gmt_create.toISOString(),
    gmtEnded: run.gmt_ended?.toISOString() ?? null,
    done: isRunning ? latestProgress(call.push, run.id).done : tests.filter(({ isDone }) => isDone).length,
    total: tests.length,
    problemId: problem.problem_id,
    isStale: sources?.edition !== edition || (work.model !== null && !isDeepStrictEqual(model, work.model)),
    isTakenUp: run.state === 'done' && (await isTakenUp(call, problem, tests)),
    broken: result?.broken ?? null,
    errorMessage: result?.errorMessage ?? null,
    tests: shownTests(tests),
  };
});

const test = implement(getMadeTest, async (call, { pid, number }) => {
  await problemToVerify(call, pid);
  const run = await findLatestRun(call.db, pid, 'generation');
  const found = (run?.tests as unknown as PlannedTest[] | undefined)?.find((each) => each.number === number);
  if (!found) return fail('generation.unknown');
  const read = async (ref: PlannedTest['input']) => {
    if (!ref) return '';
    const chunks: Buffer[] = [];
    const stream = call.blobs.stream(ref.hash, { start: 0, end: Math.max(0, Math.min(ref.bytes, SHOWN_BYTES) - 1) });
    if (ref.bytes > 0) for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    return shownBytes(Buffer.concat(chunks), SHOWN_BYTES);
  };
  const isCut = [found.input, found.answer].some((ref) => (ref?.bytes ?? 0) > SHOWN_BYTES);
  return { input: await read(found.input), answer: await read(found.answer), isCut };
});

const cancel = implement(cancelGeneration, async (call, { pid }) => {
  await problemToVerify(call, pid);
  await cancelRun(call, pid, 'generation', 'generation.ended');
  return null;
});

export const generationCalls: Implementation[] = [start, one, test, cancel];
