import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['+x', "'+x"],
  ['-x', "'-x"],
  ['@sum(A1)', "'@sum(A1)"],
  ['  =cmd', "'  =cmd"],
  ['\t=cmd', "'\t=cmd"],
  ['\n=cmd', '"\'\n=cmd"'],
  ['＝1+1', "'＝1+1"],
  ['＠sum(A1)', "'＠sum(A1)"],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
  ['say "hi"', '"say ""hi"""'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['-5', "'-5"],
  [-5, '-5'],
])('T-CSV-1 the cell %j', (value, expected) => {
  expect(csvOf([[value]])).toBe(`\uFEFF${expected}\r\n`);
});

test('rows end as spreadsheets want them', () => {
  expect(csvOf([['a', 1], ['b']])).toBe('\uFEFFa,1\r\nb\r\n');
});
