import { fail } from '@assay/contract/errors.ts';
import { isPractice } from '@assay/contract/venue.ts';
import { mayReadProblemData } from '@assay/rules/problems/access.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refusedAs } from '../../../platform/refused-as.ts';
import { seeInPractice, seeRowsInPractice } from '../../problems/practice/see.ts';
import { OPEN_ROW, seenInTheOpen } from '../../problems/solving/seen.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';
import { enterTraining } from '../entry.ts';
import { viewOutline } from '../problems/outline.ts';

/** Which problems are open to the viewer of a training of a group; closed ones are told of by no submission either. */
async function openPids(call: Call, tid: number) {
  const view = await enterTraining(call, tid, call.viewer);
  const { open } = await viewOutline(call.db, view, call.lang);
  return { view, pids: new Set(open.map(({ pid }) => pid)) };
}

/** What a viewer sees of a submission: one of the site is practice; one of a group is for its members, its code for who runs the training. */
export async function seeInTraining(call: Call, tid: number, facts: SubmissionFacts): Promise<() => Seen> {
  if (isPractice(facts.venue)) return seeInPractice(call, facts);
  const { view, pids } = await openPids(call, tid).catch(refusedAs('submission.unknown'));
  if (view.viewer?.uid !== facts.uid && !pids.has(facts.pid)) return fail('submission.unknown');
  const seen = seenInTheOpen(facts, {
    viewer: view.viewer,
    isStaff: view.isAdmin,
    readsData: mayReadProblemData(call.viewer, facts),
    hideCode: false,
  });
  return () => seen;
}

/** Rows that this viewer may know of. */
export async function seeRowsOfTraining(
  call: Call,
  tid: number,
  rows: readonly RowFacts[],
): Promise<ReadonlyMap<number, SeenRow>> {
  const ofSite = rows.filter(({ venue }) => isPractice(venue));
  const ofGroup = rows.filter(({ venue }) => !isPractice(venue));
  const seen = new Map(seeRowsInPractice(call, ofSite));
  if (ofGroup.length === 0) return seen;
  const { view, pids } = await openPids(call, tid);
  for (const { submitId, uid, pid } of ofGroup) {
    if (uid === view.viewer?.uid || pids.has(pid)) seen.set(submitId, OPEN_ROW);
  }
  return seen;
}
