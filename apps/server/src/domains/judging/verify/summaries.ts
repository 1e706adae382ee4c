import { getVerificationSummaries, type TrialOutcome } from '@assay/contract/judging/verification.ts';
import { readAnswerCheck, readInputCheck } from '@assay/rules/judging/verify/input-validators.ts';
import { judgeTrial } from '@assay/rules/judging/verify/judge-trial.ts';
import { verificationSummary } from '@assay/rules/judging/verify/verification-summary.ts';
import { mayEditProblem } from '@assay/rules/problems/access.ts';
import { implement, viewerOf } from '../../../platform/http/call.ts';
import { editFactsFor } from '../../problems/facts.ts';
import { findTrialFacts, findVerifiable } from './summaries.queries.ts';
import { listVerifications } from './verifications.queries.ts';

type Facts = Awaited<ReturnType<typeof findTrialFacts>>[number];

/** Whether times leave room is a warning at most, so times are left out. */
function outcomeOf(type: number, { min, max, caseStatuses, ...trial }: Facts): TrialOutcome {
  const cases = caseStatuses.map((status) => ({ index: 0, status, timeMs: 0, message: null }));
  if (trial.checksAnswers) return readAnswerCheck(trial.status, cases).outcome;
  if (trial.isDataCheck) return readInputCheck(trial.status, cases).outcome;
  const points = min === null || max === null ? null : { min, max };
  return judgeTrial(type, { ...trial, points, cases }, 0, 1).outcome;
}

/** Whether problems are verified, for those who may change them. */
export const verificationSummaries = implement(getVerificationSummaries, async (call, { pids }) => {
  const viewer = viewerOf(call);
  const problems = (await editFactsFor(call.db, viewer, await findVerifiable(call.db, pids)))
    .filter(({ facts }) => mayEditProblem(viewer, facts))
    .map(({ row }) => row);
  const last = await listVerifications(call.db, { lastOf: problems.map(({ id }) => id) });
  const trials = await findTrialFacts(
    call.db,
    last.map(({ id }) => id),
  );
  return problems.map(({ id: pid, type }) => {
    const found = last.find((each) => each.pid === pid);
    const own = trials.filter(({ verificationId }) => verificationId === found?.id);
    const outcomes = own.map((trial) => outcomeOf(type, trial));
    return {
      pid,
      summary: verificationSummary(found ? { state: found.state, isStale: found.is_stale, outcomes } : null),
    };
  });
});
