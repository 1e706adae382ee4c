import { expect, test } from 'vitest';
import { numberedBlanks } from './numbered-blanks.ts';

test.each([
  ['A queue is ___, a stack ______.', 'A queue is ＿＿(1)＿＿, a stack ＿＿(2)＿＿.'],
  ['`for (___; i < n; i++)`', '`for (＿＿(1)＿＿; i < n; i++)`'],
  ['队列是＿＿＿', '队列是＿＿(1)＿＿'],
  ['a __b__ c_d', 'a __b__ c_d'],
])('%s', (text, shown) => expect(numberedBlanks(text)).toBe(shown));
