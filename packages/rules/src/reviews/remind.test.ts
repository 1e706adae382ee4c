import { expect, test } from 'vitest';
import { dayToRemind } from './remind.ts';

test.each([
  ['2026-11-21T21:59:59Z', 'Asia/Shanghai', null],
  ['2026-11-21T22:00:00Z', 'Asia/Shanghai', '2026-11-22'],
  ['2026-11-22T15:59:59Z', 'Asia/Shanghai', '2026-11-22'],
  ['2026-11-22T16:00:00Z', 'Asia/Shanghai', null],
  ['2026-11-22T06:00:00Z', 'UTC', '2026-11-22'],
])('MSG-8 at %s in %s reviewers are reminded for %s', (now, zone, day) => {
  expect(dayToRemind(zone, new Date(now))).toBe(day);
});
