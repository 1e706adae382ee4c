import { expect, test } from 'vitest';
import { PICKS_MAX, readProblemPicks } from './problem-picks.ts';

test.each([
  ['nothing', '', [], []],
  ['blanks alone', ' \n\t ', [], []],
  ['one id', '1001', ['1001'], []],
  ['ids and a range', '1001 1005-1009', ['1001', '1005', '1006', '1007', '1008', '1009'], []],
  ['commas, semicolons and lines', '1001,1002;1003\n1004\t1005', ['1001', '1002', '1003', '1004', '1005'], []],
  ['their Chinese ones', '1001，1002、1003；1004', ['1001', '1002', '1003', '1004'], []],
  ['letters before the numbers', 'P8-P10', ['P8', 'P9', 'P10'], []],
  ['small letters', 'p8-9', ['P8', 'P9'], []],
  ['leading zeros', '008-011', ['008', '009', '010', '011'], []],
  ['a range of one', '7-7', ['7'], []],
  ['the same twice, kept where it came first', '3 1-4 2', ['3', '1', '2', '4'], []],
  ['an id with a dash', 'HDU-1000 CF-1234A', ['HDU-1000', 'CF-1234A'], []],
  ['downward is an id', '1009-1005', ['1009-1005'], []],
  ['other letters are an id', 'A1-B3', ['A1-B3'], []],
  ['what is no id is told', 'P1 <b> 题目', ['P1'], ['<b>', '题目']],
  ['a long word is told, cut', 'x'.repeat(60), [], ['x'.repeat(50)]],
] as [string, string, string[], string[]][])('%s', (_sentence, text, ids, malformed) => {
  expect(readProblemPicks(text)).toEqual({ ids, malformed, tooMany: false });
});

test.each([
  ['a huge range', '1-999999999'],
  ['many ranges', Array.from({ length: 1000 }, (_, at) => `${at * 1000}-${at * 1000 + 999}`).join(' ')],
  ['many ids', Array.from({ length: PICKS_MAX + 1 }, (_, at) => at).join(' ')],
])('%s is cut and said to be too much', (_sentence, text) => {
  const { ids, tooMany } = readProblemPicks(text);
  expect([ids.length, tooMany]).toEqual([PICKS_MAX, true]);
});

test('as many as are allowed are not too many', () => {
  expect(readProblemPicks(`1-${PICKS_MAX}`)).toMatchObject({ tooMany: false, malformed: [] });
});
