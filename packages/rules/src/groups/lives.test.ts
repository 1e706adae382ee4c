import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { expect, test } from 'vitest';
import type { GroupFacts, GroupViewer } from './access.ts';
import { offerEndsAt, refuseAcceptance, refuseOffer, refuseRestore, refuseWithdrawal, sweptAt } from './lives.ts';

const { none, applying, member, admin, root } = GROUP_LEVEL;
const group: GroupFacts = { auth: GROUP_AUTH.public, ownerUid: 1, visible: true };
const hidden = { ...group, visible: false };
const NOW = new Date('2026-03-01T08:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

type Person = NonNullable<GroupViewer>;
const is = (auth: Person['auth'], uid = 5): Person => ({ uid, role: 'user', auth });
const owner = is(root, 1);
const superAdmin: Person = { uid: 6, role: 'root', auth: none };
const siteAdmin: Person = { uid: 7, role: 'admin', auth: none };

test('GRP-15 a disbanded group is kept for thirty days', () => {
  expect(sweptAt(NOW).toISOString()).toBe('2026-03-31T08:00:00.000Z');
});

test.each([
  ['its owner brings it back', owner, null],
  ['so does a root', is(root), null],
  ['and a super admin', superAdmin, null],
  ['an admin of it does not, and finds nothing', is(admin), 'group.unknown'],
  ['nor a member', is(member), 'group.unknown'],
  ['nor an admin of the site', siteAdmin, 'group.unknown'],
  ['nor a visitor', null, 'group.unknown'],
] as const)('GRP-15 restoring: %s', (_sentence, viewer, expected) => {
  expect(refuseRestore(viewer, group)).toBe(expected);
});

test.each([
  ['the owner offers it to a member', owner, is(member), null],
  ['or an admin of it', owner, is(admin), null],
  ['a super admin does, too', superAdmin, is(member), null],
  ['a root does not', is(root, 4), is(member), 'access.denied'],
  ['nor an admin', is(admin, 4), is(member), 'access.denied'],
  ['who only applies is not offered it', owner, is(applying), 'group.memberUnknown'],
  ['nor a stranger', owner, is(none), 'group.memberUnknown'],
  ['nor the owner', owner, owner, 'group.ownsAlready'],
  ['strangers are not told who is in it', is(none), is(member, 9), 'group.membersOnly'],
] as const)('GRP-16 offering: %s', (_sentence, viewer, target, expected) => {
  expect(refuseOffer(viewer, group, target)).toBe(expected);
});

const offer = { toUid: 5, endsAt: later(1) };

test.each([
  ['the owner takes it back', owner, offer, null],
  ['the one it was made to declines', is(member, 5), offer, null],
  ['a super admin takes it back', superAdmin, offer, null],
  ['another member does not', is(member, 8), offer, 'access.denied'],
  ['nor another root', is(root, 8), offer, 'access.denied'],
  ['there must be one', owner, null, 'group.noOffer'],
  ['which others do not learn', is(root, 8), null, 'access.denied'],
] as const)('GRP-16 withdrawing: %s', (_sentence, viewer, open, expected) => {
  expect(refuseWithdrawal(viewer, group, open)).toBe(expected);
});

const heir = { ...is(member, 5), owned: 0 };

test.each([
  ['the one it was made to accepts', heir, offer, null],
  ['in time', heir, { ...offer, endsAt: NOW }, 'group.noOffer'],
  ['nobody else does', { ...heir, uid: 8 }, offer, 'group.noOffer'],
  ['without one nobody does', heir, null, 'group.noOffer'],
  ['not after leaving', { ...heir, auth: none }, offer, 'group.membersOnly'],
  ['a super admin who left is no member', { ...superAdmin, uid: 5, owned: 0 }, offer, 'group.notIn'],
  ['who may make no groups takes none over', { ...heir, role: 'muted' }, offer, 'group.mayNotMake'],
  ['nor who owns as many as one may', { ...heir, owned: 5 }, offer, 'group.tooMany'],
  ['admin roles are held to no limit', { ...heir, role: 'admin', owned: 5 }, offer, null],
] as const)('GRP-16 accepting: %s', (_sentence, who, open, expected) => {
  expect(refuseAcceptance(who, group, open, { now: NOW, inAll: 5 })?.code ?? null).toBe(expected);
});

test('GRP-16 an offer stands for fourteen days; a hidden group is none to strangers', () => {
  expect(offerEndsAt(NOW).toISOString()).toBe('2026-03-15T08:00:00.000Z');
  expect(refuseWithdrawal(is(none), hidden, null)).toBe('group.unknown');
});
