import { fail } from '@assay/contract/errors.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import type { Call } from '../../../platform/http/call.ts';
import { OPEN_ROW, seenInTheOpen } from '../../problems/solving/seen.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';

const isManager = ({ viewer }: Call) => viewer?.role === 'root';
const isKnown = (call: Call, { uid }: { uid: number }) => call.viewer?.uid === uid || isManager(call);

/** What a viewer sees of a submission of a sheet: who made it and who manages sheets all, others not that there is one (SHEET-9). */
export async function seeInSheet(call: Call, facts: SubmissionFacts): Promise<() => Seen> {
  if (!isKnown(call, facts)) return fail('submission.unknown');
  const seen = seenInTheOpen(
    // of a sheet nothing can be shared
    { ...facts, share: false, codeShare: false },
    {
      viewer: call.viewer,
      isStaff: isManager(call),
      readsData: mayReadProblemData(call.viewer, facts),
      hideCode: false,
    },
  );
  return () => seen;
}

/** Rows of sheets that this viewer may know of. */
export const seeRowsOfSheet = (call: Call, rows: readonly RowFacts[]): ReadonlyMap<number, SeenRow> =>
  new Map(rows.filter((row) => isKnown(call, row)).map(({ submitId }) => [submitId, OPEN_ROW]));
