import { clockText } from '@assay/rules/contests/clock.ts';
import { useMemo } from 'react';
import { rows, useText } from '../lib/text.ts';

const TEXT = rows({
  days: { zh: '{n} 天', en: '{n} d' },
  hours: { zh: '{n} 小时', en: '{n} h' },
  minutes: { zh: '{n} 分钟', en: '{n} min' },
  seconds: { zh: '{n} 秒', en: '{n} s' },
});

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** How lengths of time are said. */
export interface Durations {
  /** "5 h", "1 h 30 min", "3 d": seconds in their two largest units. */
  words(seconds: number): string;
  /** What is left: words while it is more than a week, then hours, minutes and seconds (CON-3). */
  rest(ms: number): string;
}

/** Lengths of time in the language of the page. */
export function useDurations(): Durations {
  const t = useText(TEXT);
  return useMemo(() => {
    const words = (seconds: number) => {
      const parts = [
        { n: Math.floor(seconds / 86_400), say: 'days' },
        { n: Math.floor(seconds / 3600) % 24, say: 'hours' },
        { n: Math.floor(seconds / 60) % 60, say: 'minutes' },
        { n: Math.floor(seconds) % 60, say: 'seconds' },
      ] as const;
      const first = parts.findIndex(({ n }) => n > 0);
      if (first < 0) return t('seconds', { n: 0 });
      return parts
        .slice(first, first + 2)
        .filter(({ n }) => n > 0)
        .map(({ n, say }) => t(say, { n }))
        .join(' ');
    };
    return { words, rest: (ms) => (ms > WEEK_MS ? words(ms / 1000) : clockText(Math.max(ms, 0))) };
  }, [t]);
}
