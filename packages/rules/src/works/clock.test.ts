import { expect, test } from 'vitest';
import { finishedAt, lastEndOf, ownEndOf, receiptAt, workFor, workStatusFor } from './clock.ts';

/** Open from 0 to 1000 ms, 300 ms for everybody. */
const WORK = { startMs: 0, endMs: 1000, durationMs: 300 };
const sitting = (startedMs: number, handedInMs: number | null = null) => ({ startedMs, handedInMs });
const more = (extraMs: number, untilMs: number | null = null) => ({ extraMs, untilMs });

test.each([
  ['WORK-2 the own start plus the duration', sitting(100), null, 400],
  ['WORK-2 the end of the work for who starts late', sitting(900), null, 1000],
  ['before the start: the end of the work', null, null, 1000],
  ['WORK-5 extra time counts on top of the duration', sitting(100), more(50), 450],
  ['WORK-5 extra time counts on top of the end', sitting(900), more(50), 1050],
  ['WORK-5 a later end lets somebody start later', sitting(1100), more(0, 2000), 1400],
  ['WORK-5 a later end is one for that person alone, and extra time comes on top', null, more(50, 2000), 2050],
  ['WORK-5 an extension that the class has passed ends nothing sooner', sitting(900), more(0, 500), 1000],
] as const)('it ends: %s', (_, given, extension, expected) => {
  expect(ownEndOf(WORK, { sitting: given, extension })).toBe(expected);
});

test('everybody’s end with an extension', () => {
  expect([lastEndOf(WORK, null), lastEndOf(WORK, more(5)), lastEndOf(WORK, more(5, 1500))]).toEqual([1000, 1005, 1505]);
});

test.each([
  ['to come', null, -1, -1],
  ['its first millisecond belongs to it', null, 0, 0],
  ['its last millisecond', null, 999, 0],
  ['its end does not', null, 1000, 1],
  ['running for who has started', sitting(100), 399, 0],
  ['over at the own end', sitting(100), 400, 1],
  ['over once handed in', sitting(100, 200), 201, 1],
] as const)('status: %s', (_, given, nowMs, expected) => {
  expect(workStatusFor(WORK, { sitting: given, extension: null }, nowMs)).toBe(expected);
});

test.each([
  ['not while there is time', sitting(100), 399, null],
  ['by the clock at the own end, whenever one looks', sitting(100), 5000, 400],
  ['by handing in', sitting(100, 250), 5000, 250],
  ['a hand-in that was stored late counts as of the end', sitting(100, 450), 5000, 400],
  ['never without a start', null, 5000, null],
] as const)('finished: %s', (_, given, nowMs, expected) => {
  expect(finishedAt(WORK, { sitting: given, extension: null }, nowMs)).toBe(expected);
});

test.each([
  ['in time: as it came', sitting(100), 399, 399],
  ['WORK-4 within the grace: as of the last millisecond', sitting(100), 401, 399],
  ['WORK-4 its last millisecond', sitting(100), 419, 399],
  ['WORK-4 after the grace: not at all', sitting(100), 420, null],
  ['after handing in: not at all', sitting(100, 200), 201, null],
  ['without a start: not at all', null, 200, null],
] as const)('what arrives is stamped: %s', (_, given, nowMs, expected) => {
  expect(receiptAt(WORK, { sitting: given, extension: null }, nowMs, 20)).toBe(expected);
});

const MORNING = { startMs: -2000, endMs: -500 };
const EVENING = { startMs: 5000, endMs: 6000 };
test.each([
  ['WORK-28 a class without a window: as for everybody', null, null, null, 0, 1000],
  ['WORK-28 a window that is over', MORNING, null, null, 1, -500],
  ['WORK-28 a window to come', EVENING, null, null, -1, 6000],
  ['WORK-28 a running sitting in the window of its class', EVENING, sitting(5900), null, 0, 6000],
  ['WORK-28 with the duration from the own start', EVENING, sitting(5100), null, 0, 5400],
  ['WORK-28 an extension counts from the end of the window', EVENING, sitting(5900), more(50), 0, 6050],
  ['WORK-28 and ends it never sooner', EVENING, sitting(5900), more(0, 2000), 0, 6000],
] as const)('%s', (_, window, given, extension, status, end) => {
  const own = workFor(WORK, window);
  const person = { sitting: given, extension };
  expect([workStatusFor(own, person, given ? given.startedMs + 1 : 10), ownEndOf(own, person)]).toEqual([status, end]);
});
