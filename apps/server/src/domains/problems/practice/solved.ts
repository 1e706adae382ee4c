import { VERDICT } from '@assay/contract/verdict.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { postEntries } from '../../coins/ledger.ts';
import { insertSolved, refillSolved, removeSolved } from './solved.queries.ts';

/**
 * Keeps the solved list in step and pays the coins of a first accepted submission, once in a life: a verdict that is
 * later taken back and given again pays nothing more.
 */
export async function noteSolved(events: SignalMap['submissions.judged'], tx: Queryable) {
  const lost = events.filter((event) => event.before === VERDICT.accepted && event.after !== VERDICT.accepted);
  if (lost.length > 0) {
    await removeSolved(
      tx,
      lost.map((event) => event.submissionId),
    );
    await refillSolved(tx, lost);
  }
  const accepted = events.filter((event) => event.after === VERDICT.accepted);
  if (accepted.length === 0) return;
  const first = await insertSolved(tx, accepted);
  const earned = first.map(({ uid, pid, problemId, coins }) => ({
    uid,
    delta: coins,
    reason: 'first-accept' as const,
    subject: String(pid),
    note: problemId,
  }));
  await postEntries(
    tx,
    earned.filter((entry) => entry.delta > 0),
  );
}

/** A deleted submission no longer counts as solved; the foreign key removed its row, an earlier one may replace it. */
export async function noteDeleted(event: SignalMap['submission.deleted'], tx: Queryable) {
  if (event.before !== VERDICT.accepted) return;
  await refillSolved(tx, [event]);
}
