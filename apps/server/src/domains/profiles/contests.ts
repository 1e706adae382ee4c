import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { getUserContests } from '@assay/contract/profiles/profile.ts';
import { implement } from '../../platform/http/call.ts';
import { listTakenPart } from './contests.queries.ts';
import { openPart } from './person.ts';

export const userContestCalls = [
  implement(getUserContests, async (call, { currentPage, limit, ...asked }) => {
    const { row, isShown } = await openPart(call, asked, 'contests');
    const now = call.clock.now();
    const page = { size: limit, current: currentPage };
    if (!isShown) return { records: [], total: 0, ...page };
    const { rows, total } = await listTakenPart(call.db, row.uid, now, { currentPage, limit });
    const records = rows.map(({ start_time, end_time, ...contest }) => ({
      ...contest,
      status: end_time <= now ? CONTEST_STATUS.ended : CONTEST_STATUS.running,
      startTime: start_time.toISOString(),
      endTime: end_time.toISOString(),
    }));
    return { records, total, ...page };
  }),
];
