import { fail } from '@assay/contract/errors.ts';
import { mayReadProblemData, maySeeProblem, type ProblemFacts } from '@assay/rules/problems/access.ts';
import { type Call, viewerIsAdmin } from '../../../platform/http/call.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';
import { findPart } from '../people.queries.ts';
import { OPEN_ROW, seenInTheOpen } from '../solving/seen.ts';

const isKnown = (
  { viewer }: Call,
  { uid, ...problem }: Pick<SubmissionFacts, 'auth' | 'authorUid' | 'owner' | 'uid'> & Pick<ProblemFacts, 'part'>,
) => viewer?.uid === uid || maySeeProblem(viewer, problem);

/** What a viewer sees of a practice submission. */
export async function seeInPractice(call: Call, submission: SubmissionFacts): Promise<() => Seen> {
  const part = call.viewer && (await findPart(call.db, call.viewer.uid, submission.pid));
  const facts = { ...submission, part };
  if (!isKnown(call, facts)) return fail('submission.unknown');
  const { hideNonContestSubmissionCode } = await call.settings.read();
  const seen = seenInTheOpen(facts, {
    viewer: call.viewer,
    isStaff: viewerIsAdmin(call),
    readsData: mayReadProblemData(call.viewer, facts),
    hideCode: hideNonContestSubmissionCode,
  });
  return () => seen;
}

/** Rows of practice that this viewer may know of. */
export const seeRowsInPractice = (call: Call, rows: readonly RowFacts[]): ReadonlyMap<number, SeenRow> =>
  new Map(rows.filter((row) => isKnown(call, row)).map(({ submitId }) => [submitId, OPEN_ROW]));
