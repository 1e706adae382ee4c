import { fail } from '@assay/contract/errors.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { mayReadProblemData, maySeeProblem, type ProblemFacts } from '@assay/rules/problems/access.ts';
import { mayShare, visibilityOf } from '@assay/rules/submissions/access.ts';
import { type Call, viewerIsAdmin } from '../../../platform/http/call.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';
import { findPart } from '../people.queries.ts';

const isKnown = (
  { viewer }: Call,
  { uid, ...problem }: Pick<SubmissionFacts, 'auth' | 'authorUid' | 'owner' | 'uid'> & Pick<ProblemFacts, 'part'>,
) => viewer?.uid === uid || maySeeProblem(viewer, problem);

/** What a viewer sees of a practice submission. */
export async function seeInPractice(call: Call, submission: SubmissionFacts): Promise<() => Seen> {
  const part = call.viewer && (await findPart(call.db, call.viewer.uid, submission.pid));
  const facts = { ...submission, part };
  if (!isKnown(call, facts)) return fail('submission.unknown');
  const isOwner = call.viewer?.uid === facts.uid;
  const { hideNonContestSubmissionCode } = await call.settings.read();
  const see = visibilityOf({
    isOwner,
    isStaff: viewerIsAdmin(call),
    readsData: mayReadProblemData(call.viewer, facts),
    shared: facts.share,
    codeShare: facts.codeShare,
    openCaseResult: facts.openCaseResult,
    hideCode: hideNonContestSubmissionCode,
    asksForAnswers: traitsOf(facts.judgeMode).submits !== 'program',
    status: facts.status,
  });
  const seen: Seen = {
    see,
    shown: { ...SHOWN, errorMessage: see.code || isOwner },
    mayShare: mayShare({ isOwner, codeShare: facts.codeShare }),
  };
  return () => seen;
}

const SHOWN = { result: true, score: true, figures: true, origin: true, source: true };

const ROW: SeenRow = { shown: SHOWN, hasPage: true, cases: true };

/** Rows of practice that this viewer may know of. */
export const seeRowsInPractice = (call: Call, rows: readonly RowFacts[]): ReadonlyMap<number, SeenRow> =>
  new Map(rows.filter((row) => isKnown(call, row)).map(({ submitId }) => [submitId, ROW]));
