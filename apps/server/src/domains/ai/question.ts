import type { AiKind } from '@assay/contract/ai/answers.ts';
import { fail } from '@assay/contract/errors.ts';
import { VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { fitsVerdict, refuseQuestion, type SubmissionKind } from '@assay/rules/ai/access.ts';
import type { AiFacts } from '@assay/rules/ai/prompt.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { findProblemToEdit } from '../authoring/find.ts';
import { isHelpClosed } from '../contests/virtual/help.ts';
import { findCurrentJudgement } from '../judging/judgements/judgements.queries.ts';
import { findProblemFor } from '../problems/find.ts';
import { seeSubmission } from '../submissions/visibility.ts';
import { findStatement, listOwnTests } from './ai.queries.ts';

/** What is asked, with all that the model is shown. */
export interface Question {
  kind: AiKind;
  pid: number;
  facts: AiFacts;
}

const isOpen = async (call: Call) => call.config.ai !== null && (await call.settings.read()).openAiChat;

async function statementOf(call: Call, pid: number) {
  return (await findStatement(call.db, pid, call.lang)) ?? fail('problem.unknown');
}

/**
 * A question about a problem that the viewer may see.
 * @throws Failure `problem.unknown` and those of `refuseQuestion`
 */
export async function askAboutProblem(call: Call, pid: number): Promise<Question> {
  await findProblemFor(call.db, viewerOf(call), { pid });
  const refusal = refuseQuestion({
    isOpen: await isOpen(call),
    isInUse: await isHelpClosed(call, pid),
    submission: null,
  });
  if (refusal) throw refusal;
  return { kind: 'explain-problem', pid, facts: await statementOf(call, pid) };
}

/**
 * Hints for a problem that the viewer may change (NOTE-14).
 * @throws Failure `problem.unknown`, `access.denied` and those of `refuseQuestion`
 */
export async function askForHints(call: Call, pid: number): Promise<Question> {
  await findProblemToEdit(call.db, viewerOf(call), pid);
  return { ...(await askAboutProblem(call, pid)), kind: 'propose-hints' };
}

/**
 * A question about an own submission, whose result the viewer sees.
 * @throws Failure `submission.unknown` and those of `refuseQuestion`
 */
export async function askAboutSubmission(call: Call, kind: SubmissionKind, submitId: number): Promise<Question> {
  const { facts, isOwner, shown } = await seeSubmission(call, submitId);
  const { pid, status, language, code } = facts;
  const refusal = refuseQuestion({
    isOpen: await isOpen(call),
    isInUse: await isHelpClosed(call, pid),
    submission: { isOwner, fits: shown.result && fitsVerdict(kind, status) },
  });
  if (refusal) throw refusal;
  const judgement = kind === 'explain-ce' ? await findCurrentJudgement(call.db, submitId) : null;
  const submission = {
    language,
    code,
    verdict: VERDICT_TEXT[verdictName(status)].en,
    compilerSays: judgement?.errorMessage ?? '',
  };
  const ownTests = kind === 'find-mistake' && { ownTests: await listOwnTests(call.db, viewerOf(call).uid, pid) };
  return { kind, pid, facts: { ...(await statementOf(call, pid)), submission, ...ownTests } };
}
