import { CONTEST_AUTH, CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { describe, expect, test } from 'vitest';
import {
  type ContestFacts,
  type ContestViewer,
  hasAccess,
  isContestAdmin,
  isContestant,
  isPreviewing,
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
  visible: true,
  openRank: true,
  allowEndSubmit: false,
  accountLimit: null,
};
const locked = { ...open, auth: CONTEST_AUTH.private };
const guarded = { ...open, auth: CONTEST_AUTH.protected };
const ofGroup = { ...open, gid: 9 };
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
const { scheduled, running, ended } = CONTEST_STATUS;

test.each([
  ['the author', author, open, true],
  ['a super admin', root, open, true],
  ['another site admin', siteAdmin, open, false],
  ['a group root of a group contest', { ...user, groupAuth: 5 }, ofGroup, true],
  ['a group admin', { ...user, groupAuth: 4 }, ofGroup, false],
  ['a group root elsewhere', { ...user, groupAuth: 5 }, open, false],
  ['a visitor', null, open, false],
])('contest admin: %s', (_sentence, viewer, contest, expected) => {
  expect(isContestAdmin(viewer, contest)).toBe(expected);
  if (viewer) expect(isContestant(viewer, contest)).toBe(!expected);
});

test.each([
  ['a visitor logs in first', null, open, 'access.loginNeeded'],
  ['everybody else opens a public contest', user, open, null],
  ['and sees the front of a private one', user, locked, null],
  ['a contest that is switched off answers like a missing one', user, hidden, 'contest.unknown'],
  ['but not to its admins', author, hidden, null],
  ['a group contest answers so to strangers', user, ofGroup, 'contest.unknown'],
  ['and to applicants', { ...user, groupAuth: 1 }, ofGroup, 'contest.unknown'],
  ['members open it', { ...user, groupAuth: 3 }, ofGroup, null],
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
    ['not in a contest one does not see', user, hidden, 'right', 'contest.unknown'],
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
  ['is open when the contest says so', open, running, null],
  ['also after the end', open, ended, null],
  ['not before the start', open, scheduled, 'contest.boardClosed'],
  ['not when the contest keeps it closed', { ...open, openRank: false }, running, 'contest.boardClosed'],
  ['and not for a contest that is switched off', hidden, running, 'contest.unknown'],
])('the outside board %s', (_sentence, contest, status, expected) => {
  expect(refuseOutsideBoard(contest, status)).toBe(expected);
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
