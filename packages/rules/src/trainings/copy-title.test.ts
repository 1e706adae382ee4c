import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.ts';

test.each([
  ['Loops', 'en', 'Loops (copy)'],
  ['循环', 'zh', '循环（副本）'],
  ['Loops (copy)', 'en', 'Loops (copy)'],
] as const)('TRAIN-12 a copy of %s is called so (%s)', (title, lang, expected) => {
  expect(copyTitle(title, lang)).toBe(expected);
});

test('TRAIN-12 the title of a copy fits, and no character of it is cut in two', () => {
  expect(copyTitle('x'.repeat(255), 'en')).toHaveLength(255);
  const title = copyTitle(`x${'😀'.repeat(127)}`, 'en');
  expect(title.length).toBeLessThanOrEqual(255);
  expect(title).toBe(`x${'😀'.repeat(123)} (copy)`);
});
