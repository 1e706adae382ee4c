import { expect, test } from 'vitest';
import { isWithin, type MailHours, mailTime, minuteOfDay, nextAt } from './mail-time.ts';

const hours: MailHours = { quietFrom: null, quietTo: null, digestAt: 18 * 60, timeZone: 'Asia/Shanghai' };
const quiet = { ...hours, quietFrom: 22 * 60, quietTo: 7 * 60 };
const at = (text: string) => new Date(text);
const time = (when: 'now' | 'digest' | 'never', of: MailHours, now: string, urgent = false) =>
  mailTime(when, of, { now: at(now), urgent })?.toISOString() ?? null;

test.each([
  ['never is never', time('never', hours, '2026-11-22T08:00:00Z'), null],
  ['at once is two minutes later', time('now', hours, '2026-11-22T08:00:00Z'), '2026-11-22T08:02:00.000Z'],
  [
    'the daily mail is at its hour of the same day',
    time('digest', hours, '2026-11-22T08:00:00Z'),
    '2026-11-22T10:00:00.000Z',
  ],
  ['or of the next one', time('digest', hours, '2026-11-22T10:00:30Z'), '2026-11-23T10:00:00.000Z'],
  ['quiet hours hold back until their end', time('now', quiet, '2026-11-22T15:00:00Z'), '2026-11-22T23:00:00.000Z'],
  ['also after midnight', time('now', quiet, '2026-11-22T20:00:00Z'), '2026-11-22T23:00:00.000Z'],
  ['not by day', time('now', quiet, '2026-11-22T08:00:00Z'), '2026-11-22T08:02:00.000Z'],
  ['nor what is urgent', time('now', quiet, '2026-11-22T15:00:00Z', true), '2026-11-22T15:02:00.000Z'],
])('MSG-31 %s', (_sentence, found, expected) => {
  expect(found).toBe(expected);
});

test.each([
  [600, 540, 1020, true],
  [1020, 540, 1020, false],
  [1380, 1320, 420, true],
  [60, 1320, 420, true],
  [420, 1320, 420, false],
])('minute %i lies in [%i, %i): %s', (minute, from, to, expected) => {
  expect(isWithin(minute, from, to)).toBe(expected);
});

test('an hour that clocks skip is met at the next that there is; one that comes twice once', () => {
  // Berlin goes from 02:00 to 03:00 on 2026-03-29, and from 03:00 to 02:00 on 2026-10-25
  const berlin = 'Europe/Berlin';
  const skipped = nextAt(150, at('2026-03-28T12:00:00Z'), berlin);
  expect([skipped.toISOString(), minuteOfDay(skipped, berlin)]).toEqual(['2026-03-29T01:30:00.000Z', 210]);
  const twice = nextAt(150, at('2026-10-24T12:00:00Z'), berlin);
  expect([twice > at('2026-10-24T23:59:00Z'), minuteOfDay(twice, berlin)]).toEqual([true, 150]);
});
