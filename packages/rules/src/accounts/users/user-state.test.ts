import { expect, test } from 'vitest';
import { eraseMoment, mayEndBan, stateOf } from './user-state.ts';

const now = new Date('2026-11-22T12:00:00Z');
const earlier = new Date('2026-11-22T11:59:59Z');
const later = new Date('2026-11-22T12:00:01Z');
const facts = { status: 0, banUntil: null, eraseAfter: null, erasedAt: null };

test.each([
  ['in use', {}, 'active'],
  ['disabled', { status: 1 }, 'banned'],
  ['banned until later', { status: 1, banUntil: later }, 'banned'],
  ['banned until earlier', { status: 1, banUntil: earlier }, 'active'],
  ['banned until now', { status: 1, banUntil: now }, 'active'],
  ['asked to leave', { eraseAfter: later }, 'leaving'],
  ['deleted by an administrator', { status: 1, eraseAfter: later }, 'leaving'],
  ['erased', { status: 1, erasedAt: earlier }, 'erased'],
] as const)('ACC-41 ACC-42 an account that is %s', (_case, given, state) => {
  expect(stateOf({ ...facts, ...given }, now)).toBe(state);
});

test('ACC-42 a deleted account can be brought back for 14 days', () => {
  expect(eraseMoment(now).toISOString()).toBe('2026-12-06T12:00:00.000Z');
});

test.each([
  ['never by itself', null, true],
  ['later', later, true],
  ['now', now, false],
  ['earlier', earlier, false],
])('ACC-41 a ban that ends %s', (_case, until, may) => {
  expect(mayEndBan(until, now)).toBe(may);
});
