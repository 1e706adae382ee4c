import { expect, test } from 'vitest';
import { REAL, SEALED, tries, WITH_END } from '../testing/build.ts';
import { ACM_DEFAULTS, acmRule, ICPC_SETTINGS } from './acm.ts';

const rule = acmRule();
const cell = (text: string, view = REAL) => rule.fold(tries(text), view);
const total = (...texts: string[]) => rule.total(texts.map((text) => cell(text)));

test.each([
  ['no submission', '', {}],
  ['a wrong answer is a try', 'WA@10', { wrong: 1 }],
  ['so are PE, TLE, MLE and RE', 'PE@1 TLE@2 MLE@3 RE@4', { wrong: 4 }],
  ['a compile error is none', 'CE@10', { wrong: 0, judged: 1 }],
  ['nor a system error, a partial result, a failed submission', 'SE@1 PA@2 SF@3', { wrong: 0, judged: 3 }],
  ['a cancelled one never was', 'CA@10', { judged: 0 }],
  ['the first accepted one counts', 'WA@10 AC@30 AC@40', { accepted: true, atMs: 30_000, wrong: 1, accepts: 2 }],
  ['what follows it is ignored', 'AC@30 WA@40 WA@50', { accepted: true, atMs: 30_000, wrong: 0 }],
  ['one that waits is pending', 'WA@10 PD@20 JG@30', { wrong: 1, pending: 2 }],
  ['but not behind an accepted one', 'AC@10 PD@20', { accepted: true, pending: 0 }],
  ['an earlier one that waits may still cost', 'PD@10 AC@20', { accepted: true, pending: 1 }],
  ['what came before the start does not count', 'WA@-1 AC@0', { accepted: true, atMs: 0, wrong: 0 }],
  ['nor what came at the end', 'WA@17999.999 AC@18000', { accepted: false, wrong: 1 }],
])('%s', (_sentence, text, expected) => {
  expect(cell(text)).toMatchObject({ accepted: false, wrong: 0, pending: 0, ...expected });
});

test.each([
  ['before the seal results show', 'WA@100 WA@14399.999', { wrong: 2, pending: 0 }],
  ['from the seal on they are only tries', 'WA@100 AC@14400 WA@15000', { accepted: false, wrong: 1, pending: 2 }],
  ['also on a cell that is accepted already', 'AC@100 WA@15000', { accepted: true, wrong: 0, pending: 1 }],
  ['compile errors as well, nobody knows', 'CE@15000', { pending: 1, judged: 0 }],
  ['what comes after the end is dropped', 'AC@18000', { accepted: false, pending: 0 }],
])('sealed: %s', (_sentence, text, expected) => {
  expect(cell(text, SEALED)).toMatchObject(expected);
});

test.each([
  ['an accepted one after the end shows only where it is asked for', 'AC@18001', { accepted: true, afterEnd: true }],
  ['one from the contest stays one', 'AC@100 WA@18001', { accepted: true, afterEnd: false }],
  ['a wrong one after the end is marked', 'WA@18001', { accepted: false, wrong: 1, afterEnd: true }],
])('with the end: %s', (_sentence, text, expected) => {
  expect(cell(text, WITH_END)).toMatchObject(expected);
  expect(cell(text).afterEnd).toBe(false);
});

test.each([
  ['nothing solved costs nothing', ['WA@10 WA@20'], { points: 0, time: 0 }],
  ['the time of the accepted one', ['AC@61.9'], { points: 1, time: 61 }],
  ['20 minutes for each rejected one before it', ['WA@1 RE@2 AC@61'], { points: 1, time: 61 + 2400 }],
  ['compile errors are free', ['CE@1 AC@61'], { points: 1, time: 61 }],
  ['problems add up', ['AC@60', 'WA@9 AC@100', 'WA@5'], { points: 2, time: 60 + 1300, lastMs: 100_000 }],
])('total: %s', (_sentence, texts, expected) => {
  expect(total(...texts)).toMatchObject(expected);
});

test.each([
  // 59 s and 61 s: in seconds, in whole minutes each, in seconds and floored once
  ['seconds', 59 + 61],
  ['minutes', 0 + 60],
  ['sumToMinutes', 120],
] as const)('penalty in %s', (unit, time) => {
  const counted = acmRule({ ...ACM_DEFAULTS, unit });
  expect(counted.total([counted.fold(tries('AC@59'), REAL), counted.fold(tries('AC@61'), REAL)]).time).toBe(time);
});

test('ICPC breaks ties by the minute of the last accepted problem, the spec does not', () => {
  const icpc = acmRule(ICPC_SETTINGS);
  expect(icpc.total([icpc.fold(tries('AC@119'), REAL)]).tie).toBe(60);
  expect(total('AC@119').tie).toBe(0);
});
