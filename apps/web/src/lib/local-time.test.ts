import { afterEach, expect, test } from 'vitest';
import { daysOn, isoOfLocal, localOf } from './local-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['into summer time', 'Europe/Berlin', '2026-03-25T17:00:00.000Z', 7, '2026-04-01T16:00:00.000Z'],
  ['out of it', 'Europe/Berlin', '2026-10-20T16:00:00.000Z', 7, '2026-10-27T17:00:00.000Z'],
  ['where clocks never change', 'Asia/Shanghai', '2026-03-25T17:00:00.000Z', 7, '2026-04-01T17:00:00.000Z'],
])('ASG-15 days later %s the hour of this place stays', (_sentence, here, from, days, expected) => {
  process.env.TZ = here;
  expect(new Date(daysOn(Date.parse(from), days)).toISOString()).toBe(expected);
  expect(isoOfLocal(localOf(Date.parse(from)))).toBe(from);
});
