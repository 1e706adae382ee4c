import { VERDICT } from '@assay/contract/verdict.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { addCounts, type Counter, type Counts } from './counts.queries.ts';

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

/** Counts verdicts of practice; one judged again moves from its old counter to the new one. */
export async function countVerdicts(events: SignalMap['submissions.judged'], tx: Queryable) {
  const ofProblem = new Map<number, Counts & { pid: number }>();
  for (const { pid, before, after, first } of events) {
    if (before === after && !first) continue;
    const counts = ofProblem.get(pid) ?? { pid };
    ofProblem.set(pid, counts);
    const add = (status: number | null, by: number) => {
      const counter = status === null ? undefined : COUNTER_OF[status];
      if (counter) counts[counter] = (counts[counter] ?? 0) + by;
    };
    add(before, -1);
    add(after, 1);
    if (first) counts.total = (counts.total ?? 0) + 1;
  }
  await addCounts(tx, [...ofProblem.values()]);
}

export async function uncountVerdict(event: SignalMap['submission.deleted'], tx: Queryable) {
  if (event.before === null) return;
  const counter = COUNTER_OF[event.before];
  await addCounts(tx, [{ pid: event.pid, total: -1, ...(counter && { [counter]: -1 }) }]);
}
