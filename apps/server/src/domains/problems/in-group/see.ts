import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { mayReadProblemData, maySeeProblem } from '@assay/rules/problems/access.ts';
import type { Call } from '../../../platform/http/call.ts';
import { enterGroup, findGroupView } from '../../groups/entry.ts';
import type { RowFacts, Seen, SeenRow, SubmissionFacts } from '../../venues/rules.ts';
import { OPEN_ROW, seenInTheOpen } from '../solving/seen.ts';
import { listOutsiders } from './in-group.queries.ts';

/**
 * What a viewer sees of a submission made in a group: nothing of it outside; of what members see as in practice, but that others'
 * code is read by the group's roots, and by nobody else unless it was shared (GRP-13).
 */
export async function seeInGroup(call: Call, gid: number, facts: SubmissionFacts): Promise<() => Seen> {
  const view = await findGroupView(call, gid, call.viewer);
  if (!view || view.level < GROUP_LEVEL.member) return fail('submission.unknown');
  const problem = { ...facts, groupLevel: view.level };
  if (call.viewer?.uid !== facts.uid && !maySeeProblem(call.viewer, problem)) return fail('submission.unknown');
  const { hideNonContestSubmissionCode } = await call.settings.read();
  const seen = seenInTheOpen(facts, {
    viewer: call.viewer,
    isStaff: view.level >= GROUP_LEVEL.root,
    readsData: mayReadProblemData(call.viewer, problem),
    hideCode: hideNonContestSubmissionCode,
  });
  return () => seen;
}

/** Rows that a member of the group may know of, with who left it since. */
export async function seeRowsInGroup(
  call: Call,
  gid: number,
  rows: readonly RowFacts[],
): Promise<ReadonlyMap<number, SeenRow>> {
  const { level } = await enterGroup(call, gid, call.viewer);
  const known = rows.filter(
    ({ uid, ...problem }) => uid === call.viewer?.uid || maySeeProblem(call.viewer, { ...problem, groupLevel: level }),
  );
  const left = await listOutsiders(call.db, gid, [...new Set(known.map(({ uid }) => uid))]);
  return new Map(
    known.map(({ submitId, uid }) => [submitId, left.has(uid) ? { ...OPEN_ROW, hasLeft: true } : OPEN_ROW]),
  );
}
