import type { JobReport } from '@assay/contract/judging/job-report.ts';
import { type CaseMode, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { oiRankScore } from '@assay/rules/judging/scoring/oi-rank-score.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { JobEnd } from '../queue/job-rules.ts';
import {
  findJudgingFacts,
  insertCurrent,
  insertJudgements,
  type JudgingFacts,
  lockToJudge,
  type NewJudgement,
  type StoredCase,
} from './judgements.queries.ts';

type Judged = Extract<JobReport, { outcome: 'judged' }>;

/** What a node found out and with what. */
export type Found = JobEnd & { report: Judged };

function judgementOf(
  submissionId: number,
  { report, dataVersion, problemVersion, groupOf, judger }: Found,
  facts: JudgingFacts,
) {
  const scored = facts.type === PROBLEM_TYPE.oi && report.score !== null;
  return {
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
        share: each.share,
        groupNum: groupOf.get(each.index) ?? 1,
        message: each.message,
        cause: each.cause,
        note: each.note,
        userOutput: each.userOutput,
        stderr: each.stderr,
      }),
    ),
    judgeCaseMode: facts.judge_case_mode as CaseMode,
    dataVersion: dataVersion ?? facts.data_version,
    problemVersion,
    languageVersion: report.languageVersion,
    judger,
  } satisfies NewJudgement;
}

/** Adds judgements, makes them current, and tells who must know. The submissions must be locked. */
export async function makeCurrent(
  services: Pick<Services, 'signals'>,
  tx: Queryable,
  judgements: readonly NewJudgement[],
): Promise<void> {
  await services.signals.emit('submissions.judged', await insertCurrent(tx, judgements), tx);
}

/** Stores the outcomes of judgings as the submissions' current judgements; one deleted meanwhile needs nothing. */
export async function recordJudgements(
  services: Pick<Services, 'signals'>,
  tx: Queryable,
  judged: readonly { submissionId: number; found: Found }[],
): Promise<void> {
  const facts = await lockToJudge(
    tx,
    judged.map(({ submissionId }) => submissionId),
  );
  const judgements = judged.flatMap(({ submissionId, found }) => {
    const own = facts.get(submissionId);
    return own ? [judgementOf(submissionId, found, own)] : [];
  });
  if (judgements.length > 0) await makeCurrent(services, tx, judgements);
}

/** Stores the outcome of a judging beside the current judgement. @returns its id, null when the submission is gone */
export async function recordBeside(tx: Queryable, submissionId: number, found: Found): Promise<number | null> {
  const facts = await findJudgingFacts(tx, submissionId);
  if (!facts) return null;
  const [id] = await insertJudgements(tx, [judgementOf(submissionId, found, facts)]);
  return id!;
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
