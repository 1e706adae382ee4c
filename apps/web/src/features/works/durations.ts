import type { Say } from '../../lib/text.ts';
import type { TEXT } from './text.ts';

/** "5 h", "1 h 30 min", "3 d": a length of time in its two largest units. */
export function durationWords(seconds: number, t: Say<typeof TEXT>): string {
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
}
