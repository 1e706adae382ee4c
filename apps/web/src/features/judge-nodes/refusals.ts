import type { NodeRefusal } from '@assay/contract/judging/nodes.ts';
import type { useText } from '../../lib/text.ts';
import type { JudgeNode } from './node-panel.tsx';
import type { TEXT } from './text.ts';

type Say = ReturnType<typeof useText<typeof TEXT>>;

/** Why the site gives a node no work, in a sentence each. */
export function refusalsOf({ refusals, drained, lastFailure }: JudgeNode, t: Say): string[] {
  const say = (refusal: NodeRefusal): string => {
    switch (refusal.code) {
      case 'drained':
        return drained?.reason
          ? t('drainedFor', { by: drained.by, reason: drained.reason })
          : t('drained', { by: drained?.by ?? '' });
      case 'setAside':
        return t('setAside', { count: refusal.failures, reason: lastFailure ?? '–' });
      case 'protocol':
        return t('protocol', { got: refusal.got, expected: refusal.expected });
      case 'clock':
        return t(refusal.seconds > 0 ? 'clockAhead' : 'clockBehind', { seconds: Math.abs(refusal.seconds) });
      case 'slow':
        return t('slow', { ms: refusal.ms, others: refusal.others });
    }
  };
  return refusals.map(say);
}
