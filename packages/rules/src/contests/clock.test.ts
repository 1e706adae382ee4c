import { describe, expect, test } from 'vitest';
import {
  type ContestClock,
  clockText,
  contestTimeAt,
  countdownAt,
  endOf,
  findBadInterval,
  progressAt,
  statusAt,
  wallTimeAt,
} from './clock.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 21, 12);
const clock: ContestClock = { startMs: start, durationMs: 5 * HOUR, removed: [] };
// half an hour without power, one hour after the start
const cut: ContestClock = { ...clock, removed: [{ fromMs: HOUR, toMs: 1.5 * HOUR }] };

test.each([
  ['a millisecond before the start it is scheduled', clock, start - 1, -1],
  ['it runs from the first millisecond', clock, start, 0],
  ['it runs in the last millisecond', clock, start + 5 * HOUR - 1, 0],
  ['at the end it has ended', clock, start + 5 * HOUR, 1],
  ['a removed interval pushes the end back', cut, start + 5.5 * HOUR - 1, 0],
  ['and then it ends', cut, start + 5.5 * HOUR, 1],
])('%s', (_sentence, on, now, expected) => {
  expect(statusAt(on, now)).toBe(expected);
});

test.each([
  ['0 before the start', start - HOUR, 0],
  ['elapsed over duration while running', start + HOUR, 20],
  ['100 after', start + 6 * HOUR, 100],
])('progress is %s', (_sentence, now, expected) => {
  expect(progressAt(clock, now)).toBe(expected);
});

test('progress stands still in a removed interval', () => {
  expect([1, 1.2, 1.5].map((hours) => progressAt(cut, start + hours * HOUR))).toEqual([20, 20, 20]);
});

test.each([
  ['more than a week before the start', start - 8 * 24 * HOUR, { kind: 'startsAt', restMs: 8 * 24 * HOUR }],
  ['a week before the start', start - 7 * 24 * HOUR, { kind: 'starts', restMs: 7 * 24 * HOUR }],
  ['while it runs', start + HOUR, { kind: 'ends', restMs: 4 * HOUR }],
  ['after it', start + 5 * HOUR, { kind: 'ended' }],
])('the countdown %s', (_sentence, now, expected) => {
  expect(countdownAt(clock, now)).toEqual(expected);
});

test.each([
  [0, '0:00:00'],
  [1, '0:00:01'],
  [61_000, '0:01:01'],
  [7 * 24 * HOUR, '168:00:00'],
])('%d ms are written %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

describe('removed intervals', () => {
  test.each([
    ['before it nothing changes', HOUR, HOUR],
    ['within it time stands still', 1.3 * HOUR, HOUR],
    ['at its end too', 1.5 * HOUR, HOUR],
    ['after it half an hour is missing', 3 * HOUR, 2.5 * HOUR],
  ])('%s', (_sentence, sinceStart, expected) => {
    expect(contestTimeAt(cut.removed, sinceStart)).toBe(expected);
  });

  test('two of them add up, and the wall clock finds its way back', () => {
    const twice: ContestClock = { ...clock, removed: [...cut.removed, { fromMs: 2 * HOUR, toMs: 2.25 * HOUR }] };
    expect(contestTimeAt(twice.removed, 3 * HOUR)).toBe(2.25 * HOUR);
    expect(wallTimeAt(twice, 2.25 * HOUR)).toBe(start + 3 * HOUR);
    expect(endOf(twice)).toBe(start + 5.75 * HOUR);
  });

  test.each([
    ['none', [], true],
    ['one within the contest', [{ fromMs: 0, toMs: 1 }], true],
    ['one that ends before it begins', [{ fromMs: 2, toMs: 2 }], false],
    ['one before the start', [{ fromMs: -1, toMs: 2 }], false],
    ['one after the end', [{ fromMs: 5 * HOUR, toMs: 6 * HOUR }], false],
    [
      'one in the time that another won',
      [
        { fromMs: 0, toMs: HOUR },
        { fromMs: 5.5 * HOUR, toMs: 6 * HOUR },
      ],
      true,
    ],
    [
      'two that touch',
      [
        { fromMs: 1, toMs: 2 },
        { fromMs: 2, toMs: 3 },
      ],
      false,
    ],
  ])('%s', (_sentence, removed, isGood) => {
    expect(findBadInterval(removed, 5 * HOUR) === null).toBe(isGood);
  });
});
