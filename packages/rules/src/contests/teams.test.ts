import { CONTEST_AUTH, CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { Failure } from '@assay/contract/failure.ts';
import { describe, expect, test } from 'vitest';
import type { ContestFacts, ContestViewer } from './access.ts';
import { isTeamContest, leaveTeam, refuseTeamChange } from './teams.ts';

const open: ContestFacts = {
  auth: CONTEST_AUTH.public,
  authorUid: 1,
  gid: null,
  groupOpen: true,
  visible: true,
  openRank: false,
  allowEndSubmit: false,
  accountLimit: null,
};
const locked = { ...open, auth: CONTEST_AUTH.private };
const limited = { ...open, accountLimit: { prefix: 'team', suffix: '', start: 1, end: 9, extra: [] } };

const user: NonNullable<ContestViewer> = {
  uid: 5,
  username: 'bob',
  role: 'user',
  isRegistered: false,
  isDisqualified: false,
  groupAuth: null,
};
const registered = { ...user, isRegistered: true };
const { scheduled, running, ended } = CONTEST_STATUS;

test.each([
  [1, false],
  [2, true],
])('a contest whose teams have %i is of teams: %s', (teamSize, expected) => {
  expect(isTeamContest(teamSize)).toBe(expected);
});

test.each([
  ['anybody who may register makes and joins teams before the start', user, open, 3, scheduled, null],
  ['so does who has registered', registered, open, 3, scheduled, null],
  ['who has given the password', registered, locked, 3, scheduled, null],
  ['who has not may not', user, locked, 3, scheduled, 'contest.passwordNeeded'],
  ['whose account is not admitted may not', registered, limited, 3, scheduled, 'contest.accountNotAllowed'],
  ['a visitor logs in first', null, open, 3, scheduled, 'access.loginNeeded'],
  [
    'a contest that is switched off answers like a missing one',
    user,
    { ...open, visible: false },
    3,
    scheduled,
    'contest.unknown',
  ],
  ['everybody is alone in a contest without teams', user, open, 1, scheduled, 'contest.noTeams'],
  ['its author has no team', { ...user, uid: 1 }, open, 3, scheduled, 'contest.staffDoNotTakePart'],
  ['nor has who was disqualified', { ...registered, isDisqualified: true }, open, 3, scheduled, 'contest.disqualified'],
  ['teams are fixed once the contest runs', registered, open, 3, running, 'contest.teamsFixed'],
  ['and after it', registered, open, 3, ended, 'contest.teamsFixed'],
] as const)('%s', (_sentence, viewer, contest, teamSize, status, expected) => {
  expect(refuseTeamChange(viewer, contest, { teamSize, status })?.code ?? null).toBe(expected);
});

describe('leaving', () => {
  const team = { captainUid: 1, members: [1, 2, 3] };
  test.each([
    ['a member leaves', team, 2, 2, { captainUid: 1, isGone: false }],
    ['the captain leaves: who has been there longest follows', team, 1, 1, { captainUid: 2, isGone: false }],
    ['the captain takes a member out', team, 3, 1, { captainUid: 1, isGone: false }],
    ['a member takes nobody out', team, 3, 2, 'contest.notCaptain'],
    ['nor the captain', team, 1, 2, 'contest.notCaptain'],
    ['a stranger does nothing', team, 2, 9, 'contest.notInTeam'],
    ['nobody takes out who is not there', team, 9, 1, 'contest.notInTeam'],
    ['with the last member the team goes', { captainUid: 1, members: [1] }, 1, 1, { captainUid: null, isGone: true }],
    ['a team of the admins has no captain', { captainUid: null, members: [4, 5] }, 5, 4, 'contest.notCaptain'],
    [
      'its members leave by themselves',
      { captainUid: null, members: [4, 5] },
      4,
      4,
      { captainUid: null, isGone: false },
    ],
  ])('%s', (_sentence, before, uid, byUid, expected) => {
    const after = leaveTeam(before, uid, byUid);
    expect(after instanceof Failure ? after.code : after).toEqual(expected);
  });
});
