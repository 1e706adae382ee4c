import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import { expect, test } from 'vitest';
import { memberMessage } from './group-messages.ts';

const { none, applying, refused, member, admin } = GROUP_LEVEL;

test.each([
  ['who applies is told to those who run the group', 'self', none, applying, 'group.applied'],
  ['who joins or leaves tells nobody', 'self', none, member, null],
  ['nor who leaves', 'self', member, none, null],
  ['who is let in', 'other', applying, member, 'group.accepted'],
  ['who is let in after a refusal', 'other', refused, member, 'group.accepted'],
  ['who is refused', 'other', applying, refused, 'group.refused'],
  ['whose application is dropped', 'other', applying, none, 'group.refused'],
  ['whose refusal is dropped hears nothing', 'other', refused, none, null],
  ['who is added', 'other', none, member, 'group.added'],
  ['who rises', 'other', member, admin, 'group.level'],
  ['who stays what he was', 'other', member, member, null],
  ['who is removed', 'other', admin, none, 'group.removed'],
] as [string, 'self' | 'other', GroupLevel, GroupLevel, string | null][])(
  'MSG-2 %s',
  (_sentence, by, before, after, kind) => {
    const found = memberMessage({ uid: 1, byUid: by === 'self' ? 1 : 2, before, after });
    expect(found?.kind ?? null).toBe(kind);
    if (found) expect(found.to).toBe(kind === 'group.applied' ? 'admins' : 'member');
  },
);
