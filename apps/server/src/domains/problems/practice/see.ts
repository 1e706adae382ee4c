import { fail } from '@assay/contract/errors.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { mayShare, sightOf } from '@assay/rules/submissions/access.ts';
import { type Call, viewerIsAdmin } from '../../../platform/http/call.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';

const isKnown = (call: Call, { auth, uid }: Pick<SubmissionFacts, 'auth' | 'uid'>) =>
  auth === PROBLEM_AUTH.public || viewerIsAdmin(call) || call.viewer?.uid === uid;

/**
 * What a viewer sees of a practice submission. What other venues of the same problem demand of practice while they last (a contest that
 * runs with it, say) belongs here, too.
 */
export async function seeInPractice(call: Call, facts: SubmissionFacts): Promise<() => Seen> {
  if (!isKnown(call, facts)) return fail('submission.unknown');
  const isOwner = call.viewer?.uid === facts.uid;
  const { hideNonContestSubmissionCode } = await call.settings.read();
  const see = sightOf({
    isOwner,
    isStaff: viewerIsAdmin(call),
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

const SHOWN = { result: true, score: true, figures: true, origin: true };

const ROW: SeenRow = { shown: SHOWN, hasPage: true, cases: true };

/** Rows of practice that this viewer may know of. */
export const seeRowsInPractice = (call: Call, rows: readonly RowFacts[]): ReadonlyMap<number, SeenRow> =>
  new Map(rows.filter((row) => isKnown(call, row)).map(({ submitId }) => [submitId, ROW]));
