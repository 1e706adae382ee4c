import { expect, test } from 'vitest';
import { clockIn, dayIn, dayStart, daysBetween, daysLater, lastDays, timeIn, wholeMinute } from './days.ts';

test.each([
  ['Asia/Shanghai', '2026-11-20T15:59:59Z', '2026-11-20'],
  ['Asia/Shanghai', '2026-11-20T16:00:00Z', '2026-11-21'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
  ['America/New_York', '2026-03-01T04:59:59Z', '2026-02-28'],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21'],
])('in %s the moment %s lies on %s', (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

test.each([
  ['Asia/Shanghai', '2026-11-20T16:04:09Z', '2026-11-21 00:04:09'],
  ['UTC', '2026-11-20T23:59:59.900Z', '2026-11-20 23:59:59'],
  ['Asia/Kathmandu', '2026-11-20T06:15:00Z', '2026-11-20 12:00:00'],
])('in %s the moment %s is called %s', (zone, moment, time) => {
  expect(timeIn(zone, new Date(moment))).toBe(time);
});

test.each([
  ['Asia/Shanghai', '2026-11-21T08:00:00Z', '2026-11-20T16:00:00.000Z'],
  ['UTC', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21T08:00:00Z', '2026-11-20T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21T09:59:00Z', '2026-11-20T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-21T10:59:00Z', '2026-11-20T11:00:00.000Z'],
  // the day on which New York's clocks went back: it began at four o'clock UTC and is 25 hours long
  ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01T04:00:00.000Z'],
])('in %s the day of %s began at %s', (zone, moment, start) => {
  expect(dayStart(zone, new Date(moment)).toISOString()).toBe(start);
});

test('days are counted over months, years and leap days', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(lastDays('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

test.each([
  ['where clocks never change', 'Asia/Shanghai', '2026-03-01T16:00:00.000Z', 182, '2026-08-30T16:00:00.000Z'],
  ['into summer time', 'Europe/Berlin', '2026-03-20T17:00:00.000Z', 14, '2026-04-03T16:00:00.000Z'],
  ['out of it', 'Europe/Berlin', '2026-10-20T16:00:00.250Z', 7, '2026-10-27T17:00:00.250Z'],
])('ASG-7 days later %s the time of day is the same', (_sentence, zone, from, days, expected) => {
  expect(daysLater(zone, new Date(from), days).toISOString()).toBe(expected);
});

test.each([
  ['Asia/Shanghai', '2026-11-20T16:04:09Z', '2026-11-21 00:04 (GMT+8)'],
  ['UTC', '2026-11-20T23:59:59.900Z', '2026-11-20 23:59 (GMT)'],
  ['Asia/Kathmandu', '2026-11-20T06:15:00Z', '2026-11-20 12:00 (GMT+5:45)'],
])('in %s the moment %s is written %s to somebody elsewhere', (zone, moment, time) => {
  expect(clockIn(zone, new Date(moment))).toBe(time);
});

test.each([
  ['2026-11-20T23:59:59.999Z', '2026-11-20T23:59:00.000Z'],
  ['2026-11-20T23:59:00.000Z', '2026-11-20T23:59:00.000Z'],
])('the minute of %s began at %s', (moment, minute) => {
  expect(wholeMinute(new Date(moment)).toISOString()).toBe(minute);
});
