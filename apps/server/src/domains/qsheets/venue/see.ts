import { fail } from '@assay/contract/errors.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import { visibilityOf } from '@assay/rules/submissions/access.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';

const SHOWN = { result: true, score: true, figures: true, origin: true, source: true };

const isManager = ({ viewer }: Call) => viewer?.role === 'root';
const isKnown = (call: Call, { uid }: { uid: number }) => call.viewer?.uid === uid || isManager(call);

/** What a viewer sees of a submission of a sheet: who made it and who manages sheets all, others not that there is one (SHEET-9). */
export async function seeInSheet(call: Call, facts: SubmissionFacts): Promise<() => Seen> {
  if (!isKnown(call, facts)) return fail('submission.unknown');
  const isOwner = call.viewer?.uid === facts.uid;
  const see = visibilityOf({
    isOwner,
    isStaff: isManager(call),
    readsData: mayReadProblemData(call.viewer, facts),
    shared: false,
    codeShare: false,
    openCaseResult: facts.openCaseResult,
    hideCode: false,
    asksForAnswers: traitsOf(facts.judgeMode).submits !== 'program',
    status: facts.status,
  });
  const seen: Seen = { see, shown: { ...SHOWN, errorMessage: true }, mayShare: false };
  return () => seen;
}

const ROW: SeenRow = { shown: SHOWN, hasPage: true, cases: true };

/** Rows of sheets that this viewer may know of. */
export const seeRowsOfSheet = (call: Call, rows: readonly RowFacts[]): ReadonlyMap<number, SeenRow> =>
  new Map(rows.filter((row) => isKnown(call, row)).map(({ submitId }) => [submitId, ROW]));
