import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import { visibilityOf } from '@assay/rules/submissions/access.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Seen, SubmissionFacts } from '../venues/rules.ts';

/** Whether somebody reads what another submitted because that was set as work, whatever the venue says (ASG-17). */
export type Supervises = (call: Call, submission: SubmissionFacts) => Promise<boolean>;

declare module '../../platform/services.ts' {
  interface Registries {
    supervises: Supervises;
  }
}

const SHOWN = { result: true, score: true, figures: true, origin: true, source: true, errorMessage: true };

/** What who supervises sees of a submission. */
export function seenBySupervisor(call: Call, facts: SubmissionFacts): Seen {
  const see = visibilityOf({
    isOwner: false,
    isStaff: true,
    readsData: mayReadProblemData(call.viewer, facts),
    shared: false,
    codeShare: false,
    openCaseResult: facts.openCaseResult,
    hideCode: false,
    asksForAnswers: traitsOf(facts.judgeMode).submits !== 'program',
    status: facts.status,
  });
  return { see, shown: SHOWN, mayShare: false };
}
