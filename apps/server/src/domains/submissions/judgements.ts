import type { JobReport } from '@assay/contract/judging/node-link.ts';
import { type CaseMode, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { oiRankScore } from '@assay/rules/judging/oi-rank-score.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertCurrentJudgement, lockForJudgement, type StoredCase } from './judgements.queries.ts';

type Judged = Extract<JobReport, { outcome: 'judged' }>;

/** Stores the outcome of a judging as the submission's current judgement and tells who must know. */
export async function recordJudgement(
  services: Pick<Services, 'signals'>,
  tx: Queryable,
  submissionId: number,
  report: Judged,
  dataVersion: number | null,
  groupOf: ReadonlyMap<number, number>,
): Promise<void> {
  const facts = await lockForJudgement(tx, submissionId);
  // Deleted while it was judged: nothing to record.
  if (!facts) return;
  const scored = facts.type === PROBLEM_TYPE.oi && report.score !== null;
  await insertCurrentJudgement(tx, {
    submissionId,
    source: 'judge',
    status: report.status,
    score: scored ? report.score : null,
    oiRankScore: scored ? oiRankScore(report.score ?? 0, facts.io_score, facts.difficulty) : null,
    timeMs: report.timeMs,
    memoryKb: report.memoryKb,
    errorMessage: report.errorMessage,
    cases: report.cases.map(
      (each): StoredCase => ({
        index: each.index,
        status: each.status,
        timeMs: each.timeMs,
        memoryKb: each.memoryKb,
        score: each.score,
        groupNum: groupOf.get(each.index) ?? 1,
        message: each.message,
        userOutput: each.userOutput,
      }),
    ),
    judgeCaseMode: facts.judge_case_mode as CaseMode,
    dataVersion: dataVersion ?? facts.data_version,
    languageVersion: report.languageVersion,
    judger: facts.judger,
  });
  const isPublic = facts.cid === 0 && facts.timed_work_id === 0 && facts.qsheet_id === 0 && facts.gid === 0;
  await services.signals.emit(
    'submission.judged',
    {
      submissionId,
      uid: facts.uid,
      pid: facts.pid,
      venue: isPublic ? 'public' : 'other',
      before: facts.previous,
      after: report.status,
      first: facts.previous === null,
    },
    tx,
  );
}

/** The outcome of a submission that no node could judge. */
export const systemError = (reason: string): Judged => ({
  outcome: 'judged',
  status: VERDICT.systemError,
  score: null,
  timeMs: null,
  memoryKb: null,
  errorMessage: reason,
  languageVersion: '',
  cases: [],
});
