import { expect, test } from 'vitest';
import { username } from './accounts/user.ts';
import { isReservedName, mixesScripts, withoutHiddenMarks } from './person-names.ts';
import { name } from './shapes.ts';

test.each([
  ['anna', 'anna'],
  ['ａｎｎａ', 'anna'],
  ['ﬁona', 'fiona'],
  ['an\u200bna', 'anna'],
  ['\u202eanna\u202c', 'anna'],
  ['İx', 'İx'],
  ['王小明', '王小明'],
])('the user name %j is stored as %j', (given, stored) => expect(username.parse(given)).toBe(stored));

test.each(['аnna', 'pаypal', 'αnna', 'annа', 'an na', '', 'a\u200d'.repeat(21)])(
  'the user name %j is refused',
  (given) => {
    expect(username.safeParse(given).success).toBe(false);
  },
);

test.each([
  ['anna', false],
  ['анна', false],
  ['王anna', false],
  ['ひらカナ漢字abc', false],
  ['한국anna', false],
  ['анна-anna', false],
  ['Anna Анна', false],
  ['annа', true],
  ['ひら한국', true],
  ['αβγanna', true],
  ['é́cole', false],
])('the words of %j mix scripts: %s', (given, mixed) => expect(mixesScripts(given)).toBe(mixed));

test.each([
  ['admin', true],
  ['Ad-min_', true],
  ['ADMIN42', true],
  ['ａｄｍｉｎ', true],
  ['管理员', true],
  ['adminton', false],
  ['王小明', false],
])('the name %j is reserved: %s', (given, reserved) => expect(isReservedName(given)).toBe(reserved));

test('marks that nobody sees are taken out of every name, joiners that belong to a script or an emoji stay', () => {
  expect(name(20).parse(' a\u200bb\u2066c\u2069\ufeff ')).toBe('abc');
  expect(name(20).parse('\u202e\u200b ')).toBe('');
  expect(withoutHiddenMarks('می\u200cخواهم 👩\u200d💻 a\u200db')).toBe('می\u200cخواهم 👩\u200d💻 ab');
  expect(name(20).min(1).safeParse('\u200b').success).toBe(false);
});
