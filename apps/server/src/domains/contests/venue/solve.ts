import { fail } from '@assay/contract/errors.ts';
import { isContestant, refuseSubmit } from '@assay/rules/contests/access.ts';
import { statusAt } from '@assay/rules/contests/clock.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { MaySolve } from '../../venues/rules.ts';
import { type ContestServices, enterToSubmit } from '../entry.ts';
import { lockVirtual } from '../virtual/virtual.queries.ts';
import { findSolvableIn, registering, updateVirtual } from './solve.queries.ts';

/** Stores a submission to a virtual participation, which must not end meanwhile. */
const withinVirtual =
  (virtualId: number): NonNullable<MaySolve['within']> =>
  async (tx, store) => {
    if (!(await lockVirtual(tx, virtualId, 'submit'))) return fail('virtual.notRunning');
    const stored = await store(tx);
    if (stored) await updateVirtual(tx, stored.id, virtualId);
    return stored;
  };

/**
 * The problem at a display id of a contest, when this viewer may submit to it. Who is no contestant yet becomes one by it; in a virtual
 * participation it counts there alone, and the contest's board, counters and exports do not know of it.
 * @throws Failure `problem.unknown`, those of `refuseSubmit`
 */
export async function solveInContest(
  services: ContestServices,
  cid: number,
  { pid, language }: { pid: string; language: string },
  viewer: Viewer,
): Promise<MaySolve> {
  const wanted = { cid, displayId: pid, language: languageNamed(language) };
  // who is refused is told that alone
  const [view, problem = fail('problem.unknown')] = await Promise.all([
    enterToSubmit(services, cid, viewer),
    findSolvableIn(services, wanted),
  ]);
  const virtualId = view.virtual?.id ?? null;
  const joins = virtualId === null && !view.viewer!.isRegistered && isContestant(view.viewer!, view.facts);
  return {
    problem,
    listed: false,
    receiveNow: () => {
      const now = services.clock.now();
      const refusal = refuseSubmit(view.viewer, view.facts, statusAt(view.clock, now.getTime()));
      return refusal ? fail(refusal) : now;
    },
    alongside: joins ? registering(cid, viewer.uid) : null,
    within: virtualId === null ? null : withinVirtual(virtualId),
  };
}
