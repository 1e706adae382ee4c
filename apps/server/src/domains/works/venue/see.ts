import { fail } from '@assay/contract/errors.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import { showsResults } from '@assay/rules/works/access.ts';
import { visibilityOfWorkSubmission } from '@assay/rules/works/visibility.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refusedAs } from '../../../platform/refused-as.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';
import { enterWork, showsOrigin, type WorkView } from '../entry.ts';

type Facts = Pick<SubmissionFacts, 'uid' | 'status' | 'auth' | 'authorUid' | 'owner' | 'openCaseResult' | 'judgeMode'>;

function visibilityAt(call: Call, { viewer, facts, isAdmin }: WorkView, submission: Facts) {
  const nowMs = call.clock.now().getTime();
  return visibilityOfWorkSubmission({
    isOwner: viewer?.uid === submission.uid,
    isAdmin,
    shows: showsResults(viewer, facts, nowMs),
    isOver: nowMs >= facts.overMs,
    readsData: isAdmin && mayReadProblemData(call.viewer, submission),
    openCaseResult: submission.openCaseResult,
    judgeMode: submission.judgeMode,
    status: submission.status,
  });
}

/** What a viewer sees of a submission of a work: its owner and those who run the work alone. */
export async function seeInWork(call: Call, wid: number, facts: SubmissionFacts): Promise<() => Seen> {
  const view = await enterWork(call, wid, call.viewer).catch(refusedAs('submission.unknown'));
  if (!visibilityAt(call, view, facts)) return fail('submission.unknown');
  return () => {
    const { result, ...see } = visibilityAt(call, view, facts)!;
    const source = showsOrigin(view, call.clock.now());
    return {
      see,
      shown: { result, score: result, figures: result, errorMessage: result, origin: false, source },
      mayShare: false,
    };
  };
}

/** The same for rows of which the viewer may know. */
export async function seeRowsOfWork(
  call: Call,
  wid: number,
  rows: readonly RowFacts[],
): Promise<ReadonlyMap<number, SeenRow>> {
  const view = await enterWork(call, wid, call.viewer);
  return new Map(
    rows.flatMap((row): [number, SeenRow][] => {
      const seen = visibilityAt(call, view, { ...row, judgeMode: 'default' });
      if (!seen) return [];
      const { result } = seen;
      const source = showsOrigin(view, view.now);
      const shown = { result, score: result, figures: result, origin: false, source };
      return [[row.submitId, { shown, hasPage: true, cases: seen.cases }]];
    }),
  );
}
