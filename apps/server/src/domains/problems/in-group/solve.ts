import { fail } from '@assay/contract/errors.ts';
import { isAboveAll } from '@assay/rules/groups/access.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { maySeeProblem } from '@assay/rules/problems/access.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { enterGroup } from '../../groups/entry.ts';
import { holdMembership } from '../../groups/members.queries.ts';
import type { MaySolve } from '../../venues/rules.ts';
import { findPart } from '../people.queries.ts';
import { findSolvableOf } from './in-group.queries.ts';

/**
 * The problem at a display id of a group, when this viewer may submit to it. Whoever leaves, or is taken out, meanwhile does not:
 * the membership is held until the submission is stored.
 * @throws Failure `problem.unknown`, those of `refuseInside`
 */
export async function solveInGroup(
  { db }: Pick<Services, 'db'>,
  gid: number,
  { pid, language }: { pid: string; language: string },
  viewer: Viewer,
): Promise<MaySolve> {
  const group = await enterGroup({ db }, gid, viewer);
  const problem = await findSolvableOf(db, gid, pid, languageNamed(language));
  if (!problem) return fail('problem.unknown');
  const facts = { ...problem, groupLevel: group.level, part: await findPart(db, viewer.uid, problem.id) };
  if (!maySeeProblem(viewer, facts)) return fail('problem.unknown');
  const uid = group.viewer && isAboveAll(group.viewer, group.facts) ? null : viewer.uid;
  return {
    problem,
    listed: false,
    receiveNow: null,
    alongside: null,
    within: async (tx, store) => {
      const refusal = await holdMembership(tx, gid, uid);
      return refusal ? fail(refusal) : store(tx);
    },
  };
}
