import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, it } from 'vitest';
import { formatAgo, formatMemoryUsed } from './format.ts';
import { LOCALE } from './lang.ts';

it.each([
  [VERDICT.accepted, 262_144, '256MB'],
  [VERDICT.memoryLimit, 262_144, '>256MB'],
  [VERDICT.timeLimit, 1024, '1MB'],
  [VERDICT.memoryLimit, null, '–'],
])('says of a program that broke its memory limit that it used more: %i, %s KB', (status, memory, text) => {
  expect(formatMemoryUsed({ status, memory })).toBe(text);
});

it.each(['zh', 'en'] as const)('says how long ago in the words of the platform: %s', (lang) => {
  const words = new Intl.RelativeTimeFormat(LOCALE[lang], { numeric: 'auto' });
  const spans = {
    minute: [60, 60],
    hour: [3_600, 24],
    day: [86_400, 30],
    month: [2_592_000, 12],
    year: [31_536_000, 30],
  } as const;
  const now = Date.UTC(2026, 0, 1);
  for (const seconds of [-59, -1, 0, 1, 59])
    expect(formatAgo(now + seconds * 1_000, lang, now)).toBe(words.format(0, 'second'));
  for (const [span, [seconds, below]] of Object.entries(spans))
    for (let count = 1; count < below; count++)
      for (const ahead of [-count, count])
        expect(formatAgo(now + ahead * seconds * 1_000, lang, now)).toBe(words.format(ahead, span as 'day'));
});
