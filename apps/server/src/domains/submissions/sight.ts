import { fail } from '@assay/contract/errors.ts';
import { type Sight, sightOf } from '@assay/rules/access/submissions.ts';
import { ANSWER_MODES } from '@assay/rules/authoring/refuse-mode.ts';
import { type Call, viewerIsAdmin } from '../../platform/http/call.ts';
import { findSubmissionFacts, type SubmissionFactsRow } from './detail.queries.ts';

export interface SeenSubmission {
  facts: SubmissionFactsRow;
  see: Sight;
  isOwner: boolean;
}

/**
 * A submission together with what this viewer may see of it. One that must not even be known of answers as if it
 * did not exist.
 * @throws Failure `submission.unknown`
 */
export async function seeSubmission(call: Call, submitId: number): Promise<SeenSubmission> {
  const facts = await findSubmissionFacts(call.db, submitId);
  if (!facts) return fail('submission.unknown');
  const isStaff = viewerIsAdmin(call);
  const isOwner = call.viewer?.uid === facts.uid;
  if (facts.auth !== 1 && !isStaff && !isOwner) return fail('submission.unknown');
  const { hideNonContestSubmissionCode } = await call.settings.read();
  const see = sightOf({
    isOwner,
    isStaff,
    shared: facts.share,
    codeShare: facts.codeShare,
    openCaseResult: facts.openCaseResult,
    hideCode: hideNonContestSubmissionCode,
    asksForAnswers: ANSWER_MODES.has(facts.judgeMode),
    status: facts.status,
  });
  return { facts, see, isOwner };
}
