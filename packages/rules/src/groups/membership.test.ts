import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { expect, test } from 'vitest';
import type { GroupFacts, GroupViewer } from './access.ts';
import {
  givableLevels,
  levelAfterJoining,
  refuseExit,
  refuseJoin,
  refuseLevelChange,
  refuseRemoval,
} from './membership.ts';

const { none, applying, refused, member, admin, root } = GROUP_LEVEL;
const open: GroupFacts = { auth: GROUP_AUTH.public, ownerUid: 1, visible: true };
const guarded = { ...open, auth: GROUP_AUTH.protected };
const locked = { ...open, auth: GROUP_AUTH.private };
const hidden = { ...open, visible: false };

type Person = NonNullable<GroupViewer>;
const is = (auth: Person['auth'], uid = 5): Person => ({ uid, role: 'user', auth });
const owner = is(root, 1);
const superAdmin: Person = { uid: 6, role: 'root', auth: none };

const WHY = 'I am in this class';

test.each([
  ['a public group asks for nothing', is(none), open, 'none', '', null],
  ['a protected one asks for a reason', is(none), guarded, 'none', WHY, null],
  ['of five characters', is(none), guarded, 'none', 'four', 'group.reasonLength'],
  ['that are not blank', is(none), guarded, 'none', '     a     ', 'group.reasonLength'],
  ['of a hundred at most', is(none), guarded, 'none', 'x'.repeat(101), 'group.reasonLength'],
  ['but for no code', is(none), guarded, 'wrong', WHY, null],
  ['a private one asks for its code', is(none), locked, 'none', WHY, 'group.codeNeeded'],
  ['the right one', is(none), locked, 'wrong', WHY, 'group.codeWrong'],
  ['and for a reason', is(none), locked, 'right', '', 'group.reasonLength'],
  ['with both one applies', is(none), locked, 'right', WHY, null],
  ['once', is(applying), locked, 'right', WHY, 'group.applied'],
  ['who was refused stays so', is(refused), open, 'none', '', 'group.refused'],
  ['members are in', is(member), open, 'none', '', 'group.inside'],
  ['who is in learns nothing about a code', is(member), locked, 'wrong', WHY, 'group.inside'],
  ['a hidden group answers like a missing one', is(none), hidden, 'none', '', 'group.unknown'],
  ['also to who had applied', is(applying), hidden, 'none', '', 'group.unknown'],
  ['a super admin may become a member too', superAdmin, hidden, 'none', '', null],
] as const)('joining: %s', (_sentence, viewer, group, code, reason, expected) => {
  expect(refuseJoin(viewer, group, { code, reason })?.code ?? null).toBe(expected);
});

test.each([
  ['a public group lets in at once', open, member],
  ['a protected one asks its admins', guarded, applying],
  ['so does a private one, with the right code too', locked, applying],
] as const)('%s', (_sentence, group, expected) => {
  expect(levelAfterJoining(group)).toBe(expected);
});

test.each([
  ['an admin lets in who applied', is(admin), applying, member, null],
  ['and refuses', is(admin), applying, refused, null],
  ['and lets in who was refused', is(admin), refused, member, null],
  ['but makes nobody an admin', is(admin), member, admin, 'group.notAbove'],
  ['nor changes another admin', is(admin), admin, member, 'group.notAbove'],
  ['a root makes admins', is(root), member, admin, null],
  ['of applicants too', is(root), applying, admin, null],
  ['and takes it from them', is(root), admin, member, null],
  ['but makes no roots', is(root), member, root, 'group.notAbove'],
  ['nor changes one', is(root), root, member, 'group.notAbove'],
  ['the owner makes roots', owner, member, root, null],
  ['and takes it from them', owner, root, admin, null],
  ['so does a super admin', superAdmin, root, member, null],
  ['nobody who is in goes back to refused', owner, member, refused, 'group.levelBad'],
  ['nor to applying', owner, admin, applying, 'group.levelBad'],
  ['nobody is made an applicant', owner, refused, applying, 'group.levelBad'],
  ['a member changes nobody', is(member), applying, member, 'access.denied'],
  ['a stranger even less', is(none), applying, member, 'group.membersOnly'],
] as const)('levels: %s', (_sentence, viewer, from, to, expected) => {
  expect(refuseLevelChange(viewer, open, { uid: 9, auth: from }, to)).toBe(expected);
});

test('levels: the owner keeps his, whoever asks', () => {
  for (const viewer of [is(root), owner, superAdmin]) {
    expect(refuseLevelChange(viewer, open, { uid: 1, auth: root }, member)).toBe('group.ownerStays');
  }
});

test.each([
  ['an admin to an applicant', is(admin), applying, [refused, member]],
  ['an admin to a member: what he has', is(admin), member, [member]],
  ['an admin to an admin', is(admin), admin, []],
  ['a root to a member', is(root), member, [member, admin]],
  ['the owner to a member', owner, member, [member, admin, root]],
] as const)('levels that may be given: %s', (_sentence, viewer, auth, expected) => {
  expect(givableLevels(viewer, open, { uid: 9, auth })).toEqual(expected);
});

test.each([
  ['an admin takes out a member', is(admin), { uid: 9, auth: member }, null],
  ['and an application', is(admin), { uid: 9, auth: applying }, null],
  ['not another admin', is(admin), { uid: 9, auth: admin }, 'group.notAbove'],
  ['a root takes out an admin', is(root), { uid: 9, auth: admin }, null],
  ['not another root', is(root), { uid: 9, auth: root }, 'group.notAbove'],
  ['the owner takes out a root', owner, { uid: 9, auth: root }, null],
  ['so does a super admin', superAdmin, { uid: 9, auth: root }, null],
  ['nobody takes out himself', is(root), { uid: 5, auth: root }, 'group.leaveInstead'],
  ['nobody takes out the owner', superAdmin, { uid: 1, auth: root }, 'group.ownerStays'],
  ['a member takes out nobody', is(member), { uid: 9, auth: member }, 'access.denied'],
] as const)('taking out: %s', (_sentence, viewer, target, expected) => {
  expect(refuseRemoval(viewer, open, target)).toBe(expected);
});

test.each([
  ['a member', is(member), null],
  ['a root', is(root), null],
  ['the owner does not', owner, 'group.ownerStays'],
  ['a super admin who is no member has nothing to leave', superAdmin, 'group.notIn'],
  ['nor has who only applied', is(applying), 'group.membersOnly'],
] as const)('leaving: %s', (_sentence, viewer, expected) => {
  expect(refuseExit(viewer, open)).toBe(expected);
});
