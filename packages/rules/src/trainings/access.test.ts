import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { expect, test } from 'vitest';
import {
  isTrainingAdmin,
  mayDeleteTraining,
  mayEditTraining,
  refuseEntry,
  refuseOpen,
  refuseRegistration,
  refuseSubmit,
  type TrainingFacts,
  type TrainingViewer,
} from './access.ts';

const open: TrainingFacts = { auth: 'Public', authorUid: 1, gid: null, visible: true };
const locked: TrainingFacts = { ...open, auth: 'Private' };
const guarded: TrainingFacts = { ...open, auth: 'Protected' };
const hidden = { ...open, visible: false };
const ofGroup = { ...open, gid: 9 };
const lockedOfGroup = { ...locked, gid: 9 };
const hiddenOfGroup = { ...hidden, gid: 9 };

type Person = NonNullable<TrainingViewer>;
const user: Person = { uid: 5, role: 'user', isRegistered: false, groupLevel: null };
const started = { ...user, isRegistered: true };
const author: Person = { ...user, uid: 1 };
const authorAdmin: Person = { ...author, role: 'admin' };
const otherAdmin: Person = { ...user, role: 'admin' };
const root: Person = { ...user, role: 'root' };
const muted: Person = { ...user, role: 'noSubmit' as Person['role'] };
const member: Person = { ...user, groupLevel: GROUP_LEVEL.member };
const groupAdmin: Person = { ...user, groupLevel: GROUP_LEVEL.admin };
const groupRoot: Person = { ...user, groupLevel: GROUP_LEVEL.root };
const demotedAuthor: Person = { ...author, groupLevel: GROUP_LEVEL.member };
const authorInGroup: Person = { ...author, groupLevel: GROUP_LEVEL.admin };

test.each([
  ['the author runs it', author, open, 'runs'],
  ['and changes it with a role of the back office', authorAdmin, open, 'runs edits'],
  ['a super admin does everything', root, open, 'runs edits deletes'],
  ['another admin of the site nothing', otherAdmin, open, ''],
  ['nor does anybody else', user, open, ''],
  ['a visitor does nothing', null, open, ''],
  ['a root of the group runs its trainings', groupRoot, ofGroup, 'runs edits deletes'],
  ['the author as an admin of the group', authorInGroup, ofGroup, 'runs edits deletes'],
  ['not as a member', demotedAuthor, ofGroup, ''],
  ['another admin of the group does not', groupAdmin, ofGroup, ''],
  ['without its author a training is run by super admins', author, { ...open, authorUid: null }, ''],
] as const)('TRAIN-10 %s', (_sentence, viewer, training, expected) => {
  const may = [
    isTrainingAdmin(viewer, training) && 'runs',
    mayEditTraining(viewer, training) && 'edits',
    mayDeleteTraining(viewer, training) && 'deletes',
  ];
  expect(may.filter(Boolean).join(' ')).toBe(expected);
});

test.each([
  ['everybody who is logged in opens one', user, open, null],
  ['a visitor logs in first', null, open, 'access.loginNeeded'],
  ['the front of a private one too', user, locked, null],
  ['a hidden one does not exist', user, hidden, 'training.unknown'],
  ['not for visitors either', null, hidden, 'training.unknown'],
  ['nor for other admins of the site', otherAdmin, hidden, 'training.unknown'],
  ['nor for who started it before', started, hidden, 'training.unknown'],
  ['its author sees it', author, hidden, null],
  ['one of a group does not exist outside of it', user, ofGroup, 'training.unknown'],
  ['also for visitors', null, ofGroup, 'training.unknown'],
  ['members open it', member, ofGroup, null],
  ['a hidden one of a group is for its roots', groupRoot, hiddenOfGroup, null],
  ['not for its members', member, hiddenOfGroup, 'training.unknown'],
] as const)('opening: %s', (_sentence, viewer, training, expected) => {
  expect(refuseOpen(viewer, training)).toBe(expected);
});

test.each([
  ['a public one is open inside', user, open, null],
  ['a private one needs its password', user, locked, 'training.passwordNeeded'],
  ['who gave it is inside', started, locked, null],
  ['who runs it needs none', author, locked, null],
  ['a member of the group needs it too', member, lockedOfGroup, 'training.passwordNeeded'],
  ['a protected one may be looked at', user, guarded, null],
  ['outside of its group there is nothing to look at', started, lockedOfGroup, 'training.unknown'],
] as const)('TRAIN-5 entering: %s', (_sentence, viewer, training, expected) => {
  expect(refuseEntry(viewer, training)).toBe(expected);
});

test.each([
  ['in a public one everybody submits', user, open, null],
  ['who may submit at all', muted, open, 'access.mayNotSubmit'],
  ['in a protected one who gave the password', user, guarded, 'training.passwordNeeded'],
  ['then one may', started, guarded, null],
  ['who runs it may', author, guarded, null],
  ['a private one is closed before', user, locked, 'training.passwordNeeded'],
] as const)('TRAIN-5 submitting: %s', (_sentence, viewer, training, expected) => {
  expect(refuseSubmit(viewer, training)).toBe(expected);
});

test.each([
  ['a public one asks for nothing', user, open, 'none', null],
  ['once', started, open, 'none', 'training.alreadyRegistered'],
  ['a private one asks for the password', user, locked, 'none', 'training.passwordNeeded'],
  ['the right one', user, locked, 'wrong', 'training.passwordWrong'],
  ['with it one is in', user, locked, 'right', null],
  ['a protected one asks, too', user, guarded, 'wrong', 'training.passwordWrong'],
  ['who runs it does not take part', author, open, 'right', 'training.staffDoNotTakePart'],
  ['a hidden one answers like a missing one', user, hidden, 'right', 'training.unknown'],
  ['so does one of a group outside of it', user, lockedOfGroup, 'right', 'training.unknown'],
] as const)('starting: %s', (_sentence, viewer, training, given, expected) => {
  expect(refuseRegistration(viewer, training, given)).toBe(expected);
});
