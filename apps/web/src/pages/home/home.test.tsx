import { checkIn, getCheckInQuote } from '@assay/contract/accounts/check-in.ts';
import { getCommonAnnouncement } from '@assay/contract/announcements/site.ts';
import { getDueAssignments } from '@assay/contract/assignments/list.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { getRecentAcRank } from '@assay/contract/site/home.ts';
import { getHome } from '@assay/contract/site/home-page.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const NOW = '2026-11-22T10:00:00.000Z';
const announcement = (id: number) => ({
  id,
  title: `News ${id}`,
  content: 'It is **here**',
  username: 'root',
  gmtCreate: NOW,
});
const page = (ids: number[], current = 1) => ({ records: ids.map(announcement), total: 7, size: 5, current });
const slide = (id: number) => ({ id, url: `/api/public/img/${id}.webp`, name: `Slide ${id}`, link: '' });

const home = (change: Partial<DataOf<typeof getHome>> = {}): DataOf<typeof getHome> => ({
  now: NOW,
  carousel: [],
  announcements: page([7, 6, 5, 4, 3]),
  contests: [],
  externalContests: [],
  problems: [{ id: 1, problemId: '1001', title: 'Lanterns', type: 0, gmtModified: NOW }],
  countdowns: [],
  statistics: { dateStrList: ['11-22'], acCountList: [1], totalCountList: [2] },
  acRank: [],
  cards: [
    { type: 'built-in', title: '', content: 'acRank' },
    { type: 'custom', title: 'Welcome', content: 'Read the **rules**' },
    { type: 'built-in', title: '', content: 'weather' },
  ],
  own: null,
  ...change,
});

const OWN: NonNullable<DataOf<typeof getHome>['own']> = {
  firstProblem: null,
  lastUnsolved: { problemId: '1001', title: 'Lanterns', status: VERDICT.wrongAnswer, submitTime: NOW },
  due: [
    {
      kind: 'contest',
      id: 5,
      title: 'Winter Cup',
      startTime: '2026-11-23T10:00:00.000Z',
      endTime: '2026-11-23T15:00:00.000Z',
    },
  ],
  checkIn: { checkInDays: 3, checkedInToday: false, dailyRemark: '', lastCheckInTime: null },
  unread: { comment: 0, reply: 2, like: 0, sys: 0, mine: 0, privateMsg: 0 },
  uid: 7,
  trainings: {
    total: 1,
    size: 4,
    current: 1,
    records: [
      { id: 4, gid: null, title: 'Graphs', categoryName: null, categoryColor: null, accepted: 2, total: 9, next: null },
    ],
  },
  assignments: [
    {
      ...{ id: 3, gid: 2, groupName: 'Class A', kind: 'training', targetId: 4, title: 'First sheet' },
      dueAt: '2026-11-25T10:00:00.000Z',
    },
  ],
};

const KNOWN = new Set(['getHome', 'getWebsiteConfig']);
const own = () => sentCalls().map(({ name }) => name);

afterEach(() => vi.useRealTimers());

it('is one request for a visitor, with the side cards as they were chosen', async () => {
  answer(getHome, home());
  visit('/home');
  await screen.findByText('Lanterns');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Announcements', 'Most accepted', 'Welcome', 'Recently updated problems']);
  expect(own().filter((name) => !KNOWN.has(name))).toEqual([]);
  expect(sentCalls(getHome)).toHaveLength(1);
});

it('has the tile of messages also when none of them is new, so that nothing below moves; private ones are counted elsewhere', async () => {
  answer(getHome, home({ own: { ...OWN, unread: { ...OWN.unread, reply: 0, privateMsg: 3 } } }));
  visit('/home', { user: buildUser() });
  const today = within(await screen.findByRole('region', { name: 'My day' }));
  expect(today.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  expect(today.getByRole('link', { name: 'No new notices' }).getAttribute('href')).toBe('/message');
});

it('begins with what somebody needs, and counts a check-in at once', async () => {
  answer(getHome, home({ own: OWN }));
  answer(getCheckInQuote, { text: 'Well begun is half done.', source: 'Aristotle' });
  answer(checkIn, { acCoin: 3, checkInDays: 4 });
  answer(
    getHome,
    home({
      own: {
        ...OWN,
        checkIn: { checkInDays: 4, checkedInToday: true, dailyRemark: 'Graphs today', lastCheckInTime: NOW },
      },
    }),
  );
  const { person } = visit('/home', { user: buildUser() });
  const today = within(await screen.findByRole('region', { name: 'My day' }));
  expect(today.getByRole('link', { name: '1001 Lanterns' }).getAttribute('href')).toBe('/problem/1001');
  expect(today.getByRole('link', { name: 'Winter Cup' }).getAttribute('href')).toBe('/contest/5');
  screen.getByText('Graphs');
  screen.getByText('First sheet');
  expect(sentCalls(getDueAssignments)).toEqual([]);
  today.getByText('3 days');
  await person.click(today.getByRole('button', { name: 'Check in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check in' }));
  await dialog.findByText('Well begun is half done.');
  await person.type(dialog.getByLabelText('Remark'), 'Graphs today');
  await person.click(dialog.getByRole('button', { name: 'Check in' }));
  await today.findByText('Graphs today');
  today.getByText('4 days');
  expect(sentCalls(checkIn)[0]?.input).toEqual({ daily_remark: 'Graphs today' });
});

it('HOME-10 HOME-11 leads to a timed work that is due, and a newcomer to an easy problem', async () => {
  const work = { ...OWN.due[0]!, kind: 'work' as const, id: 9, title: 'Loops' };
  const firstProblem = { problemId: '1000', title: 'Sum' };
  answer(getHome, home({ own: { ...OWN, lastUnsolved: null, firstProblem, due: [work] } }));
  visit('/home', { user: buildUser() });
  const today = within(await screen.findByRole('region', { name: 'My day' }));
  expect(today.getByRole('link', { name: 'Loops' }).getAttribute('href')).toBe('/timedwork/9');
  expect(today.getByRole('link', { name: '1000 Sum' }).getAttribute('href')).toBe('/problem/1000');
});

it('turns the pages of announcements, opens one, and refreshes', async () => {
  answer(getHome, home());
  answer(getCommonAnnouncement, ({ currentPage }) =>
    String(currentPage) === '2' ? page([2, 1], 2) : page([7, 6, 5, 4, 3]),
  );
  const { person } = visit('/home');
  const newest = await screen.findByRole('button', { name: /^News 7/ });
  await person.click(newest);
  expect(newest.getAttribute('aria-expanded')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('News 2');
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(sentCalls(getCommonAnnouncement)).toHaveLength(2));
});

it('says that there are no announcements', async () => {
  answer(getHome, home({ announcements: { records: [], total: 0, size: 5, current: 1 } }));
  visit('/home');
  await screen.findByText('No announcements');
});

it('lets each block ask for itself when the page does not come', async () => {
  refuse(getHome, 'server.busy');
  answer(getCommonAnnouncement, page([7]));
  visit('/home');
  await screen.findByText('News 7');
});

it('HOME-1 shows the next picture after five seconds, and stands still while it is paused or pointed at', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer(getHome, home({ carousel: [slide(1), slide(2)] }));
  visit('/home');
  const carousel = await screen.findByRole('region', { name: 'Pictures of the site' });
  const shown = () => within(carousel).getByText(/^\d \/ \d$/).textContent;
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  expect(shown()).toBe('1 / 2');
  await wait(5_100);
  expect(shown()).toBe('2 / 2');
  fireEvent.pointerEnter(carousel);
  await wait(11_000);
  expect(shown()).toBe('2 / 2');
  fireEvent.pointerLeave(carousel);
  fireEvent.click(within(carousel).getByRole('button', { name: 'Pause' }));
  await wait(11_000);
  expect(shown()).toBe('2 / 2');
  fireEvent.keyDown(within(carousel).getByRole('button', { name: 'Play' }), { key: 'ArrowRight' });
  expect(shown()).toBe('1 / 2');
  fireEvent.click(within(carousel).getByRole('button', { name: 'Previous picture' }));
  expect(shown()).toBe('2 / 2');
});

it('asks for another period of the rank by its own call', async () => {
  answer(getHome, home());
  answer(getRecentAcRank, []);
  const { person } = visit('/home');
  await person.click(await screen.findByText('Month'));
  await waitFor(() => expect(sentCalls(getRecentAcRank)[0]?.input).toEqual({ tp: '2' }));
});

it('COIN-6 says that the quote could not be fetched, and checks in all the same', async () => {
  answer(getHome, home({ own: OWN }));
  refuse(getCheckInQuote, 'account.quoteUnavailable');
  answer(checkIn, { acCoin: 1, checkInDays: 1 });
  const { person } = visit('/home', { user: buildUser() });
  const today = within(await screen.findByRole('region', { name: 'My day' }));
  await person.click(today.getByRole('button', { name: 'Check in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check in' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Failed to fetch the quote, try again later');
  await person.click(dialog.getByRole('button', { name: 'Check in' }));
  await screen.findByText('Checked in, 1 AC coin gained');
});
