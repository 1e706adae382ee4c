import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { expect, test } from 'vitest';
import {
  type GroupFacts,
  type GroupViewer,
  isInside,
  levelIn,
  refuseDisband,
  refuseFront,
  refuseInside,
  refuseLevel,
} from './access.ts';

const open: GroupFacts = { auth: GROUP_AUTH.public, ownerUid: 1, visible: true };
const locked = { ...open, auth: GROUP_AUTH.private };
const hidden = { ...open, visible: false };
const ownerless = { ...open, ownerUid: null };

type Person = NonNullable<GroupViewer>;
const stranger: Person = { uid: 5, role: 'user', auth: GROUP_LEVEL.none };
const applicant = { ...stranger, auth: GROUP_LEVEL.applying };
const refused = { ...stranger, auth: GROUP_LEVEL.refused };
const member = { ...stranger, auth: GROUP_LEVEL.member };
const admin = { ...stranger, auth: GROUP_LEVEL.admin };
const groupRoot = { ...stranger, auth: GROUP_LEVEL.root };
const owner: Person = { ...stranger, uid: 1 };
const superAdmin: Person = { ...stranger, role: 'root' };
const siteAdmin: Person = { ...stranger, role: 'admin' };

test.each([
  ['a visitor', null, open, 0],
  ['a stranger', stranger, open, 0],
  ['who applies is none yet', applicant, open, 0],
  ['nor is who was refused', refused, open, 0],
  ['a member', member, open, 3],
  ['a group admin', admin, open, 4],
  ['a group root', groupRoot, open, 5],
  ['the owner is a root, whatever the row says', owner, open, 5],
  ['a super admin is a root everywhere', superAdmin, open, 5],
  ['another site admin is nothing by that', siteAdmin, open, 0],
  ['nobody owns a group without an owner', owner, ownerless, 0],
] as const)('level: %s', (_sentence, viewer, group, expected) => {
  expect(levelIn(viewer, group)).toBe(expected);
  expect(isInside(viewer, group)).toBe(expected >= 3);
});

test.each([
  ['a visitor logs in first', null, open, 'access.loginNeeded'],
  ['everybody else sees the front', stranger, open, null],
  ['also of a private group, to apply to it', stranger, locked, null],
  ['a hidden group answers like a missing one to visitors', null, hidden, 'group.unknown'],
  ['and to strangers', stranger, hidden, 'group.unknown'],
  ['and to who has applied before it was hidden', applicant, hidden, 'group.unknown'],
  ['and to site admins', siteAdmin, hidden, 'group.unknown'],
  ['its members see it', member, hidden, null],
  ['and super admins', superAdmin, hidden, null],
] as const)('front: %s', (_sentence, viewer, group, expected) => {
  expect(refuseFront(viewer, group)).toBe(expected);
});

test.each([
  ['a visitor logs in first', null, open, 'access.loginNeeded'],
  ['strangers do not see the inside, of a public group either', stranger, open, 'group.membersOnly'],
  ['nor do applicants', applicant, locked, 'group.membersOnly'],
  ['nor refused ones', refused, locked, 'group.membersOnly'],
  ['of a hidden group they do not even learn that', applicant, hidden, 'group.unknown'],
  ['members do', member, locked, null],
  ['and super admins', superAdmin, hidden, null],
] as const)('inside: %s', (_sentence, viewer, group, expected) => {
  expect(refuseInside(viewer, group)).toBe(expected);
});

test.each([
  ['a group admin does what an admin does', admin, 4, null],
  ['a member does not', member, 4, 'access.denied'],
  ['a stranger is told no more than elsewhere', stranger, 4, 'group.membersOnly'],
  ['a group root does it too', groupRoot, 4, null],
  ['a group admin does not what a root does', admin, 5, 'access.denied'],
  ['a group root does', groupRoot, 5, null],
  ['and the owner', owner, 5, null],
  ['and a super admin', superAdmin, 5, null],
] as const)('managing: %s', (_sentence, viewer, level, expected) => {
  expect(refuseLevel(viewer, open, level)).toBe(expected);
});

test.each([
  ['the owner disbands the group', owner, open, null],
  ['and a super admin', superAdmin, open, null],
  ['another root of the group does not', groupRoot, open, 'access.denied'],
  ['a stranger to a hidden group learns nothing', stranger, hidden, 'group.unknown'],
] as const)('disbanding: %s', (_sentence, viewer, group, expected) => {
  expect(refuseDisband(viewer, group)).toBe(expected);
});
