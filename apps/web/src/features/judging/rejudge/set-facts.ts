import type { RejudgeSetRow } from '@assay/contract/judging/rejudge-sets.ts';
import type { PlainKey, Say } from '../../../lib/text.ts';
import type { TEXT } from './text.ts';

/** The word for where a set stands: an open one is judged first, then decided about. */
export function stateWord({ state, done, total }: RejudgeSetRow): PlainKey<typeof TEXT> {
  return state === 'open' && done < total ? 'judging' : state;
}

/** What a set holds, in words. */
export function describeSet(row: RejudgeSetRow, t: Say<typeof TEXT>): string {
  const parts = [
    row.problemId,
    row.cid === null ? null : t('ofContest', { id: row.cid }),
    row.languages.join(', ') || null,
    t('count', { count: row.total }),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
