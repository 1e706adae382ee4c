import { VERDICT } from '@assay/contract/verdict.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SignalMap } from '../../platform/signals.ts';
import { payCoins } from '../rewards/coins.ts';
import { findAcceptCoins, findEarliestAccepted, insertSolved, removeSolved } from './solved.queries.ts';

/**
 * Keeps the solved list in step and pays the coins of a first accepted submission, once in a life: a verdict that is
 * later taken back and given again pays nothing more.
 */
export async function noteSolved(event: SignalMap['submission.judged'], tx: Queryable) {
  if (event.venue !== 'public') return;
  if (event.after === VERDICT.accepted) {
    const isFirst = await insertSolved(tx, event.uid, event.pid, event.submissionId);
    if (!isFirst) return;
    const delta = await findAcceptCoins(tx, event.pid);
    if (delta > 0) await payCoins(tx, { uid: event.uid, delta, reason: 'first-accept', subject: String(event.pid) });
  } else if (event.before === VERDICT.accepted) {
    await removeSolved(tx, event.submissionId);
    await refillSolved(tx, event.uid, event.pid);
  }
}

/** A deleted submission no longer counts as solved; the foreign key removed its row, an earlier one may replace it. */
export async function noteDeleted(event: SignalMap['submission.deleted'], tx: Queryable) {
  if (event.venue !== 'public' || event.before !== VERDICT.accepted) return;
  await refillSolved(tx, event.uid, event.pid);
}

/** Lets the user's earliest accepted submission of a problem stand for it in the solved list. */
async function refillSolved(tx: Queryable, uid: number, pid: number) {
  const earliest = await findEarliestAccepted(tx, uid, pid);
  if (earliest !== null) await insertSolved(tx, uid, pid, earliest);
}
