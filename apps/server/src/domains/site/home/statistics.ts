import type { InputOf } from '@assay/contract/op.ts';
import { getLastWeekStatistics, getRecentAcRank, getRecentUpdatedProblem } from '@assay/contract/site/home.ts';
import { dayIn, lastDays } from '@assay/rules/calendar/days.ts';
import { type Call, type Implementation, implement, viewerIsRoot } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { remember } from './remember.ts';
import { countByDay, listRecentProblems, rankSolvers } from './statistics.queries.ts';

const DAY_MS = 24 * 3600 * 1000;
const RECENT_PROBLEMS = 10;
/** As old as the rank beside it may be: the two must not contradict each other. */
const WEEK_CACHE_MS = 15 * 1000;
/** A crowd on the front page must not rank a month again and again. */
const RANK_CACHE_MS = 15 * 1000;
const RANKED = 10;
const RANK_DAYS = { 0: 1, 1: 7, 2: 30 } as const;

async function listRecent(call: Call) {
  const rows = await listRecentProblems(call.db, call.lang, RECENT_PROBLEMS);
  return rows.map((row) => ({
    id: row.id,
    problemId: row.problem_id,
    title: row.title ?? row.problem_id,
    type: row.type,
    gmtModified: row.gmt_modified.toISOString(),
  }));
}

async function countLastWeek({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const now = clock.now();
  const days = lastDays(dayIn(config.timeZone, now), 7);
  // A day more than needed, whatever the zone; the days decide what counts.
  const counts = await countByDay(db, config.timeZone, new Date(now.getTime() - 8 * DAY_MS));
  return {
    dateStrList: days.map((day) => day.slice(5)),
    acCountList: days.map((day) => counts.get(day)?.accepted ?? 0),
    totalCountList: days.map((day) => counts.get(day)?.total ?? 0),
  };
}

function tellLastWeek(call: Call, { forceRefresh }: InputOf<typeof getLastWeekStatistics>) {
  const force = forceRefresh === true && viewerIsRoot(call);
  return remember(call, { name: 'last week', lifeMs: WEEK_CACHE_MS, force }, () => countLastWeek(call));
}

async function rankRecent(call: Call, { tp = '1' }: InputOf<typeof getRecentAcRank>) {
  const rank = () => rankSolvers(call.db, new Date(call.clock.now().getTime() - RANK_DAYS[tp] * DAY_MS), RANKED);
  const rows = await remember(call, { name: `rank ${tp}`, lifeMs: RANK_CACHE_MS }, rank);
  return rows.map(({ title_name, title_color, ...row }) => ({
    ...row,
    titleName: title_name,
    titleColor: title_color,
  }));
}

export const statisticsCalls: Implementation[] = [
  implement(getRecentUpdatedProblem, listRecent),
  implement(getLastWeekStatistics, tellLastWeek),
  implement(getRecentAcRank, rankRecent),
];
