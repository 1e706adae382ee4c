import { getContestDoctor } from '@assay/contract/contests/staff/doctor.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { expandAccounts } from '@assay/rules/contests/account-limits.ts';
import { diagnoseContest, type ExaminedProblem } from '@assay/rules/contests/staff/diagnose.ts';
import { slowestCase } from '@assay/rules/judging/verify/advise.ts';
import { judgeTrial } from '@assay/rules/judging/verify/judge-trial.ts';
import { timeMarginsOf } from '@assay/rules/judging/verify/time-margins.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { listNodes } from '../../judging/nodes/nodes.queries.ts';
import { listTrials } from '../../judging/verify/trials.queries.ts';
import { listVerifications } from '../../judging/verify/verifications.queries.ts';
import { findCases } from '../../problems/testdata/cases.queries.ts';
import { countContestants } from '../contests.queries.ts';
import { type ContestView, editContest } from '../entry.ts';
import { countAccounts, type DoctorProblemRow, listDoctorProblems, measureSkew } from './doctor.queries.ts';

/** What the last verification of a problem's solutions showed. */
async function verificationOf(db: Queryable, row: DoctorProblemRow, plan: Awaited<ReturnType<typeof findCases>>) {
  const last = (await listVerifications(db, { pid: row.pid })).find(({ state }) => state !== 'cancelled');
  if (!last) return { verified: 'never', slowestRatio: null } as const;
  if (last.state === 'running') return { verified: 'running', slowestRatio: null } as const;
  const { acToTimeLimit } = timeMarginsOf(row.package_facts);
  let isBroken = false;
  let slowestRatio: number | null = null;
  for (const trial of await listTrials(db, last.id)) {
    const ratio = slowestCase(trial, plan, row.time_limit_ms)?.ratio ?? 0;
    const { outcome } = judgeTrial(row.type, trial, ratio, acToTimeLimit);
    if (outcome === 'fail' || outcome === 'trouble') isBroken = true;
    if (trial.status === VERDICT.accepted) slowestRatio = Math.max(slowestRatio ?? 0, ratio);
  }
  const verified = last.is_stale ? 'stale' : isBroken ? 'failed' : 'passed';
  return { verified, slowestRatio } as const;
}

async function examineProblem(db: Queryable, row: DoctorProblemRow): Promise<ExaminedProblem> {
  const plan = await findCases(db, row.data_version);
  return {
    displayId: row.display_id,
    caseCount: plan.length,
    languages: row.languages,
    checkerLanguages: row.checker_languages,
    broken: row.is_paused ? 'paused' : row.is_broken ? 'once' : 'no',
    timeLimitMs: row.time_limit_ms,
    memoryLimitMb: row.memory_limit_mb,
    runsPrograms: traitsOf(row.judge_mode).submits === 'program',
    solutionCount: row.solutions,
    ...(await verificationOf(db, row, plan)),
    hasStatement: row.has_statement,
    isPublic: row.auth === PROBLEM_AUTH.public,
    color: row.color,
  };
}

const admittedAccounts = async (db: Queryable, { facts: { accountLimit } }: ContestView) =>
  accountLimit === null ? null : countAccounts(db, [...expandAccounts(accountLimit)]);

export const contestDoctorCalls: Implementation[] = [
  implement(getContestDoctor, async (call, { cid }) => {
    const view = await editContest(call, cid);
    const { row } = view;
    const [found, nodes, contestants, admitted, serverSkewMs, settings] = await Promise.all([
      listDoctorProblems(call.db, cid),
      listNodes(call.db),
      countContestants(call.db, cid),
      admittedAccounts(call.db, view),
      measureSkew(call.db),
      call.settings.read(),
    ]);
    const problems: ExaminedProblem[] = [];
    // one after the other: the cases of solutions of all problems at once would be a lot
    for (const one of found) problems.push(await examineProblem(call.db, one));
    const examined = nodes.map(({ name, works, slots, languages, clockSkewMs }) => ({
      name,
      works,
      slots,
      clockSkewMs,
      languages: languages.flatMap((language) => (language.ok ? [language.name] : [])),
    }));
    const findings = diagnoseContest({
      type: row.type,
      auth: row.auth,
      status: view.status,
      visible: row.visible,
      hasPassword: row.pwd !== '',
      admittedAccounts: admitted,
      sealed: row.seal_rank ? { autoRealRank: row.auto_real_rank } : null,
      awardCount: (row.award_configs as unknown[]).length,
      contestants,
      problems,
      nodes: examined,
      serverSkewMs,
      openContestComment: settings.openContestComment,
    });
    const slots = examined.reduce((sum, node) => sum + (node.works ? node.slots : 0), 0);
    return { findings, checkedAt: view.now.toISOString(), slots, problems: problems.length, contestants };
  }),
];
