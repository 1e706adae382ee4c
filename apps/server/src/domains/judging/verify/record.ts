import type { ReportedCase } from '@assay/contract/judging/job-report.ts';
import type { TrialCase } from '@assay/contract/judging/verification.ts';
import { heldAgainst } from '@assay/rules/judging/verify/program-tests.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Push } from '../../../platform/push/push.ts';
import type { Services } from '../../../platform/services.ts';
import type { Found } from '../judgements/judgements.ts';
import { findExpectedSayings, type TrialStoredCase, updateTrial } from './trials.queries.ts';
import { endVerification, hasUnjudgedTrials, lockVerification } from './verifications.queries.ts';

const trialTopic = (trialId: number) => `trial:${trialId}`;

const storedCase = (one: ReportedCase, groupOf: ReadonlyMap<number, number>): TrialStoredCase => ({
  index: one.index,
  status: one.status,
  timeMs: one.timeMs,
  memoryKb: one.memoryKb,
  score: one.score,
  groupNum: groupOf.get(one.index) ?? 1,
  message: one.message,
  ...(one.cause && { cause: one.cause }),
  note: one.note,
  userOutput: one.userOutput,
  ...(one.beyond && { beyond: true }),
});

/** A case as it is shown; the names of files are filled in by whoever has them at hand. */
export const shownTrialCase = (one: TrialStoredCase): TrialCase => ({
  index: one.index,
  status: one.status,
  time: one.timeMs,
  memory: one.memoryKb,
  score: one.score,
  groupNum: one.groupNum,
  beyond: one.beyond ?? false,
  message: one.message,
  ...(one.cause && { cause: one.cause }),
  note: one.note ?? null,
  userOutput: one.userOutput,
  inputName: '',
});

/** Stores what a node found for a jury solution; with the last one its verification ends. */
export async function recordTrial(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  trialId: number,
  { report, dataVersion, groupOf, judger }: Found,
): Promise<void> {
  const { score, timeMs, memoryKb, errorMessage, languageVersion, overview = null } = report;
  const tested = await findExpectedSayings(tx, trialId);
  const { status, cases: said } = tested ? heldAgainst(tested.program, tested.expected, report) : report;
  const cases = said.map((one) => storedCase(one, groupOf));
  const measured = { status, score, timeMs, memoryKb, errorMessage, languageVersion };
  const result = { ...measured, dataVersion, judger, cases, overview };
  const verificationId = await updateTrial(tx, trialId, result);
  if (verificationId === null) return;
  await lockVerification(tx, verificationId);
  if (!(await hasUnjudgedTrials(tx, verificationId))) await endVerification(tx, verificationId, 'done', clock.now());
}

/** Cases of a trial that is being judged, as far as this process heard of them. */
export function latestCases(push: Push, trialId: number): TrialCase[] {
  const event = push.latest(trialTopic(trialId));
  return event?.type === 'trial' ? event.cases : [];
}

/** Remembers cases that a node told of before its final report. */
export function noteTrialProgress(
  push: Push,
  trialId: number,
  fresh: readonly ReportedCase[],
  groupOf: ReadonlyMap<number, number>,
): void {
  const known = new Map(latestCases(push, trialId).map((one) => [one.index, one]));
  for (const one of fresh) known.set(one.index, shownTrialCase(storedCase(one, groupOf)));
  const cases = [...known.values()].sort((a, b) => a.index - b.index);
  push.publish(trialTopic(trialId), { type: 'trial', trialId, cases });
}

/** The final report holds everything, and a new attempt begins anew. */
export const forgetTrialProgress = (push: Push, trialId: number) => push.forget(trialTopic(trialId));
