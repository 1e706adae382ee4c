import { getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { type BoardPage, getContestRank } from '@assay/contract/contests/boards.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { endContestVirtual, getContestVirtual, startContestVirtual } from '@assay/contract/contests/virtual.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildContestInfo } from '../../testing/contest.ts';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const NOW = Date.now();
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const OVER = buildContestInfo(
  { startMs: NOW - 30 * HOUR, endMs: NOW - 25 * HOUR },
  { registered: false, mayStartVirtual: true },
);
const RUN = { startTime: at(-1), endTime: at(4), isRunning: true };
const RUNNING = { ...OVER, ...RUN, status: 0, virtual: RUN, mayStartVirtual: false };
const DONE = { ...RUN, endTime: at(-0.1), isRunning: false };
const PAST = { ...OVER, virtual: DONE, mayStartVirtual: false };

const plain = { school: '', gender: 'secrecy', avatar: null, isPinned: false, isOwn: false, isWinAward: false };
const none = { awardName: null, awardBackground: null, awardColor: null };
const solved = { isAC: true, isFirstAC: false, isAfterContest: false, ACTime: 600, errorNum: 0, tryNum: 0 };
const line = { ...plain, ...none, ac: 1, total: 1, totalTime: 600, submissionInfo: { A: solved } };
const BOARD: BoardPage = {
  records: [
    { ...line, uid: 7, username: 'ada', rankShowName: 'Ada', rank: -1, place: 2, isVirtual: true, isOwn: true },
    { ...line, uid: 7, username: 'ada', rankShowName: 'Ada', rank: 3, isOwn: true },
    { ...line, uid: 8, username: 'bob', rankShowName: 'Bob', rank: -1, place: 3, isVirtual: true },
  ],
  total: 3,
  size: 50,
  current: 1,
  problems: [{ displayId: 'A', displayTitle: 'Sums', color: '', ac: 1, total: 6, fullScore: null }],
  sealed: false,
  type: 0,
};

beforeEach(() => {
  answer(getContestProblem, []);
  answer(getContestNotReadAnnouncement, []);
});

it('asks before a virtual participation starts, and goes to the problems', async () => {
  let contest = OVER;
  answer(getContestInfo, () => contest);
  answer(startContestVirtual, null);
  const { person, router } = visit('/contest/5', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Start virtual participation' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/runs for 5 h and cannot be paused/)).toBeTruthy();
  expect(sentCalls(startContestVirtual)).toEqual([]);
  contest = RUNNING;
  await person.click(within(dialog).getByRole('button', { name: 'Start virtual participation' }));
  await screen.findByText('You take part virtually');
  expect(sentCalls(startContestVirtual)[0]?.input).toEqual({ cid: 5 });
  await waitFor(() => expect(router.state.location.pathname).toBe('/contest/5/problems'));
});

it('offers none where there is none to have', async () => {
  answer(getContestInfo, { ...OVER, mayStartVirtual: false });
  visit('/contest/5', { user: buildUser() });
  await screen.findByText('About the contest');
  expect(screen.queryByText('Virtual participation')).toBeNull();
});

it('says above every page that it runs, by its own clock, and ends it when asked twice', async () => {
  let contest: typeof OVER = RUNNING;
  answer(getContestInfo, () => contest);
  answer(endContestVirtual, { discarded: true });
  const { person } = visit('/contest/5/problems', { user: buildUser() });
  await screen.findByText('You take part virtually');
  expect(screen.getByText(/^(4:00:00|3:59:5\d)$/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'End' }));
  const dialog = await screen.findByRole('dialog');
  contest = OVER;
  await person.click(within(dialog).getByRole('button', { name: 'End the virtual participation' }));
  await screen.findByText('Discarded; you may start anew');
  await waitFor(() => expect(screen.queryByText('You take part virtually')).toBeNull());
});

it('shows what came of it, and leads to the board and the own submissions', async () => {
  answer(getContestInfo, PAST);
  const result = { points: 2, time: 4200, place: 3, contestants: 40 };
  const run: DataOf<typeof getContestVirtual> = { ...DONE, submissions: 4, result };
  answer(getContestVirtual, run);
  visit('/contest/5', { user: buildUser() });
  await screen.findByText('2 solved, penalty 1:10:00');
  expect(screen.getByText('3, among 40 contestants')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show on the board' }).getAttribute('href')).toBe(
    '/contest/5/rank?showVirtual=true',
  );
});

it('tells virtual lines from places, also where somebody has both', async () => {
  answer(getContestInfo, PAST);
  answer(getContestRank, BOARD);
  const { person } = visit('/contest/5/rank', { user: buildUser({ uid: 7 }) });
  expect(await screen.findAllByText('Ada')).toHaveLength(2);
  expect(screen.getByLabelText('Virtual: not ranked, would be 2').textContent).toBe('(2)');
  // of the own one the submissions can be looked at, of another's not
  const cells = screen.getAllByTitle('accepted at 0:10:00');
  expect(cells.map((cell) => cell.getAttribute('href'))).toEqual([
    '/contest/5/submissions?problemID=A&virtual=true',
    '/contest/5/submissions?problemID=A&username=ada',
    null,
  ]);
  expect(screen.queryByRole('button', { name: 'Follow Bob' })).toBeNull();
  expect(sentCalls(getContestRank).at(-1)?.input).not.toHaveProperty('showVirtual');
  await person.click(screen.getByRole('switch', { name: 'Show virtual' }));
  await waitFor(() => expect(sentCalls(getContestRank).at(-1)?.input).toMatchObject({ showVirtual: true }));
});

it('says at which time the others stand there', async () => {
  answer(getContestInfo, RUNNING);
  answer(getContestRank, { ...BOARD, virtualAt: 3605 });
  visit('/contest/5/rank', { user: buildUser({ uid: 7 }) });
  expect(await screen.findByText(/as they did at 1:00:05 of the contest/)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Show virtual' })).toBeNull();
});

it('lists the submissions of the virtual participation when asked', async () => {
  answer(getContestInfo, PAST);
  answer(getContestSubmissions, { records: [], total: 0, size: 15, current: 1 });
  const { person } = visit('/contest/5/submissions', { user: buildUser() });
  await person.click(await screen.findByRole('switch', { name: 'My virtual submissions' }));
  await waitFor(() => expect(sentCalls(getContestSubmissions).at(-1)?.input).toMatchObject({ virtual: 'true' }));
});
