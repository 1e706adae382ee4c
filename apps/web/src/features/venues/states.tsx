import { rows, useText } from '../../lib/text.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { COMMON } from '../../ui/common-words.ts';

/** Where something that begins and ends is by the clock: to come, open, over. */
export type TimedState = -1 | 0 | 1;

const TEXT = rows({
  scheduled: { zh: '未开始', en: 'Scheduled' },
  running: { zh: '进行中', en: 'Running' },
  ended: COMMON.ended,
});
const ROWS = { [-1]: 'scheduled', 0: 'running', 1: 'ended' } as const;
const TONES: Record<TimedState, Tone> = { [-1]: 'info', 0: 'good', 1: 'quiet' };

/** What is open stands first, what is over last. */
export const STATE_ORDER: readonly TimedState[] = [0, -1, 1];

export function useStateWords() {
  const t = useText(TEXT);
  return (state: TimedState) => t(ROWS[state]);
}

export function StateBadge({ state }: { state: TimedState }) {
  const words = useStateWords();
  return <Badge tone={TONES[state]}>{words(state)}</Badge>;
}
