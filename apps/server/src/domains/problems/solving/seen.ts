import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { mayShare, visibilityOf } from '@assay/rules/submissions/access.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';

const SHOWN = { result: true, score: true, figures: true, origin: true, source: true };

/** A row of whose result nothing is kept back. */
export const OPEN_ROW: SeenRow = { shown: SHOWN, hasPage: true, cases: true };

interface Rights {
  viewer: Pick<Viewer, 'uid'> | null;
  isStaff: boolean;
  readsData: boolean;
  hideCode: boolean;
}

/** What is seen of a submission where results are open to all who may know of it: what is the viewer's own, and what was shared, decide. */
export function seenInTheOpen(facts: SubmissionFacts, { viewer, ...rights }: Rights): Seen {
  const isOwner = viewer?.uid === facts.uid;
  const { codeShare } = facts;
  const see = visibilityOf({
    ...rights,
    isOwner,
    shared: facts.share,
    codeShare,
    openCaseResult: facts.openCaseResult,
    asksForAnswers: traitsOf(facts.judgeMode).submits !== 'program',
    status: facts.status,
  });
  return { see, shown: { ...SHOWN, errorMessage: see.code || isOwner }, mayShare: mayShare({ isOwner, codeShare }) };
}
