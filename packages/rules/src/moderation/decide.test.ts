import type { ModerationAction } from '@assay/contract/moderation/moderation.ts';
import type { RoleName } from '@assay/contract/roles.ts';
import { expect, test } from 'vitest';
import { mayUndo, refuseDecision, refuseReport, statusAfter } from './decide.ts';

test.each([
  ['nothing at all', ' ', 'moderation.reportEmpty'],
  ['a tag alone', '#spam ads#', null],
  ['a reason alone', 'It sells things', null],
  ['tags and 200 characters', `#spam ads# #illegal# ${'x'.repeat(200)}`, null],
  ['one more', `#spam ads# ${'x'.repeat(201)}`, 'moderation.reasonTooLong'],
])('DISC-2 a report of %s', (_sentence, content, expected) => {
  expect(refuseReport(content)).toBe(expected);
});

test.each([
  ['hide', ['hide'], 'user', null],
  ['hide, warn and mute', ['hide', 'warn', 'mute'], 'user', null],
  ['hide and delete', ['hide', 'delete'], 'user', 'moderation.contradiction'],
  ['dismiss and warn', ['dismiss', 'warn'], 'user', 'moderation.contradiction'],
  ['twice the same', ['warn', 'warn'], 'user', 'moderation.contradiction'],
  ['mute who runs the site', ['mute'], 'admin', 'moderation.mayNotMute'],
  ['warn who runs the site', ['warn'], 'admin', null],
] as [string, ModerationAction[], RoleName, string | null][])('DISC-13 %s', (_sentence, actions, role, expected) => {
  expect(refuseDecision(actions, { role })).toBe(expected);
});

test.each([
  [['hide'], 'discussion', 1],
  [['delete', 'mute'], 'discussion', 2],
  [['hide', 'warn'], 'comment', 1],
  [['delete'], 'comment', 2],
  [['warn'], 'comment', null],
  [['dismiss'], 'discussion', null],
] as [ModerationAction[], 'discussion' | 'comment', number | null][])(
  'DISC-13 after %j a %s is %s',
  (actions, kind, expected) => {
    expect(statusAfter(actions, kind)).toBe(expected);
  },
);

const at = new Date('2026-11-01T00:00:00Z');
test.each([
  ['the last one', { at, isLast: true, isUndone: false }, '2026-12-01T00:00:00Z', true],
  ['a moment too late', { at, isLast: true, isUndone: false }, '2026-12-01T00:00:01Z', false],
  ['one before another', { at, isLast: false, isUndone: false }, '2026-11-02T00:00:00Z', false],
  ['twice', { at, isLast: true, isUndone: true }, '2026-11-02T00:00:00Z', false],
])('DISC-13 undoing %s', (_sentence, decision, now, expected) => {
  expect(mayUndo(decision, new Date(now))).toBe(expected);
});
