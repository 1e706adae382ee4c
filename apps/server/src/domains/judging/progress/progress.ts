import type { ReportedCase } from '@assay/contract/judging/job-report.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { Push } from '../../../platform/push/push.ts';

export type SubmissionEvent = Extract<PushEvent, { type: 'submission' }>;

export const submissionTopic = (submitId: number) => `submission:${submitId}`;
export const testRunTopic = (testJudgeKey: string) => `testrun:${testJudgeKey}`;

const nothingYet = (submitId: number): SubmissionEvent => ({
  type: 'submission',
  submitId,
  status: 5,
  queuePosition: null,
  caseCount: null,
  cases: [],
  score: null,
  time: null,
  memory: null,
});

/** What is known of a submission on its way to a verdict; the stored row says the rest. */
export function latestProgress(push: Push, submitId: number): SubmissionEvent | null {
  const event = push.latest(submissionTopic(submitId));
  return event?.type === 'submission' ? event : null;
}

/** Publishes the next step of a submission: what changed, on top of what was known. */
export function publishProgress(push: Push, submitId: number, change: Partial<SubmissionEvent>) {
  const known = latestProgress(push, submitId) ?? nothingYet(submitId);
  push.publish(submissionTopic(submitId), { ...known, ...change, submitId });
}

/**
 * A case as pages show it; file names are added only for those who may see them. The share goes with "partial" alone: where
 * a case that is partly right is wrong, nobody learns how nearly right it was.
 */
export const shownCase = (each: ReportedCase, groupNum: number): CaseResult => ({
  index: each.index,
  status: each.status,
  time: each.timeMs,
  memory: each.memoryKb,
  score: each.score,
  ...(each.status === VERDICT.partial && each.share !== undefined && { share: each.share }),
  groupNum,
  message: each.message,
  ...(each.cause && { cause: each.cause }),
  inputData: null,
  outputData: null,
});
