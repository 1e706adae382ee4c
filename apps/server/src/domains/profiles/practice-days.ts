import { getUserCalendarHeatmap } from '@assay/contract/profiles/profile.ts';
import { isPractice } from '@assay/contract/venue.ts';
import { dayIn } from '@assay/rules/calendar/days.ts';
import { heatmapSpan, runningStreak } from '@assay/rules/profiles/heatmap.ts';
import { implement } from '../../platform/http/call.ts';
import type { Reactions } from '../../platform/signals.ts';
import { openPart } from './person.ts';
import { listDays, listYears, lockAllDays, lockDays, recountDays } from './practice-days.queries.ts';

/** Keeps the days of profiles in step with judgements: of practice alone, so that no contest shows through them (PEOPLE-4). */
export const countPractice: Reactions['submissions.judged'][number] = async (events, tx, { timeZone }) => {
  const ids = events.filter(({ venue }) => isPractice(venue)).map(({ submissionId }) => submissionId);
  if (ids.length > 0) await recountDays(tx, timeZone, await lockDays(tx, timeZone, ids));
};

/** Of what is deleted the day is gone with it: all days of the person are counted again. */
export const uncountPractice: Reactions['submission.deleted'][number] = async ({ uid, venue }, tx, { timeZone }) => {
  if (isPractice(venue)) await recountDays(tx, timeZone, await lockAllDays(tx, uid));
};

export const heatmapCalls = [
  implement(getUserCalendarHeatmap, async (call, { year, ...asked }) => {
    const { row, isShown } = await openPart(call, asked, 'activity');
    const today = dayIn(call.config.timeZone, call.clock.now());
    const span = heatmapSpan(today, year);
    const answer = { startDate: span.from, endDate: span.to };
    if (!isShown) return { ...answer, dataList: [], years: [], streak: 0 };
    const dataList = await listDays(call.db, row.uid, span);
    const days = dataList.map(({ date }) => date);
    return {
      ...answer,
      dataList,
      years: await listYears(call.db, row.uid),
      streak: runningStreak(days, today),
    };
  }),
];
