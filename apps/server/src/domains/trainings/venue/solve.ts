import { fail } from '@assay/contract/errors.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import type { MaySolve } from '../../venues/rules.ts';
import { enterToSubmit, holdEntry, trainingVenue } from '../entry.ts';
import { startTraining } from '../list/register.ts';
import { findOpen, viewOutline } from '../problems/outline.ts';
import { holdTraining } from '../trainings.queries.ts';
import { findSolvableByPid } from './solve.queries.ts';

/**
 * The problem at a display id of a training, when this viewer may submit to it. Who did not start the training yet starts it by that.
 * @throws Failure `problem.unknown`, also in a section that is closed; those of `refuseSubmit`
 */
export async function solveInTraining(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tid: number,
  { pid, language }: { pid: string; language: string },
  viewer: Viewer,
): Promise<MaySolve> {
  const view = await enterToSubmit({ db }, tid, viewer);
  const found = findOpen(await viewOutline(db, view, 'zh'), pid) ?? fail('problem.unknown');
  const problem = (await findSolvableByPid(db, found.pid, languageNamed(language))) ?? fail('problem.unknown');
  const starts = !view.isAdmin && !view.viewer?.isRegistered;
  return {
    problem,
    isOwn: problem.owner.kind !== 'site',
    venue: trainingVenue(view.row),
    listed: view.facts.gid === null,
    receiveNow: null,
    alongside: null,
    within: async (tx: Queryable, store) => {
      const refusal = await holdEntry(tx, view);
      if (refusal) return fail(refusal);
      // it may be deleted meanwhile; whoever starts it holds it by that
      if (!starts && !(await holdTraining(tx, tid))) return fail('training.unknown');
      const stored = await store(tx);
      if (stored && starts) await startTraining(tx, tid, viewer.uid, clock.now());
      return stored;
    },
  };
}
