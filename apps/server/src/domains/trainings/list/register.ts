import { fail } from '@assay/contract/errors.ts';
import { registerTraining } from '@assay/contract/trainings/list.ts';
import { refuseRegistration } from '@assay/rules/trainings/access.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { judgeSecret, takeGuess } from '../../../platform/judge-secret.ts';
import { holdEntry, openTraining } from '../entry.ts';
import { lockToCount } from '../rank/cells.queries.ts';
import { countRegistration } from '../rank/follow.ts';
import { holdTraining, insertRegistration } from '../trainings.queries.ts';

/**
 * Lets somebody start a training: from now on there is a line in the rank, with what was solved before.
 * @returns false when that was so already, however many ask at once
 * @throws Failure `training.unknown` when it was deleted meanwhile
 */
export async function startTraining(tx: Queryable, tid: number, uid: number, now: Date): Promise<boolean> {
  await lockToCount(tx, tid);
  if (!(await holdTraining(tx, tid))) return fail('training.unknown');
  if (!(await insertRegistration(tx, tid, uid, now))) return false;
  await countRegistration(tx, tid, uid);
  return true;
}

export const registerTrainingCalls: Implementation[] = [
  implement(registerTraining, async (call, { tid, password }) => {
    const { uid } = viewerOf(call);
    const view = await openTraining(call, tid, call.viewer);
    takeGuess(call, { name: 'training-password', id: tid, uid }, password);
    const refusal = refuseRegistration(view.viewer, view.facts, judgeSecret(password, view.row.pwd));
    if (refusal) fail(refusal);
    await call.db.transaction().execute(async (tx) => {
      const closed = await holdEntry(tx, view);
      if (closed) fail(closed);
      if (!(await startTraining(tx, tid, uid, call.clock.now()))) fail('training.alreadyRegistered');
    });
    return null;
  }),
];
