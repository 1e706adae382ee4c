import { expect, test } from 'vitest';
import { plainTexts } from './plain-texts.ts';

test.each([
  ['paragraphs, headings and lists', '# @a\n\n@b **@c** and\n\n- @d', '@a|@b |@c|@d'],
  ['a name with a mark in it stays whole', '@a_b_c', '@a_b_c'],
  ['code', '`@a` and\n\n```\n@b\n```\n\n    @c', ''],
  ['formulas', '$@a$ @x', ' @x'],
  ['links and mail addresses', '[@a](https://example.org) me@example.org', ''],
  ['quotes, also nested', '> @a\n>> @b\n\n@c', '@c'],
  ['texts without it', 'a', ''],
])('DISC-15 %s', (_sentence, source, expected) => {
  expect(plainTexts(source, '@').join('|')).toBe(expected);
});
