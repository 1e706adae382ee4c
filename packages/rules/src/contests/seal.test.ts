import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { expect, test } from 'vitest';
import type { ContestClock } from './clock.ts';
import {
  allowedSealOptions,
  boardFor,
  defaultSealOption,
  hidesOwnResults,
  isSealed,
  SEAL_OPTIONS,
  type SealFacts,
  sealOptionOf,
  sealsByDefault,
  sealTimeOf,
  seatSeal,
} from './seal.ts';

const MINUTE = 60_000;
const clock: ContestClock = { startMs: 0, durationMs: 300 * MINUTE, removed: [] };
const seal: SealFacts = { sealRank: true, sealMs: 240 * MINUTE, autoRealRank: true };

test.each([
  ['before the start nothing is sealed', seal, -1, false],
  ['before the seal time the board is real', seal, 240 * MINUTE - 1, false],
  ['from the seal time on it is sealed', seal, 240 * MINUTE, true],
  ['until the last millisecond', seal, 300 * MINUTE - 1, true],
  ['it opens by itself at the end', seal, 300 * MINUTE, false],
  ['or stays sealed until somebody opens it', { ...seal, autoRealRank: false }, 300 * MINUTE, true],
  ['a contest without seal is never sealed', { ...seal, sealRank: false }, 290 * MINUTE, false],
  ['not even without autoRealRank', { sealRank: false, sealMs: null, autoRealRank: false }, 300 * MINUTE, false],
  ['a seal from the start hides everything', { ...seal, sealMs: 0 }, 0, true],
])('%s', (_sentence, facts, now, expected) => {
  expect(isSealed(facts, clock, now)).toBe(expected);
});

test('a removed interval pushes the seal back', () => {
  const cut = { ...clock, removed: [{ fromMs: 0, toMs: 10 * MINUTE }] };
  expect(isSealed(seal, cut, 249 * MINUTE)).toBe(false);
  expect(isSealed(seal, cut, 250 * MINUTE)).toBe(true);
});

const nobody = { isContestAdmin: false, forceRefresh: false, containsEnd: false };
const admin = { ...nobody, isContestAdmin: true };

test.each([
  ['everybody sees a board that is not sealed', false, nobody, 'real'],
  ['with submissions after the end where asked for', false, { ...nobody, containsEnd: true }, 'withEnd'],
  ['a contestant sees the sealed one', true, nobody, 'sealed'],
  ['asking for a refresh changes nothing (T-IDOR-4)', true, { ...nobody, forceRefresh: true }, 'sealed'],
  ['nor does asking for what came after the end', true, { ...nobody, containsEnd: true, forceRefresh: true }, 'sealed'],
  ['an admin sees the sealed one too', true, admin, 'sealed'],
  ['unless he asks for the real one', true, { ...admin, forceRefresh: true }, 'real'],
  ['or for the whole of it', true, { ...admin, forceRefresh: true, containsEnd: true }, 'withEnd'],
] as const)('%s', (_sentence, sealed, request, expected) => {
  expect(boardFor(sealed, request)).toBe(expected);
});

test.each([
  ['OI under the seal hides own results', CONTEST_TYPE.oi, true, true],
  ['OI without seal shows them', CONTEST_TYPE.oi, false, false],
  ['ACM never hides them', CONTEST_TYPE.acm, true, false],
  ['IOI gives full feedback', CONTEST_TYPE.ioi, true, false],
])('%s', (_sentence, type, sealed, expected) => {
  expect(hidesOwnResults(type, sealed)).toBe(expected);
});

const { halfHour, hour, all } = SEAL_OPTIONS;

test.each([
  ['under half an hour only the whole contest can be sealed', 1799, [all]],
  ['from half an hour the last 30 minutes', 1800, [halfHour, all]],
  ['from an hour the last hour', 3600, [halfHour, hour, all]],
])('%s', (_sentence, seconds, expected) => {
  expect(allowedSealOptions(seconds * 1000)).toEqual(expected);
});

test.each([
  ['30 minutes before the end', halfHour, 270 * MINUTE],
  ['1 hour before the end', hour, 240 * MINUTE],
  ['from the start', all, 0],
])('%s: to a time and back', (_sentence, option, expected) => {
  expect(sealTimeOf(option, clock.durationMs)).toBe(expected);
  expect(sealOptionOf(expected, clock.durationMs)).toBe(option);
});

test('a time that no option gives has none', () => {
  expect(sealOptionOf(200 * MINUTE, clock.durationMs)).toBeNull();
});

test.each([
  ['an ACM contest of an hour: the last hour', CONTEST_TYPE.acm, 60, hour],
  ['a shorter ACM contest: the whole', CONTEST_TYPE.acm, 59, all],
  ['an OI contest: the whole', CONTEST_TYPE.oi, 300, all],
])('default of %s', (_sentence, type, minutes, expected) => {
  expect(defaultSealOption(type, minutes * MINUTE)).toBe(expected);
});

test.each([
  ['an option that the duration allows stands', hour, null, 60, hour],
  ['an option without room gives way to the default', hour, null, 59, all],
  ['half an hour has room where an hour has none', halfHour, null, 59, halfHour],
  ['another time within the contest stands', null, 45, 60, null],
  ['another time outside it gives way to the default', null, 60, 60, hour],
  ['without a duration the choice stays as it is', hour, null, Number.NaN, hour],
])('%s', (_sentence, option, otherMinutes, minutes, expected) => {
  const otherMs = otherMinutes === null ? null : otherMinutes * MINUTE;
  expect(seatSeal({ option, otherMs }, CONTEST_TYPE.acm, minutes * MINUTE)).toBe(expected);
});

test.each([
  ['ACM', CONTEST_TYPE.acm, true],
  ['OI', CONTEST_TYPE.oi, true],
  ['IOI', CONTEST_TYPE.ioi, false],
  ['AtCoder', CONTEST_TYPE.atcoder, false],
])('a new contest under %s rules begins with a seal or not', (_name, type, expected) => {
  expect(sealsByDefault(type)).toBe(expected);
});
