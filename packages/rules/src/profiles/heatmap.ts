import { daysBetween, lastDays } from '../calendar/days.ts';

/** From how many submissions on a day each level begins: the same for everybody, so that people compare (PEOPLE-4). */
export const LEVEL_FROM = [0, 1, 3, 6, 10] as const;

/** The colour level of a day, 0 to 4. */
export const levelOf = (count: number): number => LEVEL_FROM.findLastIndex((from) => count >= from);

const WEEKS = 53;
const weekday = (day: string) => new Date(day).getUTCDay();
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** First and last day of a calendar year, not past today; or of the 53 weeks that end with today's. */
export function heatmapSpan(today: string, year?: number): { from: string; to: string } {
  if (year === undefined) return { from: dayAfter(today, -7 * (WEEKS - 1) - weekday(today)), to: today };
  const last = `${year}-12-31`;
  return { from: `${year}-01-01`, to: last > today && `${year}-01-01` <= today ? today : last };
}

/** The days of a span in columns of a week each, Sunday first; null outside of the span. */
export function weeksOf(from: string, to: string): (string | null)[][] {
  const days: (string | null)[] = [
    ...Array<null>(weekday(from)).fill(null),
    ...lastDays(to, daysBetween(from, to) + 1),
  ];
  const columns: (string | null)[][] = [];
  for (let at = 0; at < days.length; at += 7) columns.push([...days.slice(at, at + 7)]);
  const end = columns.at(-1);
  while (end && end.length < 7) end.push(null);
  return columns;
}

/** The longest row of days without a gap. @param days in order */
export function longestStreak(days: readonly string[]): number {
  let longest = 0;
  let current = 0;
  days.forEach((day, at) => {
    const before = days[at - 1];
    current = before !== undefined && daysBetween(before, day) === 1 ? current + 1 : 1;
    longest = Math.max(longest, current);
  });
  return longest;
}

/** Days in a row that end today, or yesterday as long as today can still come. @param days in order */
export function runningStreak(days: readonly string[], today: string): number {
  const last = days.at(-1);
  if (last === undefined || daysBetween(last, today) > 1) return 0;
  let count = 1;
  while (count < days.length && daysBetween(days.at(-count - 1)!, days.at(-count)!) === 1) count += 1;
  return count;
}
