import { expect, test } from 'vitest';
import {
  type AccountLimit,
  countAccounts,
  DEFAULT_ACCOUNT_LIMIT,
  expandAccounts,
  findBadLimit,
  formatAccountLimit,
  isWithinLimit,
  parseAccountLimit,
} from './account-limits.ts';

const limit: AccountLimit = { prefix: 'team', suffix: 'x', start: 1, end: 12, extra: ['guest', 'coach'] };

test.each([
  ['the first number', 'team1x', true],
  ['the last number', 'team12x', true],
  ['one below', 'team0x', false],
  ['one above', 'team13x', false],
  ['a name in extra', 'guest', true],
  ['another name', 'guests', false],
  ['without the suffix', 'team1', false],
  ['without the prefix', '1x', false],
  ['no number at all', 'teamx', false],
  ['a leading zero', 'team01x', false],
  ['another case', 'Team1x', false],
  ['a sign', 'team+1x', false],
])('%s: %s', (_sentence, username, expected) => {
  expect(isWithinLimit(limit, username)).toBe(expected);
});

test('prefix and suffix do not share letters', () => {
  expect(isWithinLimit({ ...limit, prefix: 'aa', suffix: 'aa' }, 'aaa')).toBe(false);
});

test('a rule is written and read as the tagged string of the spec', () => {
  const text = '<prefix>team</prefix><suffix>x</suffix><start>1</start><end>12</end><extra>guest coach</extra>';
  expect(formatAccountLimit(limit)).toBe(text);
  expect(parseAccountLimit(text)).toEqual(limit);
});

test.each([
  ['', null],
  ['team', null],
  ['<prefix>a</prefix><start>x</start><end>2</end>', null],
  ['<extra> a\n b </extra>', { prefix: '', suffix: '', start: 0, end: -1, extra: ['a', 'b'] }],
])('%j is read', (text, expected) => {
  expect(parseAccountLimit(text)).toEqual(expected);
});

test('a rule of names alone survives writing and reading, and lets no number in', () => {
  const named = parseAccountLimit('<extra>a b</extra>')!;
  expect(parseAccountLimit(formatAccountLimit(named))).toEqual(named);
  expect(isWithinLimit(named, '0')).toBe(false);
});

test('expands to user names, none twice', () => {
  const small = { ...limit, end: 3, extra: ['guest', 'team2x', 'guest'] };
  expect([...expandAccounts(small)]).toEqual(['team1x', 'team2x', 'team3x', 'guest']);
  expect(countAccounts(small)).toBe(4);
});

test('every name of the expansion is within the rule', () => {
  for (const name of expandAccounts(limit)) expect(isWithinLimit(limit, name)).toBe(true);
});

test.each([
  ['the default: 0 to 10', DEFAULT_ACCOUNT_LIMIT, null],
  ['a blank in the prefix', { ...limit, prefix: 'a b' }, 'prefix'],
  ['a tag in the suffix', { ...limit, suffix: '</suffix>' }, 'suffix'],
  ['a negative start', { ...limit, start: -1 }, 'start'],
  ['an end below the start', { ...limit, end: 0, extra: [] }, 'end'],
  ['a range that nobody can mean', { ...limit, end: 200_000 }, 'end'],
  ['a blank name', { ...limit, extra: [''] }, 'extra'],
  ['names alone', { ...limit, start: 0, end: -1 }, null],
])('%s', (_sentence, rule, expected) => {
  expect(findBadLimit(rule)).toBe(expected);
});
