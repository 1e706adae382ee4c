import { CONTEST_AUTH, CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { describe, expect, test } from 'vitest';
import {
  type ContestFacts,
  type ContestViewer,
  hasAccess,
  isContestAdmin,
  isContestant,
  isPreviewing,
  mayDeleteContest,
  mayEditContest,
  refuseEntry,
  refuseOpen,
  refuseOutsideBoard,
  refuseRegistration,
  refuseSubmit,
  seesAsStaff,
} from './access.ts';

const open: ContestFacts = {
  auth: CONTEST_AUTH.public,
  authorUid: 1,
  gid: null,
  groupOpen: true,
  visible: true,
  openRank: true,
  allowEndSubmit: false,
  accountLimit: null,
};
const locked = { ...open, auth: CONTEST_AUTH.private };
const guarded = { ...open, auth: CONTEST_AUTH.protected };
const ofGroup = { ...open, gid: 9 };
const ofSecretGroup = { ...ofGroup, groupOpen: false };
const hidden = { ...open, visible: false };
const limited = { ...open, accountLimit: { prefix: 'team', suffix: '', start: 1, end: 9, extra: [] } };

type Person = NonNullable<ContestViewer>;
const user: Person = {
  uid: 5,
  username: 'bob',
  role: 'user',
  isRegistered: false,
  isDisqualified: false,
  groupAuth: null,
};
const registered = { ...user, isRegistered: true };
const author: Person = { ...user, uid: 1 };
const root: Person = { ...user, role: 'root' };
const siteAdmin: Person = { ...user, role: 'admin' };
const member: Person = { ...user, groupAuth: 3 };
const groupAdmin: Person = { ...user, groupAuth: 4 };
const groupRoot: Person = { ...user, groupAuth: 5 };
const { scheduled, running, ended } = CONTEST_STATUS;

test.each([
  ['the author', author, open, true],
  ['a super admin', root, open, true],
  ['another site admin', siteAdmin, open, false],
  ['a group root of a group contest', groupRoot, ofGroup, true],
  ['a super admin of any', root, ofGroup, true],
  ['a group admin of one that another made', groupAdmin, ofGroup, false],
  ['of his own', { ...groupAdmin, uid: 1 }, ofGroup, true],
  ['a site admin who is no more than a member', { ...siteAdmin, groupAuth: 3 }, ofGroup, false],
  ['a group root elsewhere', groupRoot, open, false],
  ['a visitor', null, open, false],
])('contest admin: %s', (_sentence, viewer, contest, expected) => {
  expect(isContestAdmin(viewer, contest)).toBe(expected);
  if (viewer) expect(isContestant(viewer, contest)).toBe(!expected);
});

test.each([
  ['who is no admin of the group any more', { ...author, groupAuth: 3 }],
  ['who left the group', author],
])('the author of a group contest %s runs it no more, and never takes part', (_sentence, viewer) => {
  expect(isContestAdmin(viewer, ofGroup)).toBe(false);
  expect(isContestant(viewer, ofGroup)).toBe(false);
});

test.each([
  ['the author of a site contest, with a role of the back office', { ...author, role: 'admin' as const }, open, true],
  ['without one no more', author, open, false],
  ['another site admin does not', siteAdmin, open, false],
  ['a group root does, whatever the role', groupRoot, ofGroup, true],
  ['a group admin changes the own one', { ...groupAdmin, uid: 1 }, ofGroup, true],
  ['not that of another', groupAdmin, ofGroup, false],
  ['a super admin all', root, open, true],
  ['a visitor nothing', null, open, false],
])('changing: %s', (_sentence, viewer, contest, expected) => {
  expect(mayEditContest(viewer, contest)).toBe(expected);
});

test.each([
  ['a super admin a site contest', root, open, true],
  ['its author does not', { ...author, role: 'admin' as const }, open, false],
  ['a group root any of the group', groupRoot, ofGroup, true],
  ['a group admin the own one', { ...groupAdmin, uid: 1 }, ofGroup, true],
  ['not that of another', groupAdmin, ofGroup, false],
  ['a member none', member, ofGroup, false],
])('deleting: %s', (_sentence, viewer, contest, expected) => {
  expect(mayDeleteContest(viewer, contest)).toBe(expected);
});

test.each([
  ['a visitor logs in first', null, open, 'access.loginNeeded'],
  ['everybody else opens a public contest', user, open, null],
  ['and sees the front of a private one', user, locked, null],
  ['a contest that is switched off answers like a missing one', user, hidden, 'contest.unknown'],
  ['to visitors as well', null, hidden, 'contest.unknown'],
  ['but not to its admins', author, hidden, null],
  ['a group contest answers so to strangers', user, ofGroup, 'contest.unknown'],
  ['to visitors', null, ofGroup, 'contest.unknown'],
  ['and to applicants', { ...user, groupAuth: 1 }, ofGroup, 'contest.unknown'],
  ['and to its author who left the group', author, ofGroup, 'contest.unknown'],
  ['members open it', member, ofGroup, null],
  ['not while it is switched off', member, { ...ofGroup, visible: false }, 'contest.unknown'],
  ['but its admins', groupRoot, { ...ofGroup, visible: false }, null],
])('open: %s', (_sentence, viewer, contest, expected) => {
  expect(refuseOpen(viewer, contest)).toBe(expected);
});

test.each([
  ['nothing before the start', user, open, scheduled, 'contest.notStarted'],
  ['except for admins', author, open, scheduled, null],
  ['a public contest while it runs', user, open, running, null],
  ['a private one needs registration (T-IDOR-6)', user, locked, running, 'contest.passwordNeeded'],
  ['also after the end', user, locked, ended, 'contest.passwordNeeded'],
  ['with it one enters', registered, locked, running, null],
  [
    'unless the account is not admitted',
    registered,
    { ...limited, auth: locked.auth },
    running,
    'contest.accountNotAllowed',
  ],
  ['a protected one may be seen without', user, guarded, running, null],
  ['a site admin has no other way in', siteAdmin, locked, running, 'contest.passwordNeeded'],
  ['a disqualified one still sees it', { ...registered, isDisqualified: true }, locked, running, null],
  ['a public contest of a group needs membership', user, ofGroup, running, 'contest.unknown'],
  ['whoever registered before', registered, ofGroup, running, 'contest.unknown'],
  ['and nothing more', member, ofGroup, running, null],
  ['a private one the password too', member, { ...locked, gid: 9 }, running, 'contest.passwordNeeded'],
  ['nothing before the start, for group admins neither', groupAdmin, ofGroup, scheduled, 'contest.notStarted'],
  ['but for group roots', groupRoot, ofGroup, scheduled, null],
])('entry: %s', (_sentence, viewer, contest, status, expected) => {
  expect(refuseEntry(viewer, contest, status)).toBe(expected);
});

test.each([
  ['a visitor may not', null, open, running, 'access.loginNeeded'],
  ['a contestant may while it runs', user, open, running, null],
  ['not before the start', user, open, scheduled, 'contest.notStarted'],
  ['admins may before the start', author, open, scheduled, null],
  ['not after the end', user, open, ended, 'contest.ended'],
  ['admins neither', root, open, ended, 'contest.ended'],
  ['unless the contest allows it', user, { ...open, allowEndSubmit: true }, ended, null],
  ['a protected contest needs the password', user, guarded, running, 'contest.passwordNeeded'],
  ['and admits who gave it', registered, guarded, running, null],
  ['a private one as well', user, locked, running, 'contest.passwordNeeded'],
  ['the account rule is held at every submission', user, limited, running, 'contest.accountNotAllowed'],
  ['and lets in whom it names', { ...user, username: 'team3' }, limited, running, null],
  ['a disqualified contestant may not', { ...user, isDisqualified: true }, open, running, 'contest.disqualified'],
  ['who is not in the group submits nothing to its contest', registered, ofGroup, running, 'contest.unknown'],
  ['a member does', member, ofGroup, running, null],
  ['nor one who may not submit at all', { ...user, role: 'noSubmit' as const }, open, running, 'access.mayNotSubmit'],
])('submit: %s', (_sentence, viewer, contest, status, expected) => {
  expect(refuseSubmit(viewer, contest, status)).toBe(expected);
});

describe('registration', () => {
  test.each([
    ['with the right password', user, locked, 'right', null],
    ['an empty one', user, locked, 'none', 'contest.passwordNeeded'],
    ['a wrong one', user, locked, 'wrong', 'contest.passwordWrong'],
    ['a public contest asks for none', user, open, 'none', null],
    ['once', registered, locked, 'right', 'contest.alreadyRegistered'],
    [
      'who is not admitted learns nothing of the password',
      user,
      { ...limited, auth: 1 },
      'wrong',
      'contest.accountNotAllowed',
    ],
    ['not by those who run it', author, open, 'none', 'contest.staffDoNotTakePart'],
    ['not in a contest one does not see', user, hidden, 'right', 'contest.unknown'],
    ['not in that of a group one is not in', user, { ...locked, gid: 9 }, 'right', 'contest.unknown'],
    ['not without login', null, open, 'none', 'access.loginNeeded'],
  ] as const)('%s', (_sentence, viewer, contest, password, expected) => {
    expect(refuseRegistration(viewer, contest, password)).toBe(expected);
  });

  test.each([
    ['a public contest', user, open, true],
    ['a private one without registration', user, locked, false],
    ['with it', registered, locked, true],
    ['a protected one without', user, guarded, false],
    ['an account that is not admitted', registered, limited, false],
    ['an admin', author, locked, true],
    ['a visitor', null, open, false],
  ])('access: %s', (_sentence, viewer, contest, expected) => {
    expect(hasAccess(viewer, contest)).toBe(expected);
  });
});

test.each([
  ['is open when the contest says so', null, open, running, null],
  ['also after the end', null, open, ended, null],
  ['not before the start', null, open, scheduled, 'contest.notStarted'],
  ['which is not told of one that stays closed', null, { ...open, openRank: false }, scheduled, 'contest.boardClosed'],
  ['not when the contest keeps it closed', null, { ...open, openRank: false }, running, 'contest.boardClosed'],
  ['and not for a contest that is switched off', null, hidden, running, 'contest.unknown'],
  ['is open for a contest of a group that all may know of', null, ofGroup, running, null],
  ['but until then such a contest is unknown to others', user, ofGroup, scheduled, 'contest.unknown'],
  ['and when it keeps the board closed', user, { ...ofGroup, openRank: false }, ended, 'contest.unknown'],
  ['which its members are told', member, ofGroup, scheduled, 'contest.notStarted'],
  ['is unknown in a group that others may not know of', user, ofSecretGroup, running, 'contest.unknown'],
  ['to visitors as well', null, ofSecretGroup, running, 'contest.unknown'],
  ['and open there to its members', member, ofSecretGroup, running, null],
])('the outside board %s', (_sentence, viewer, contest, status, expected) => {
  expect(refuseOutsideBoard(viewer, contest, status)).toBe(expected);
});

test.each([
  ['an author sees as staff', author, false, true],
  ['an author who previews sees as contestants do', { ...author, previews: true }, true, false],
  ['so does a super admin', { ...root, previews: true }, true, false],
  ['a contestant who asks for it gets nothing else', { ...registered, previews: true }, false, false],
  ['neither does another site admin', { ...siteAdmin, previews: true }, false, false],
  ['a visitor', null, false, false],
])('preview: %s', (_sentence, viewer, previews, staff) => {
  expect(isPreviewing(viewer, locked)).toBe(previews);
  expect(seesAsStaff(viewer, locked)).toBe(staff);
});

test('who previews comes in before the start and without a password, and never takes part', () => {
  const viewer = { ...author, previews: true };
  expect(refuseEntry(viewer, { ...locked, visible: false }, scheduled)).toBeNull();
  expect(refuseSubmit(viewer, locked, scheduled)).toBeNull();
  expect(isContestant(viewer, locked)).toBe(false);
  expect(refuseEntry({ ...user, previews: true }, locked, running)).toBe('contest.passwordNeeded');
  expect(refuseEntry({ ...registered, previews: true }, locked, scheduled)).toBe('contest.notStarted');
});
