import type { RoleName } from '@assay/contract/roles.ts';
import { expect, test } from 'vitest';
import {
  isWorkAdmin,
  mayDeleteWork,
  mayEditWork,
  refuseEntry,
  refuseOpen,
  refuseRank,
  refuseStart,
  refuseSubmit,
  showsResults,
  type WorkFacts,
  type WorkViewer,
} from './access.ts';
import { workFor } from './clock.ts';
import { refuseWork } from './refuse-work.ts';

const AUTHOR = 1;
const work = (given: Partial<WorkFacts> = {}): WorkFacts => ({
  startMs: 0,
  endMs: 1000,
  durationMs: 300,
  auth: 0,
  authorUid: AUTHOR,
  gid: null,
  visible: true,
  results: 'handIn',
  resultsOpen: false,
  overMs: 1000,
  ...given,
});
const who = (given: Partial<NonNullable<WorkViewer>> = {}): NonNullable<WorkViewer> => ({
  uid: 9,
  role: 'user',
  groupLevel: null,
  sitting: null,
  extension: null,
  ...given,
});
const sat = (handedInMs: number | null = null) => who({ sitting: { startedMs: 100, handedInMs } });
const root = who({ role: 'root' });
const author = who({ uid: AUTHOR, role: 'admin' });

test.each([
  ['a super admin', root, work(), [true, true, true]],
  ['the author with a role', author, work(), [true, true, false]],
  ['the author who lost the role', who({ uid: AUTHOR }), work(), [true, false, false]],
  ['another admin', who({ role: 'admin' }), work(), [false, false, false]],
  ['a root of its group', who({ groupLevel: 5 }), work({ gid: 3 }), [true, true, true]],
  ['the author as an admin of the group', who({ uid: AUTHOR, groupLevel: 4 }), work({ gid: 3 }), [true, true, true]],
  ['the author as a member', who({ uid: AUTHOR, groupLevel: 3 }), work({ gid: 3 }), [false, false, false]],
  ['a visitor', null, work(), [false, false, false]],
] as const)('WORK-6 runs, changes, deletes: %s', (_, viewer, facts, expected) => {
  expect([isWorkAdmin(viewer, facts), mayEditWork(viewer, facts), mayDeleteWork(viewer, facts)]).toEqual(expected);
});

test.each([
  ['everybody who is logged in', who(), work(), null],
  ['a visitor', null, work(), 'access.loginNeeded'],
  ['a hidden one', who(), work({ visible: false }), 'work.unknown'],
  ['a hidden one for its author', author, work({ visible: false }), null],
  ['of a group: strangers', who(), work({ gid: 3 }), 'work.unknown'],
  ['of a group: members', who({ groupLevel: 3 }), work({ gid: 3 }), null],
] as const)('the front: %s', (_, viewer, facts, expected) => {
  expect(refuseOpen(viewer, facts)).toBe(expected);
});

test.each([
  ['while it is open', who(), work(), 'none', 500, null],
  ['before', who(), work(), 'none', -1, 'work.notStarted'],
  ['after', who(), work(), 'none', 1000, 'work.over'],
  ['after, with a later end', who({ extension: { untilMs: 2000, extraMs: 0 } }), work(), 'none', 1500, null],
  ['again: the same time', sat(), work(), 'none', 900, null],
  ['a private one without its password', who(), work({ auth: 1 }), 'none', 500, 'work.passwordNeeded'],
  ['a private one with another', who(), work({ auth: 1 }), 'wrong', 500, 'work.passwordWrong'],
  ['a private one with its own', who(), work({ auth: 1 }), 'right', 500, null],
  ['who runs it', author, work(), 'none', 500, 'work.staffDoNotTakePart'],
] as const)('WORK-7 starting: %s', (_, viewer, facts, password, nowMs, expected) => {
  expect(refuseStart(viewer, facts, password, nowMs)).toBe(expected);
});

const barred = (role: RoleName) => ({ ...sat(), role });
test.each([
  ['in time', sat(), 399, null],
  ['within the grace', sat(), 401, null],
  ['too late', sat(), 420, 'work.ended'],
  ['handed in', sat(200), 201, 'work.handedIn'],
  ['without a start', who(), 200, 'work.startNeeded'],
  ['barred from it', barred('noSubmit'), 200, 'access.mayNotSubmit'],
  ['who runs it, at any time', author, 9000, null],
] as const)('submitting: %s', (_, viewer, nowMs, expected) => {
  expect(refuseSubmit(viewer, work(), { nowMs, graceMs: 20 })).toBe(expected);
});

test.each([
  ['needs a start', who(), 'work.startNeeded', 'work.startNeeded'],
  ['opens with the own end', sat(), null, 'work.rankClosed'],
  ['opens with handing in', sat(150), null, null],
  ['is open to who runs it', author, null, null],
] as const)('WORK-2 inside and rank: %s', (_, viewer, inside, rank) => {
  expect([refuseEntry(viewer, work()), refuseRank(viewer, work(), 200)]).toEqual([inside, rank]);
});

test.each([
  ['atOnce', [true, true, true]],
  ['handIn', [false, true, true]],
  ['end', [false, false, true]],
  ['byHand', [false, false, false]],
] as const)('WORK-9 results shown %s: running, over for oneself, over for all', (results, expected) => {
  const facts = work({ results, overMs: 2000 });
  expect([200, 500, 2000].map((nowMs) => showsResults(sat(), facts, nowMs))).toEqual(expected);
  expect(showsResults(author, facts, 200)).toBe(true);
  expect(showsResults(sat(), { ...facts, resultsOpen: true }, 200)).toBe(results === 'atOnce' || results === 'byHand');
});

test.each([
  [{}, undefined],
  [{ title: ' ' }, 'work.fieldNeeded'],
  [{ startMs: Number.NaN }, 'work.fieldNeeded'],
  [{ endMs: Number.NaN }, 'work.fieldNeeded'],
  [{ endMs: 0 }, 'work.endBeforeStart'],
  [{ auth: 1 }, 'work.fieldNeeded'],
  [{ auth: 1, pwd: 'sesame' }, undefined],
] as const)('WORK-7 a form with %o', (change, expected) => {
  const form = { title: 'Exam', auth: 0, pwd: '', startMs: 0, endMs: 1, ...change };
  expect(refuseWork(form)?.code).toBe(expected);
});

test.each([
  ['the window of the class is open', { startMs: 400, endMs: 900 }, null, null],
  ['it is over, though the work is open to others', { startMs: 0, endMs: 400 }, null, 'work.over'],
  ['it is to come', { startMs: 600, endMs: 900 }, null, 'work.notStarted'],
  ['it is over, and the person is given until later', { startMs: 0, endMs: 400 }, { untilMs: 700, extraMs: 0 }, null],
] as const)('WORK-28 starting, while %s', (_, window, extension, expected) => {
  const facts = work({ ...workFor(work(), window), gid: 5 });
  expect(refuseStart(who({ groupLevel: 3, extension }), facts, 'right', 500)).toBe(expected);
});
