import type { getRecentContest } from '@assay/contract/contests/recent.ts';
import type { DataOf } from '@assay/contract/op.ts';
import type { DueItem } from '@assay/contract/site/home-page.ts';
import { WORK_STATUS } from '@assay/contract/works/work.ts';
import { finishedAt, ownEndOf, workStatusFor } from '@assay/rules/works/clock.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import { personOf, timesOf } from '../entry.ts';
import { listOwnWorks, listRecentWorks } from './home.queries.ts';

const SOON_MS = 14 * 24 * 3600 * 1000;
const SHOWN = 10;
const DUE = 5;
const INFORMATION_MAX = 200;

/** Works of the site that run or start within fourteen days, as the wire carries recent contests (HOME-10). */
export async function recentWorks(call: Call): Promise<DataOf<typeof getRecentContest>> {
  const now = call.clock.now();
  const rows = await listRecentWorks(call.db, now, new Date(now.getTime() + SOON_MS), SHOWN);
  const nobody = { sitting: null, extension: null };
  return rows.map((row) => ({
    id: row.id,
    uid: row.author_uid,
    author: row.author,
    title: row.title,
    information: row.description.slice(0, INFORMATION_MAX),
    type: 2,
    auth: row.auth,
    status: workStatusFor(timesOf(row), nobody, now.getTime()),
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    now: now.toISOString(),
    duration: row.duration,
    count: row.count,
    teamSize: 1,
    logoUrl: row.logo,
    sealRank: false,
    sealRankTime: null,
    autoRealRank: true,
    openRank: false,
    openPrint: false,
    rankShowName: 'username',
    oiRankScoreType: row.score_type,
    allowEndSubmit: false,
    rated: false,
    ratingFloor: null,
    ratingCeiling: null,
    source: null,
    gid: null,
  }));
}

/** Works that the viewer has begun, and those of the own groups, that are not over for the viewer (HOME-11). */
export async function dueWorks(call: Call): Promise<DueItem[]> {
  const now = call.clock.now();
  const nowMs = now.getTime();
  const rows = await listOwnWorks(call.db, viewerOf(call).uid, now, DUE);
  return rows.flatMap((row) => {
    const [times, person] = [timesOf(row), personOf(row)];
    const isOver =
      finishedAt(times, person, nowMs) !== null || workStatusFor(times, person, nowMs) === WORK_STATUS.ended;
    if (isOver) return [];
    const startTime = new Date(times.startMs).toISOString();
    const endTime = new Date(ownEndOf(times, person)).toISOString();
    return [{ kind: 'work' as const, id: row.id, title: row.title, startTime, endTime }];
  });
}
