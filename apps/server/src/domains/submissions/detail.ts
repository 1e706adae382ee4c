import { fail } from '@assay/contract/errors.ts';
import { getLastAcCode } from '@assay/contract/problems/detail.ts';
import { getAllCaseResult, getSubmissionDetail, updateSubmission } from '@assay/contract/submissions/detail.ts';
import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { venueIdOf, venueOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { areLimitsAsWritten, limitsFor } from '@assay/rules/judging/limits.ts';
import { refuseOwnCancel } from '@assay/rules/judging/manual.ts';
import { subtasksOf } from '@assay/rules/judging/scoring/subtasks.ts';
import { withShownNotes } from '@assay/rules/submissions/case-notes.ts';
import { type Implementation, implement, viewerIsRoot, viewerOf } from '../../platform/http/call.ts';
import { isFaulty } from '../judging/broken/faults.queries.ts';
import { findCurrentJudgement, type StoredCase } from '../judging/judgements/judgements.queries.ts';
import { latestProgress, shownCase } from '../judging/progress/progress.ts';
import { findDelays } from '../judging/queue/delays.queries.ts';
import { findQueuePositions } from '../judging/queue/queue.queries.ts';
import { findRemoteSteps, shownStep } from '../judging/remote/steps.ts';
import { findSubmissionRows, shownRow } from '../judging/rows/shown-rows.ts';
import { findScoredData } from '../problems/testdata/subtasks.queries.ts';
import { rulesOf } from '../venues/rules.ts';
import { findLastAccepted, updateShare } from './detail.queries.ts';
import { seeSubmission } from './visibility.ts';

const detail = implement(getSubmissionDetail, async (call, input) => {
  const { facts, see, shown, mayShare, isOwner } = await seeSubmission(call, input.submitId);
  const [row] = await findSubmissionRows(call, [input.submitId]);
  if (!row) return fail('submission.unknown');
  const judgement = await findCurrentJudgement(call.db, input.submitId);
  const places = row.status === VERDICT.pending ? await findQueuePositions(call.db, [input.submitId]) : null;
  const delay =
    row.status === VERDICT.pending
      ? (await findDelays(call.db, [input.submitId])).get(input.submitId)
      : row.status === VERDICT.systemError && shown.result && (await isFaulty(call.db, input.submitId))
        ? ({ why: 'fix' } as const)
        : null;
  const remote = (await findRemoteSteps(call, [input.submitId])).get(input.submitId);
  const limits = limitsFor(facts.limits, facts.factors, areLimitsAsWritten(facts));
  const isStaff = see.reason === 'staff';
  // A compiler's message quotes the code; a judge's failure is for those who can fix it.
  const errorMessage =
    judgement?.status === VERDICT.systemError ? (isStaff ? judgement.errorMessage : null) : judgement?.errorMessage;
  return {
    submission: {
      ...shownRow(call, row, { shown }),
      code: see.code ? facts.code : null,
      errorMessage: shown.errorMessage ? (errorMessage ?? null) : null,
      queuePosition: places?.get(input.submitId) ?? null,
      delay: delay ?? null,
      remote: shownStep(remote, shown),
      timeLimit: limits.timeMs,
      memoryLimit: limits.memoryMb * 1024,
      acCoin: isOwner ? facts.coins : null,
    },
    codeShare: facts.codeShare,
    see,
    mayShare,
    mayRejudge: viewerIsRoot(call),
    mayResubmit: remote?.state === 'failed' && remote.failure !== 'notSubmitted' && (isOwner || isStaff),
    mayCancel: refuseOwnCancel({ isOwner, ...facts, isJudged: judgement !== null }) === null,
  };
});

const asResult = (each: StoredCase): CaseResult => ({ ...shownCase(each, each.groupNum), note: each.note ?? null });

const cases = implement(getAllCaseResult, async (call, input) => {
  const { facts, see } = await seeSubmission(call, input.submitId);
  if (!see.cases) fail('submission.casesHidden');
  const progress = latestProgress(call.push, input.submitId);
  const judgement = progress ? null : await findCurrentJudgement(call.db, input.submitId);
  const data = await findScoredData(call.db, judgement?.dataVersion ?? facts.dataVersion);
  const files = new Map(data.cases.map((each) => [each.index, each]));
  const results = progress?.cases ?? judgement?.cases.map(asResult) ?? [];
  const list = withShownNotes(results, see.caseNotes).map((each) => ({
    ...each,
    note: see.fileNames ? each.note : null,
    inputData: see.fileNames ? (files.get(each.index)?.inputName ?? null) : null,
    outputData: see.fileNames ? (files.get(each.index)?.outputName ?? null) : null,
  }));
  const judgeCaseMode = judgement?.judgeCaseMode ?? facts.caseMode;
  return {
    judgeCaseMode,
    judgeCaseList: list,
    // Nothing ran of a result without cases, so that nothing of it is still to come.
    subTaskJudgeCaseVoList: progress || list.length > 0 ? subtasksOf(judgeCaseMode, list, data) : null,
    caseCount: progress?.caseCount ?? data.cases.length,
  };
});

const share = implement(updateSubmission, async (call, input) => {
  const { isOwner, mayShare } = await seeSubmission(call, input.submitId);
  if (!isOwner) fail('submission.notOwner');
  if (!mayShare) fail('submission.notShareable');
  await updateShare(call.db, input.submitId, input.share);
  return null;
});

const lastAccepted = implement(getLastAcCode, async (call, input) => {
  const venue = venueOf(input);
  const { uid } = viewerOf(call);
  const { ownResult, virtualId } = await rulesOf(call, venue).enter(call, venueIdOf(venue));
  // Code that is known to be accepted would tell the result.
  if (!ownResult) fail('problem.notSolved');
  const found = await findLastAccepted(call.db, uid, input.pid, { venue, virtualId });
  if (!found) return fail('problem.notSolved');
  return { submitId: found.id, code: found.code, language: found.language };
});

export const submissionDetailCalls: Implementation[] = [detail, cases, share, lastAccepted];
