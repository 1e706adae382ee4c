import type { NodeRefusal } from '@assay/contract/judging/nodes.ts';
import type { Lang } from '../../../lib/lang.ts';
import type { useText } from '../../../lib/text.ts';
import { judgeWords } from '../words/judge-words.ts';
import type { JudgeNode } from './node-panel.tsx';
import type { TEXT } from './text.ts';

type Say = ReturnType<typeof useText<typeof TEXT>>;

/** The last job that a node could not do, for a sentence about its failures. */
export const failureOf = ({ failures, lastFailure }: JudgeNode, lang: Lang) => ({
  count: failures,
  reason: lastFailure ? judgeWords(lastFailure, lang) : '–',
});

/** Why a node takes no work, in a sentence each: what it says itself, then why the site gives it none. */
export function refusalsOf(node: JudgeNode, t: Say, lang: Lang): string[] {
  const { problems, refusals, drained, works, restingUntil } = node;
  const failure = failureOf(node, lang);
  const say = (refusal: NodeRefusal): string => {
    switch (refusal.code) {
      case 'drained':
        return drained?.reason
          ? t('drainedFor', { by: drained.by, reason: drained.reason })
          : t('drained', { by: drained?.by ?? '' });
      case 'setAside':
        return t('setAside', { ...failure, count: refusal.failures });
      case 'protocol':
        return t('protocol', { got: refusal.got, expected: refusal.expected });
      case 'clock':
        return t(refusal.seconds > 0 ? 'clockAhead' : 'clockBehind', { seconds: Math.abs(refusal.seconds) });
      case 'slow':
        return t('slow', { ms: refusal.ms, others: refusal.others });
    }
  };
  const own = problems.map((problem) => judgeWords(problem, lang));
  return [...own, ...refusals.map(say), ...(works && restingUntil !== null ? [t('resting', failure)] : [])];
}
