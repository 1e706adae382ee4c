import { CONTEST_AUTH, CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { describe, expect, test } from 'vitest';
import type { ContestFacts, ContestViewer } from './access.ts';
import { endingOf, isVirtualRunning, refuseVirtual, type VirtualRun, virtualClock, virtualEnd } from './virtual.ts';

const CONTEST: ContestFacts = {
  auth: CONTEST_AUTH.public,
  authorUid: 1,
  gid: null,
  groupOpen: true,
  visible: true,
  openRank: false,
  allowEndSubmit: false,
  accountLimit: null,
};
const ANNA: NonNullable<ContestViewer> = {
  uid: 7,
  username: 'anna',
  role: 'user',
  isRegistered: false,
  isDisqualified: false,
  groupAuth: null,
};
const OVER = { status: CONTEST_STATUS.ended, sealed: false };
const PRIVATE = { ...CONTEST, auth: CONTEST_AUTH.private };
const PROTECTED = { ...CONTEST, auth: CONTEST_AUTH.protected };
const IN = { ...ANNA, isRegistered: true };
const LIMITED = { ...CONTEST, accountLimit: { prefix: 'team', suffix: '', start: 1, end: 9, extra: [] } };

describe('who may start a virtual participation', () => {
  test.each<[string, Parameters<typeof refuseVirtual>, string | null]>([
    ['anybody in a public contest that is over', [ANNA, CONTEST, OVER, null], null],
    ['who took part in it too', [IN, CONTEST, OVER, null], null],
    ['not a visitor', [null, CONTEST, OVER, null], 'access.loginNeeded'],
    [
      'not before the start',
      [ANNA, CONTEST, { ...OVER, status: CONTEST_STATUS.scheduled }, null],
      'virtual.contestNotOver',
    ],
    ['not while it runs', [ANNA, CONTEST, { ...OVER, status: CONTEST_STATUS.running }, null], 'virtual.contestNotOver'],
    ['not while results are sealed', [ANNA, CONTEST, { ...OVER, sealed: true }, null], 'virtual.sealed'],
    ['not in a hidden contest', [ANNA, { ...CONTEST, visible: false }, OVER, null], 'contest.unknown'],
    ['not in one of a group one is not in', [ANNA, { ...CONTEST, gid: 3 }, OVER, null], 'contest.unknown'],
    ['not in a private contest without its password', [ANNA, PRIVATE, OVER, null], 'contest.passwordNeeded'],
    ['in a private contest with it', [IN, PRIVATE, OVER, null], null],
    ['not in a protected contest without its password', [ANNA, PROTECTED, OVER, null], 'contest.passwordNeeded'],
    ['in a protected contest with it', [IN, PROTECTED, OVER, null], null],
    ['not the disqualified', [{ ...IN, isDisqualified: true }, CONTEST, OVER, null], 'contest.disqualified'],
    ['not the author', [{ ...ANNA, uid: 1 }, CONTEST, OVER, null], 'virtual.notForAdmins'],
    ['not a super admin', [{ ...ANNA, role: 'root' }, CONTEST, OVER, null], 'virtual.notForAdmins'],
    ['not accounts that the contest does not admit', [ANNA, LIMITED, OVER, null], 'contest.accountNotAllowed'],
    ['not who may not submit', [{ ...ANNA, role: 'noSubmit' }, CONTEST, OVER, null], 'access.mayNotSubmit'],
    ['not twice at a time', [ANNA, CONTEST, OVER, { isRunning: true }], 'virtual.running'],
    ['not again when it is over', [ANNA, CONTEST, OVER, { isRunning: false }], 'virtual.done'],
  ])('%s', (_, given, refusal) => {
    expect(refuseVirtual(...given)).toBe(refusal);
  });
});

const HOUR = 3_600_000;
/** Five hours from 1000 on, an hour of which was removed. */
const CLOCK = { startMs: 1000, durationMs: 5 * HOUR, removed: [{ fromMs: HOUR, toMs: 2 * HOUR }] };
const RUN: VirtualRun = { id: 1, startMs: 100 * HOUR, endedMs: null };

describe('its clock', () => {
  test('is as long as the contest, without the removed hour', () => {
    expect(virtualClock(CLOCK, RUN)).toEqual({ startMs: 100 * HOUR, durationMs: 5 * HOUR, removed: [] });
    expect(virtualEnd(RUN, CLOCK)).toBe(105 * HOUR);
  });

  test.each<[string, VirtualRun, number, boolean]>([
    ['runs from its first millisecond', RUN, 100 * HOUR, true],
    ['to the one before its end', RUN, 105 * HOUR - 1, true],
    ['is over at its end', RUN, 105 * HOUR, false],
    ['is over when it was ended early', { ...RUN, endedMs: 101 * HOUR }, 102 * HOUR, false],
    ['does not run in a contest that runs itself', { ...RUN, startMs: 2 * HOUR }, 3 * HOUR, false],
  ])('%s', (_, run, nowMs, isRunning) => {
    expect(isVirtualRunning(run, CLOCK, nowMs)).toBe(isRunning);
  });

  test('one that was ended early ended then', () => {
    expect(virtualEnd({ ...RUN, endedMs: 101 * HOUR }, CLOCK)).toBe(101 * HOUR);
  });
});

test('ended before the first submission it was none, after it it is over', () => {
  expect(endingOf(0)).toBe('discard');
  expect(endingOf(1)).toBe('finish');
});
