import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import type { getRecentContest } from '@assay/contract/contests/recent.ts';
import type { DataOf } from '@assay/contract/op.ts';
import type { DueItem } from '@assay/contract/site/home-page.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { shownContest } from '../shown.ts';
import { listDueContests } from './home.queries.ts';
import { listContests } from './list.queries.ts';

const SOON_MS = 14 * 24 * 3600 * 1000;
const SHOWN = 10;
const DUE = 5;
const INFORMATION_MAX = 200;

/** Contests of the site that run, then those that start within fourteen days (HOME-10). */
export async function recentContests(call: Call): Promise<DataOf<typeof getRecentContest>> {
  const now = call.clock.now();
  const page = { currentPage: 1, limit: SHOWN };
  const list = (status: number) => listContests(call.db, { gid: 0, now, status }, page);
  const [running, coming] = await Promise.all([list(CONTEST_STATUS.running), list(CONTEST_STATUS.scheduled)]);
  const soon = coming.filter(({ start_time }) => start_time.getTime() - now.getTime() <= SOON_MS);
  return [...running, ...soon].slice(0, SHOWN).map(({ count, ...row }) => {
    const { description, ...shown } = shownContest(row, count ?? 0, now);
    return { ...shown, information: description.slice(0, INFORMATION_MAX) };
  });
}

/** Contests that the viewer is registered for and that are not over, the next first (HOME-11). */
export async function dueContests(call: Call): Promise<DueItem[]> {
  const rows = await listDueContests(call.db, viewerOf(call).uid, call.clock.now(), DUE);
  return rows.map(({ id, title, start_time, end_time }) => ({
    kind: 'contest',
    id,
    title,
    startTime: start_time.toISOString(),
    endTime: end_time.toISOString(),
  }));
}
