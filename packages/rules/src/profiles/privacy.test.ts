import { DEFAULT_PRIVACY } from '@assay/contract/profiles/privacy.ts';
import { expect, test } from 'vitest';
import { hiddenParts, maySeePart, privacyOf } from './privacy.ts';

test.each([
  ['everyone', 'stranger', true],
  ['everyone', 'groupmate', true],
  ['everyone', 'self', true],
  ['groups', 'stranger', false],
  ['groups', 'groupmate', true],
  ['groups', 'self', true],
  ['self', 'stranger', false],
  ['self', 'groupmate', false],
  ['self', 'self', true],
] as const)('PEOPLE-3 what is for %s is shown to a %s: %s', (audience, closeness, shown) => {
  expect(maySeePart(audience, closeness)).toBe(shown);
});

test.each([
  ['nothing', null, {}],
  ['some parts', { school: 'everyone', solved: 'self' }, { school: 'everyone', solved: 'self' }],
  ['parts and audiences that no longer exist', { school: 'friends', horoscope: 'self', toString: 'self' }, {}],
])('PEOPLE-3 of stored %s the rest has its default', (_case, stored, own) => {
  expect(privacyOf(stored)).toEqual({ ...DEFAULT_PRIVACY, ...own });
});

test('PEOPLE-3 address and real name are for the person alone at first, the school for the own groups', () => {
  expect(hiddenParts(DEFAULT_PRIVACY, 'stranger')).toEqual(['email', 'realname', 'school']);
  expect(hiddenParts(DEFAULT_PRIVACY, 'groupmate')).toEqual(['email', 'realname']);
  expect(hiddenParts(DEFAULT_PRIVACY, 'self')).toEqual([]);
});
