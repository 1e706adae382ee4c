import { VERDICT } from '@assay/contract/verdict.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { SignalMap } from '../../platform/signals.ts';
import { type Counter, moveCount } from './counts.queries.ts';

const COUNTER_OF: Record<number, Counter> = {
  [VERDICT.accepted]: 'ac',
  [VERDICT.wrongAnswer]: 'wa',
  [VERDICT.timeLimit]: 'tle',
  [VERDICT.memoryLimit]: 'mle',
  [VERDICT.runtimeError]: 're',
  [VERDICT.presentationError]: 'pe',
  [VERDICT.compileError]: 'ce',
  [VERDICT.systemError]: 'se',
  [VERDICT.partial]: 'pa',
};

const counterOf = (status: number | null) => (status === null ? null : (COUNTER_OF[status] ?? null));

/** Counts a verdict of a public submission; one judged again moves from its old counter to the new one. */
export async function countVerdict(event: SignalMap['submission.judged'], tx: Queryable) {
  if (event.venue !== 'public') return;
  await moveCount(tx, event.pid, {
    from: counterOf(event.before),
    to: counterOf(event.after),
    total: event.first ? 1 : 0,
  });
}

export async function uncountVerdict(event: SignalMap['submission.deleted'], tx: Queryable) {
  if (event.venue !== 'public' || event.before === null) return;
  await moveCount(tx, event.pid, { from: counterOf(event.before), to: null, total: -1 });
}
