import { fail } from '@assay/contract/errors.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import { refuseSubmit } from '@assay/rules/works/access.ts';
import { receiptAt } from '@assay/rules/works/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import type { MaySolve } from '../../venues/rules.ts';
import { enterWork, holdEntry, type WorkServices } from '../entry.ts';
import { graceMsOf } from '../grace.ts';
import { holdSitting } from '../sittings/sittings.queries.ts';
import { findSolvableIn, holdProblem } from './solve.queries.ts';

/**
 * The problem at a display id of a work, when this viewer may submit to it. Whoever hands in meanwhile waits until it is stored, or comes
 * first and has it refused.
 * @throws Failure `problem.unknown`, those of `refuseSubmit`
 */
export async function solveInWork(
  services: WorkServices & Pick<Services, 'settings'>,
  wid: number,
  { pid, language }: { pid: string; language: string },
  who: Viewer,
): Promise<MaySolve> {
  const { db, clock } = services;
  const graceMs = await graceMsOf(services);
  const view = await enterWork(services, wid, who);
  const { viewer, facts, isAdmin } = view;
  const receiveNow = () => {
    const now = clock.now();
    const nowMs = now.getTime();
    const refusal = refuseSubmit(viewer, facts, { nowMs, graceMs });
    if (refusal) return fail(refusal);
    const at = isAdmin || !viewer ? nowMs : receiptAt(facts, viewer, nowMs, graceMs);
    return at === null ? fail('work.ended') : new Date(at);
  };
  receiveNow();
  const problem = (await findSolvableIn(db, wid, pid, languageNamed(language))) ?? fail('problem.unknown');
  return {
    problem,
    listed: false,
    receiveNow,
    alongside: null,
    within: async (tx: Queryable, store) => {
      const left = await holdEntry(tx, view);
      if (left) return fail(left);
      // in the order in which whoever takes a problem out holds them
      if (!(await holdProblem(tx, wid, problem.id))) return fail('problem.unknown');
      if (!isAdmin && !(await holdSitting(tx, wid, who.uid))) return fail('work.handedIn');
      return store(tx);
    },
  };
}
