import { expect, test } from 'vitest';
import { REAL, SEALED, tries, WITH_END } from '../testing/build.ts';
import { atcoderRule } from './atcoder.ts';
import { ioiRule } from './ioi.ts';
import { oiRule } from './oi.ts';

const recent = oiRule('Recent');
const highest = oiRule('Highest');

test.each([
  ['the last one counts', 'PA:60/9@10 PA:40/8@20', { score: 40, accepted: false, timeMs: null }, { score: 60 }],
  ['the best one counts', 'PA:40@10 AC:100/25@20', { score: 100, timeMs: 25 }, { score: 100, timeMs: 25 }],
  ['a compile error replaces only the last', 'PA:40@10 CE@20', { score: 0 }, { score: 40 }],
  ['a system error replaces neither', 'PA:40@10 SE@20', { score: 40 }, { score: 40 }],
  ['nor does a cancelled one', 'PA:40@10 CA@20', { score: 40 }, { score: 40 }],
  ['nor one that waits', 'PA:40@10 PD@20', { score: 40, pending: 1 }, { score: 40, pending: 1 }],
  [
    'the shortest accepted run counts among the best',
    'AC:100/50@10 AC:100/20@20 AC:100/30@30',
    { timeMs: 30 },
    { timeMs: 20 },
  ],
  ['without points accepted is 100', 'AC@10', { score: 100 }, { score: 100 }],
  ['and anything else 0', 'WA@10', { score: 0, accepted: false }, { score: 0 }],
  ['nothing judged is no score', 'PD@10', { score: null }, { score: null }],
  ['the end excludes', 'PA:10@10 AC:100@18000', { score: 10 }, { score: 10 }],
])('OI: %s', (_sentence, text, byRecent, byHighest) => {
  expect(recent.fold(tries(text), REAL)).toMatchObject(byRecent);
  expect(highest.fold(tries(text), REAL)).toMatchObject(byHighest);
});

test('OI under the seal: only what came before it counts, the rest is unknown', () => {
  expect(recent.fold(tries('PA:30@14399 AC:100@14400'), SEALED)).toMatchObject({ score: 30, pending: 1 });
});

test('OI with submissions after the end marks them', () => {
  expect(recent.fold(tries('PA:30@10 AC:100@18000'), WITH_END)).toMatchObject({ score: 100, afterEnd: true });
});

test('OI totals: scores add up, ties are broken by the running time of accepted ones', () => {
  const cells = ['AC:100/30@10', 'PA:40/99@20', 'AC:50/12@30'].map((text) => recent.fold(tries(text), REAL));
  expect(recent.total([...cells, undefined])).toMatchObject({ points: 190, time: 42, lastMs: 30_000 });
});

/** Submissions with points by subtask. */
const grouped = (...rows: number[][]) =>
  tries(rows.map((_, at) => `PA:0@${(at + 1) * 10}`).join(' ')).map((attempt, at) => ({
    ...attempt,
    score: rows[at]!.reduce((sum, points) => sum + points, 0),
    subtasks: rows[at]!,
  }));

const ioi = ioiRule();
test.each([
  ['of each subtask the best counts, whoever made it', grouped([10, 0, 30], [0, 20, 0]), 60, 20_000],
  ['a worse submission changes nothing', grouped([10, 20], [5, 20]), 30, 10_000],
  ['without subtasks the best whole counts', tries('PA:40@10 PA:30@20'), 40, 10_000],
  ['a whole that is more than the subtasks counts', [...grouped([10, 0], [0, 5]), ...tries('PA:40@90')], 40, 90_000],
  ['a judge failure counts nothing', tries('SE@10'), null, null],
])('IOI: %s', (_sentence, attempts, score, atMs) => {
  expect(ioi.fold(attempts, REAL)).toMatchObject({ score, atMs });
});

test('IOI shares places, unless the last raise breaks ties', () => {
  const cells = [ioi.fold(tries('PA:10@10 PA:20@50.9'), REAL), ioi.fold(tries('PA:5@30'), REAL)];
  expect(ioi.total(cells)).toMatchObject({ points: 25, time: 0 });
  expect(ioiRule({ lastRaiseBreaksTies: true }).total(cells)).toMatchObject({ points: 25, time: 50 });
});

const atcoder = atcoderRule();
test.each([
  ['the best score counts, at its time', 'PA:30@10 AC:100@60', { score: 100, atMs: 60_000, wrong: 1 }],
  ['tries after it are free', 'AC:100@60 WA:0@70', { score: 100, wrong: 0 }],
  ['a compile error is free', 'CE@10 AC:100@60', { score: 100, wrong: 0 }],
  ['a system error too', 'SE@10 AC:100@60', { score: 100, wrong: 0 }],
  ['without points all rejected ones are shown', 'WA:0@10 WA:0@20', { score: 0, wrong: 2 }],
])('AtCoder: %s', (_sentence, text, expected) => {
  expect(atcoder.fold(tries(text), REAL)).toMatchObject(expected);
});

test('AtCoder totals: the time of the latest best one and five minutes for each rejected one before', () => {
  const cells = ['WA:0@5 AC:300@60', 'AC:500@1000', 'WA:0@2000'].map((text) => atcoder.fold(tries(text), REAL));
  expect(atcoder.total(cells)).toMatchObject({ points: 800, time: 1000 + 300 });
});
