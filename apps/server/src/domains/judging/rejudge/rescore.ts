import { isDeepStrictEqual } from 'node:util';
import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import { SKIPPED_MESSAGE } from '@assay/rules/judging/scoring/case-order.ts';
import { oiRankScore } from '@assay/rules/judging/scoring/oi-rank-score.ts';
import { type RescoredCase, rescore } from '@assay/rules/judging/scoring/rescore.ts';
import type { Services } from '../../../platform/services.ts';
import { insertJudgements, type NewJudgement, type StoredCase } from '../judgements/judgements.queries.ts';
import { insertMemberJobs } from '../queue/queue.queries.ts';
import {
  findScoredData,
  lockMembersToRescore,
  lockRescoringSet,
  type MemberToRescore,
  type ScoredData,
  updateRescored,
} from './rescore.queries.ts';

/** Submissions scored in one transaction. */
const BATCH = 500;

/** The parts of a case that its verdict depends on: the files, its own limits and arguments, not the points. */
const judgedAlike = (a: JudgeCase, b: JudgeCase) =>
  a.input.hash === b.input.hash &&
  a.output.hash === b.output.hash &&
  a.timeMs === b.timeMs &&
  a.memoryMb === b.memoryMb &&
  isDeepStrictEqual(a.checkerArguments, b.checkerArguments);

const sameCases = (a: readonly JudgeCase[], b: readonly JudgeCase[]) =>
  a.length === b.length && a.every((one, at) => judgedAlike(one, b[at]!));

/** A case as the rules of today show it. */
function rescoredCase(stored: StoredCase, planned: JudgeCase, { status, skipped, score }: RescoredCase): StoredCase {
  const base = { ...stored, groupNum: planned.groupNum, status, score };
  if (!skipped) return base;
  return { ...base, status: VERDICT.cancelled, timeMs: 0, memoryKb: 0, message: SKIPPED_MESSAGE, userOutput: null };
}

/** The judgement that scoring anew gives, or null when only running the program can tell. */
function rescored(member: MemberToRescore, dataOf: ReadonlyMap<number, ScoredData>): NewJudgement | null {
  const before = dataOf.get(member.judged_with ?? 0);
  const today = dataOf.get(member.data_version ?? 0);
  if (!before || !today || !sameCases(before.cases, today.cases)) return null;
  const scoring = {
    type: member.type,
    mode: member.judge_case_mode,
    ioScore: member.io_score,
    subtasks: today.subtasks,
  };
  const judged = member.cases.map((one) => ({ ...one, status: one.status as Verdict }));
  const found = rescore(scoring, today.cases, judged);
  if (!found) return null;
  const storedAt = new Map(member.cases.map((one) => [one.index, one]));
  const plannedAt = new Map(today.cases.map((one) => [one.index, one]));
  const { status, score } = found.result;
  return {
    submissionId: member.submission_id,
    source: 'rescore',
    status,
    score,
    oiRankScore: score === null ? null : oiRankScore(score, member.io_score, member.difficulty),
    timeMs: member.time_ms,
    memoryKb: member.memory_kb,
    errorMessage: member.error_message,
    cases: found.cases.map((one) => rescoredCase(storedAt.get(one.index)!, plannedAt.get(one.index)!, one)),
    judgeCaseMode: member.judge_case_mode,
    dataVersion: member.data_version,
    problemVersion: member.problem_version,
    languageVersion: member.language_version,
    judger: member.judger,
  };
}

/** Scores a batch of a set's submissions. @returns false when nothing waits */
async function rescoreBatch({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const setId = await lockRescoringSet(tx);
    if (setId === null) return false;
    const members = await lockMembersToRescore(tx, setId, BATCH);
    if (members.length === 0) return false;
    const versions = members.flatMap((one) => [one.judged_with, one.data_version]);
    const dataOf = await findScoredData(tx, [...new Set(versions.filter((id) => id !== null))]);
    const judgements = members.map((member) => rescored(member, dataOf));
    const ids = await insertJudgements(
      tx,
      judgements.filter((one) => one !== null),
    );
    const outcomes = members.map((member, at) => ({
      memberId: member.member_id,
      judgementId: judgements[at] ? ids.shift()! : null,
    }));
    await updateRescored(tx, outcomes);
    if (outcomes.some((one) => one.judgementId === null)) await insertMemberJobs(tx, setId);
    return true;
  });
}

/** Scores what waits to be scored anew, batch after batch; safe on several servers at once. */
export async function rescoreWaiting(services: Pick<Services, 'db'>): Promise<void> {
  while (await rescoreBatch(services));
}
