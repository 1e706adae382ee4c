import { fail } from '@assay/contract/errors.ts';
import {
  getTrial,
  getVerification,
  getVerifications,
  TRIAL_OUTCOMES,
  type TrialOutcome,
  type TrialRow,
  type VerificationRow,
} from '@assay/contract/judging/verification.ts';
import { advise, slowestCase } from '@assay/rules/judging/verify/advise.ts';
import { readAnswerCheck, readInputCheck } from '@assay/rules/judging/verify/input-validators.ts';
import { judgeTrial } from '@assay/rules/judging/verify/judge-trial.ts';
import { timeMarginsOf } from '@assay/rules/judging/verify/time-margins.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { listLanguages } from '../../catalog/languages.queries.ts';
import { findCases } from '../../problems/testdata/cases.queries.ts';
import { problemToVerify } from './may-verify.ts';
import { latestCases, shownTrialCase } from './record.ts';
import { verificationSummaries } from './summaries.ts';
import { findTrial, listTrials } from './trials.queries.ts';
import { listVerifications } from './verifications.queries.ts';

const shown = (row: Awaited<ReturnType<typeof listVerifications>>[number]): VerificationRow => ({
  verificationId: row.id,
  state: row.state,
  by: row.by ?? '',
  gmtCreate: row.gmt_create.toISOString(),
  gmtEnded: row.gmt_ended?.toISOString() ?? null,
  done: row.done,
  total: row.total,
});

const list = implement(getVerifications, async (call, { pid }) => {
  await problemToVerify(call, pid);
  return (await listVerifications(call.db, { pid })).map(shown);
});

const one = implement(getVerification, async (call, { verificationId }) => {
  const [verification] = await listVerifications(call.db, { verificationId });
  if (!verification) return fail('verification.unknown');
  const problem = await problemToVerify(call, verification.pid);
  const [found, plan, languages] = await Promise.all([
    listTrials(call.db, verificationId),
    findCases(call.db, problem.data_version),
    listLanguages(call.db, call.clock.now(), { disabled: true }),
  ]);
  const offered = new Set(languages.flatMap(({ name, announced }) => (announced === null ? [] : [name])));
  const margins = timeMarginsOf(problem.package_facts);
  const counts = Object.fromEntries(TRIAL_OUTCOMES.map((outcome) => [outcome, 0])) as Record<TrialOutcome, number>;
  const solutions = found.filter(({ kind }) => kind === 'solution');
  const trials = solutions.map((trial): TrialRow => {
    const ratio = slowestCase(trial, plan, problem.time_limit_ms)?.ratio ?? 0;
    const { outcome, reason } = judgeTrial(problem.type, trial, ratio, margins.acToTimeLimit);
    counts[outcome] += 1;
    return {
      trialId: trial.trialId,
      name: trial.name,
      language: trial.language,
      expected: trial.expected,
      expectedScore: trial.points,
      isModel: trial.isModel,
      outcome,
      reason,
      status: trial.status,
      score: trial.score,
      time: trial.timeMs,
      memory: trial.memoryKb,
      timeLimit: Math.round(problem.time_limit_ms * trial.timeFactor),
      isOffered: trial.language !== null && offered.has(trial.language),
    };
  });
  const dataChecks = found.flatMap(({ trialId, name, language, status, cases, errorMessage, overview, kind }) => {
    if (language === null || kind === 'solution') return [];
    const said = kind === 'answers' ? readAnswerCheck(status, cases) : readInputCheck(status, cases, overview);
    const row = { trialId, name, language, errorMessage, isOffered: offered.has(language), ...said };
    return [{ row, kind }];
  });
  const checkOf = (wanted: string) => dataChecks.find(({ kind }) => kind === wanted)?.row ?? null;
  return {
    ...shown(verification),
    pid: problem.id,
    problemId: problem.problem_id,
    isStale: verification.is_stale,
    caseCount: plan.length,
    trials,
    counts,
    inputs: dataChecks.filter(({ kind }) => kind === 'inputs').map(({ row }) => row),
    answers: checkOf('answers'),
    checkerTests: checkOf('checkerTests'),
    validatorTests: checkOf('validatorTests'),
    advice: { ...margins, ...advise(solutions, plan, problem.time_limit_ms, margins) },
  };
});

const trial = implement(getTrial, async (call, { trialId }) => {
  const found = await findTrial(call.db, trialId);
  if (!found) return fail('verification.unknown');
  await problemToVerify(call, found.pid);
  const names = new Map((await findCases(call.db, found.dataVersion)).map((each) => [each.index, each.inputName]));
  const cases = found.isRunning ? latestCases(call.push, trialId) : found.cases.map(shownTrialCase);
  return {
    trialId,
    errorMessage: found.errorMessage,
    languageVersion: found.languageVersion,
    judger: found.judger,
    cases: cases.map((each) => ({ ...each, inputName: names.get(each.index) ?? '' })),
  };
});

export const verificationReadCalls: Implementation[] = [list, one, trial, verificationSummaries];
