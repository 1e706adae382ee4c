import { type BoardPage, getContestOutsideInfo, getContestOutsideScoreboard } from '@assay/contract/contests/boards.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { visit } from '../../../testing/render.tsx';

const person = { school: 'Lakeside', gender: 'secrecy', avatar: null, isPinned: false, isOwn: false };
const award = { isWinAward: true, awardName: 'Gold', awardBackground: '#e6bb2f', awardColor: '#3d2f00' };
const none = { isWinAward: false, awardName: null, awardBackground: null, awardColor: null };
const solved = { isAC: true, isFirstAC: true, isAfterContest: false, ACTime: 754, errorNum: 2, tryNum: 0 };
const waiting = { isAC: false, isFirstAC: false, isAfterContest: false, ACTime: null, errorNum: 1, tryNum: 2 };
const uncounted = { ...waiting, errorNum: 0, tryNum: 0 };

const PAGE: BoardPage = {
  records: [
    {
      ...person,
      ...award,
      uid: 5,
      username: 'ada',
      rankShowName: 'Ada',
      rank: 1,
      ac: 1,
      total: 3,
      totalTime: 3154,
      submissionInfo: { A: solved },
    },
    {
      ...person,
      ...none,
      uid: 6,
      username: 'bob',
      rankShowName: 'Bob',
      rank: -1,
      ac: 0,
      total: 3,
      totalTime: 0,
      submissionInfo: { A: waiting },
    },
    {
      ...person,
      ...none,
      uid: 7,
      username: 'eve',
      rankShowName: 'Eve',
      rank: 2,
      ac: 0,
      total: 1,
      totalTime: 0,
      submissionInfo: { A: uncounted },
    },
  ],
  total: 3,
  size: 50,
  current: 1,
  problems: [{ displayId: 'A', displayTitle: 'Sums', color: '#d32f2f', ac: 1, total: 6, fullScore: null }],
  sealed: true,
  type: 0,
};

const CONTEST = {
  id: 3,
  uid: 1,
  author: 'boss',
  title: 'Autumn',
  type: 0,
  auth: 0,
  status: 0,
  startTime: new Date(Date.now() - 3_600_000).toISOString(),
  endTime: new Date(Date.now() + 3_600_000).toISOString(),
  now: new Date().toISOString(),
  duration: 7200,
  count: 2,
  teamSize: 1,
  logoUrl: null,
  sealRank: true,
  sealRankTime: new Date().toISOString(),
  autoRealRank: true,
  openRank: true,
  openPrint: false,
  rankShowName: 'username' as const,
  oiRankScoreType: 'Recent',
  allowEndSubmit: false,
  rated: false,
  ratingFloor: null,
  ratingCeiling: null,
  source: null,
  gid: null,
};

test('a visitor reads the outside board: cells say in words what colors say', async () => {
  answer(getContestOutsideInfo, { contest: CONTEST, problemList: PAGE.problems });
  answer(getContestOutsideScoreboard, PAGE);
  visit('/contest/acm-scoreboard/3');
  expect(await screen.findByText('Ada')).toBeTruthy();
  expect(screen.getByLabelText('accepted at 0:12:34, first to solve, 2 rejected').textContent).toBe('+212');
  expect(screen.getByLabelText('1 rejected, 2 with results unknown').textContent).toBe('−1 ? 2');
  expect(screen.getByLabelText('submitted, nothing counted').textContent).toBe('·');
  expect(screen.getByText('★').getAttribute('title')).toContain('unranked');
  expect(screen.getByText(/The board is sealed/)).toBeTruthy();
});

test.each([
  ['runs', 0, false, { on: true, locked: false }],
  ['is over', 1, false, { on: false, locked: true }],
  ['is over and takes submissions still', 1, true, { on: false, locked: true }],
])(
  'while a contest %s the board refreshes by itself, or that is locked off',
  async (_state, status, allowEndSubmit, expected) => {
    const endTime = new Date(Date.now() + (status === 0 ? 3_600_000 : -60_000)).toISOString();
    answer(getContestOutsideInfo, {
      contest: { ...CONTEST, status, endTime, allowEndSubmit },
      problemList: PAGE.problems,
    });
    answer(getContestOutsideScoreboard, PAGE);
    visit('/contest/acm-scoreboard/3');
    const auto = await screen.findByRole<HTMLInputElement>('switch', { name: 'Auto refresh' });
    expect({ on: auto.checked, locked: auto.disabled }).toEqual(expected);
  },
);

const acm = { penaltyS: 1200, unit: 'seconds', lastAcceptedBreaksTies: false } as const;
test.each<[rule: string, page: Partial<BoardPage>, says: RegExp]>([
  ['ACM', { acm }, /20 minutes for every rejected one before it; equal results share a place/],
  [
    'ICPC',
    { acm: { ...acm, unit: 'minutes', lastAcceptedBreaksTies: true } },
    /whole minutes; .* earlier last accepted/,
  ],
  ['OI', { type: 1, oiRankScoreType: 'Highest' }, /of each problem those of the best submission/],
  ['IOI', { type: 3 }, /in each subtask; equal points share a place/],
  ['AtCoder', { type: 4 }, /5 minutes for every rejected one/],
])('a board says by what it ranks: %s', async (_rule, page, says) => {
  answer(getContestOutsideInfo, { contest: CONTEST, problemList: PAGE.problems });
  answer(getContestOutsideScoreboard, { ...PAGE, records: [], total: 2, ...page });
  visit('/contest/acm-scoreboard/3');
  expect(await screen.findByText(says)).toBeTruthy();
});

test('words are searched by the server; who is followed is asked for on top', async () => {
  answer(getContestOutsideInfo, { contest: CONTEST, problemList: PAGE.problems });
  answer(getContestOutsideScoreboard, PAGE);
  const { person: user } = visit('/contest/acm-scoreboard/3');
  await user.type(await screen.findByRole('searchbox'), 'lake{Enter}');
  const last = () => sentCalls(getContestOutsideScoreboard).at(-1)?.input;
  await waitFor(() => expect(last()).toMatchObject({ cid: 3, keyword: 'lake' }));
  await user.click(screen.getByRole('button', { name: 'Follow Ada' }));
  await waitFor(() => expect(last()).toMatchObject({ concernedList: [5] }));
});

test('a board that is not shown outside says so', async () => {
  refuse(getContestOutsideInfo, 'contest.boardClosed');
  visit('/contest/acm-scoreboard/4');
  expect((await screen.findAllByText(/not public/)).length).toBeGreaterThan(0);
});

test('a refresh tells in words who moved, and what they won', async () => {
  answer(getContestOutsideInfo, { contest: CONTEST, problemList: PAGE.problems });
  const [ada, bob] = PAGE.records as [BoardPage['records'][0], BoardPage['records'][0]];
  answer(getContestOutsideScoreboard, { ...PAGE, records: [ada, { ...bob, rank: 4 }] });
  answer(getContestOutsideScoreboard, {
    ...PAGE,
    records: [
      { ...bob, rank: 1 },
      { ...ada, rank: 2 },
    ],
  });
  const { person: user } = visit('/contest/acm-scoreboard/3');
  expect(await screen.findByText('Gold')).toBeTruthy();
  expect(screen.queryByLabelText(/^(up|down) /)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refresh now' }));
  expect((await screen.findByLabelText('up 3 places')).closest('tr')?.textContent).toContain('Bob');
  expect(screen.getByLabelText('down 1 place').closest('tr')?.textContent).toContain('Ada');
});

test('a partial score is told apart from a full one by its word, its sign and its look', async () => {
  const [ada] = PAGE.records as [BoardPage['records'][0]];
  const { ac: _, total: __, ...line } = ada;
  const letters = ['A', 'B', 'C', 'D'];
  const problems = letters.map((displayId) => ({ ...PAGE.problems[0]!, displayId, fullScore: 60 }));
  const scored = { ...line, totalScore: 90, submissionInfo: { A: 60, B: 30, C: 0, D: null } };
  answer(getContestOutsideInfo, { contest: { ...CONTEST, type: 1 }, problemList: problems });
  answer(getContestOutsideScoreboard, { ...PAGE, type: 1, problems, records: [scored] });
  visit('/contest/oi-scoreboard/3');
  const state = (label: string) => screen.getByLabelText(label).dataset.state;
  expect((await screen.findByLabelText('60 of 60 points')).dataset.state).toBe('full');
  expect(state('30 of 60 points, partial')).toBe('partial');
  expect(state('0 of 60 points')).toBe('wrong');
  expect(state('1 with results unknown')).toBe('pending');
  const [full, partial] = ['60 of 60 points', '30 of 60 points, partial'].map((label) =>
    screen.getByLabelText(label).querySelector('svg')?.getAttribute('class'),
  );
  expect(full).not.toBe(partial);
});

test('all rows are asked for by pieces as they come into sight, without pages', async () => {
  answer(getContestOutsideInfo, { contest: CONTEST, problemList: PAGE.problems });
  answer(getContestOutsideScoreboard, { ...PAGE, total: 150, size: 100 });
  visit('/contest/acm-scoreboard/3?limit=0');
  expect(await screen.findByText('Ada')).toBeTruthy();
  expect(sentCalls(getContestOutsideScoreboard).map(({ input }) => input)).toEqual([
    expect.objectContaining({ limit: 100, currentPage: 1, cid: 3 }),
  ]);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('151');
  expect(screen.queryByRole('navigation', { name: /page/i })).toBeNull();
});
