import { getContestAnnouncement, getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { PREVIEW_HEADER } from '@assay/contract/contests/preview.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { getRecentContest } from '@assay/contract/contests/recent.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { getHome } from '@assay/contract/site/home-page.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildContestInfo, buildContestProblem } from '../../testing/contest.ts';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

/** The clock of this computer is an hour slow. */
const SERVER_AHEAD_MS = 3_600_000;
const BEFORE_MS = 1_500;

type Contest = DataOf<typeof getContestInfo>;

/** A contest that starts in a moment, by the server's clock; asked again later it says what is so then. */
function contest(change: Partial<Contest> = {}): Contest {
  const nowMs = Date.now() + SERVER_AHEAD_MS;
  return buildContestInfo(
    { startMs: nowMs + BEFORE_MS, endMs: nowMs + 7_200_000, nowMs },
    { duration: 7200, ...change },
  );
}

const PROBLEM = buildContestProblem({ displayTitle: 'Sums of snow' });
const none = { records: [], total: 0, size: 10, current: 1 };

beforeEach(() => {
  sessionStorage.clear();
  answer(getContestProblem, [PROBLEM]);
  answer(getContestAnnouncement, none);
  answer(getContestNotReadAnnouncement, []);
});

it('opens the problems at the start by itself, by the clock of the server', async () => {
  const before = contest();
  answer(getContestInfo, before);
  visit('/contest/5/problems', { user: buildUser() });
  expect(await screen.findByText('Scheduled')).toBeTruthy();
  expect(screen.queryByText('Sums of snow')).toBeNull();
  expect(sentCalls(getContestProblem)).toHaveLength(0);
  expect(await screen.findByText('Sums of snow', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByText('Running')).toBeTruthy();
});

it('says by itself that the board was sealed, by the clock of the server', async () => {
  const startedMs = Date.now() + SERVER_AHEAD_MS - 60_000;
  const sealRankTime = new Date(startedMs + 60_000 + BEFORE_MS).toISOString();
  const times = { startMs: startedMs, endMs: startedMs + 7_200_000, nowMs: startedMs + 60_000 };
  const running = buildContestInfo(times, { sealRank: true, sealRankTime });
  answer(getContestInfo, running);
  answer(getContestInfo, { ...running, sealed: true, now: sealRankTime });
  visit('/contest/5/problems', { user: buildUser() });
  expect(await screen.findByText('Sums of snow')).toBeTruthy();
  expect(screen.queryByText('Sealed')).toBeNull();
  expect(await screen.findByText('Sealed', {}, { timeout: 10_000 })).toBeTruthy();
});

it('counts down on the home page and says that a contest runs as soon as it does', async () => {
  const { description: _, ...listed } = contest();
  answer(getRecentContest, [{ ...listed, information: '' }]);
  // the page itself does not come, so its blocks ask by themselves
  refuse(getHome, 'server.busy');
  visit('/home', { user: buildUser() });
  expect(await screen.findByText(/^0:00:0\d$/)).toBeTruthy();
  expect(screen.getByText('Starts in')).toBeTruthy();
  expect(await screen.findByText('Ends in', {}, { timeout: 10_000 })).toBeTruthy();
  expect(sentCalls(getRecentContest)).toHaveLength(1);
});

it('asks with a contestant’s eyes on the pages of the previewed contest alone, and says so', async () => {
  sessionStorage.setItem('contest-preview', '5');
  history.replaceState(null, '', '/contest/5/problems');
  answer(getContestInfo, contest({ previews: true }));
  visit('/contest/5/problems', { user: buildUser() });
  expect(await screen.findByText('Preview as a contestant.')).toBeTruthy();
  // it stands open before the start
  expect(await screen.findByText('Sums of snow')).toBeTruthy();
  expect(sentCalls(getContestProblem).at(-1)?.headers.get(PREVIEW_HEADER)).toBe('5');
  expect(screen.getByRole('button', { name: 'Leave the preview' })).toBeTruthy();
  history.replaceState(null, '', '/contest/6/problems');
  answer(getContestInfo, contest({ id: 6, previews: false, status: 0, isContestAdmin: true }));
  visit('/contest/6/problems', { user: buildUser() });
  await waitFor(() => expect(sentCalls(getContestInfo).at(-1)?.headers.get(PREVIEW_HEADER)).toBeNull());
});
