import type { TextMatch } from '@assay/contract/questions/question.ts';
import { expect, test } from 'vitest';
import { matchesText } from './match-text.ts';

test.each<[accepted: string, given: string, levels: TextMatch[]]>([
  ['New York', 'New York', ['exact', 'text', 'noCase', 'loose', 'wildcard']],
  ['New York', '  New York\r\n', ['exact', 'text', 'noCase', 'loose', 'wildcard']],
  ['New York', 'New   York', ['text', 'noCase', 'loose', 'wildcard']],
  ['ABC', 'ＡＢＣ', ['text', 'noCase', 'loose', 'wildcard']],
  ['ABC', 'abc', ['noCase', 'loose', 'wildcard']],
  ['newyork', 'New York', ['loose']],
  ['a,b。', 'a，b.', ['loose']],
  ['“x”', '"x"', ['loose']],
  ['x²', 'x2', ['text', 'noCase', 'loose', 'wildcard']],
  ['binary*tree', 'Binary search tree', ['wildcard']],
  ['*', 'anything', ['wildcard']],
  ['a*a', 'a', []],
  ['a*b*c', 'acb', []],
  ['a*b*c', 'abc', ['wildcard']],
  ['', 'x', []],
])('QUES-3: %j against %j', (accepted, given, levels) => {
  const all: TextMatch[] = ['exact', 'text', 'noCase', 'loose', 'wildcard'];
  expect(all.filter((match) => matchesText(accepted, given, match))).toEqual(levels);
});
