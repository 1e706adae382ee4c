import { expect, test } from 'vitest';
import { withCleanNames } from './solution-names.ts';

const cleaned = (names: string[], author = '') => withCleanNames(names.map((name) => ({ name, author })));

test.each<[sentence: string, names: string[], expected: string[]]>([
  ['plain names stay', ['a.cpp', 'slow/b.py'], ['a.cpp', 'slow/b.py']],
  ['lines become one', ['a\nb\t\u0000c'], ['a b c']],
  ['marks that nobody sees go', ['a\u202e\u200bb.cpp'], ['ab.cpp']],
  ['no name is a name', ['', ' \u200b '], ['solution', 'solution-2']],
  ['the same twice gets a number', ['a', 'a', 'a-2'], ['a', 'a-2', 'a-2-2']],
  ['halves of characters go', ['a\ud800b'], ['ab']],
])('%s', (_sentence, names, expected) => {
  expect(cleaned(names).map(({ name }) => name)).toEqual(expected);
});

test('long names are cut, and are still told apart', () => {
  const names = cleaned(['x'.repeat(5000), 'x'.repeat(6000), `${'x'.repeat(199)}\u{1f600}`]).map(({ name }) => name);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(200);
  expect(new Set(names).size).toBe(3);
});

test('so are the names of who wrote them', () => {
  expect(cleaned(['a'], `A\nB${'x'.repeat(300)}`)[0]!.author).toMatch(/^A Bx{197}$/);
});
