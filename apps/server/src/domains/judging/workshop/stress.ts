import { randomInt } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import type { StressJob } from '@assay/contract/judging/jobs.ts';
import { KNOWS_GENERATION } from '@assay/contract/judging/node-link.ts';
import { cancelStress, getStress, type StressData, startStress } from '@assay/contract/judging/workshop/stress.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { readStressPattern } from '@assay/rules/judging/stress/pattern.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { checkerOf } from '../../problems/checkers/checker.ts';
import type { ProblemRow } from '../../problems/find.queries.ts';
import { problemToVerify } from '../verify/may-verify.ts';
import { beginRun, cancelRun, takeStart } from './begin-run.ts';
import { findLatestRun } from './runs.queries.ts';
import { findSolution, findSources } from './sources.queries.ts';
import { latestProgress } from './workshop-jobs.ts';

const SECONDS = 60;

type SourceFile = { name: string; content: string };

async function workOf(
  call: Call,
  problem: ProblemRow,
  asked: Parameters<Parameters<typeof implement<typeof startStress>>[1]>[1],
) {
  const { interacts, submits, fields, checker } = traitsOf(problem.judge_mode);
  if (interacts || submits !== 'program' || fields.includes('passLimit')) fail('stress.mode');
  const pattern = readStressPattern(asked.pattern) ?? fail('stress.pattern');
  const sources = await findSources(call.db, problem.id);
  const generator = sources?.generators.find(({ name }) => name === pattern.generator);
  if (!sources || !generator) return fail('stress.generator', { name: pattern.generator.slice(0, 60) });
  if (asked.referenceId === asked.solutionId) fail('stress.same');
  const [reference, solution] = await Promise.all(
    [asked.referenceId, asked.solutionId].map((id) => findSolution(call.db, problem, { id })),
  );
  if (!reference || !solution) return fail('jurySolution.unknown');
  const work: StressJob = {
    kind: 'stress',
    language: reference.language,
    generator,
    validators: sources.validators.map(({ caseArguments: _caseArguments, ...validator }) => validator),
    extraFiles: problem.judge_extra_files as SourceFile[],
    pattern,
    reference,
    solution,
    checker: checker === 'none' ? null : checkerOf(problem),
    removeEndBlank: problem.is_remove_end_blank,
    rounds: asked.rounds,
    seconds: SECONDS,
    seed: randomInt(2 ** 32),
  };
  return work;
}

const languagesOf = ({ reference, solution, generator, validators, checker }: StressJob) =>
  [reference, solution, generator, ...validators, ...(checker ? [checker] : [])].map(({ language }) => language);

/** What a run is stored with: the work of a node, and the pattern as it was written. */
interface StressPlan {
  work: StressJob;
  pattern: string;
}

type Result = Pick<StressData, 'broken' | 'trouble' | 'errorMessage' | 'found'> & { rounds: number };
const NO_RESULT: Result = { rounds: 0, broken: null, trouble: null, errorMessage: null, found: null };

export const stressCalls: Implementation[] = [
  implement(startStress, async (call, input) => {
    const problem = await problemToVerify(call, input.pid);
    takeStart(call);
    const work = await workOf(call, problem, input);
    const plan: StressPlan = { work, pattern: input.pattern };
    const run = { pid: problem.id, kind: 'stress', uid: viewerOf(call).uid, plan, tests: [] } as const;
    const runId = await beginRun(call, run, [...languagesOf(work), KNOWS_GENERATION.word], 'stress.running');
    return { runId };
  }),

  implement(getStress, async (call, { pid }) => {
    await problemToVerify(call, pid);
    const run = await findLatestRun(call.db, pid, 'stress');
    if (!run) return null;
    const { work, pattern } = run.plan as unknown as StressPlan;
    const { rounds, ...result } = (run.result as Result | null) ?? NO_RESULT;
    return {
      ...result,
      runId: run.id,
      state: run.state,
      by: run.username ?? '',
      gmtCreate: run.gmt_create.toISOString(),
      pattern,
      reference: work.reference.name,
      solution: work.solution.name,
      done: run.state === 'running' ? latestProgress(call.push, run.id).done : rounds,
      total: work.rounds,
    };
  }),

  implement(cancelStress, async (call, { pid }) => {
    await problemToVerify(call, pid);
    await cancelRun(call, pid, 'stress', 'stress.ended');
    return null;
  }),
];
