import { daysBetween } from '../calendar/days.ts';

export interface LastCheckIn {
  /** `YYYY-MM-DD` */
  day: string;
  streak: number;
}

/** The streak after checking in today: 1 at first, one more on the day after the last, 1 after a gap (ACC-30). */
export function nextStreak(last: LastCheckIn | null, today: string): number {
  return last !== null && daysBetween(last.day, today) === 1 ? last.streak + 1 : 1;
}

/** The streak to show: the last one while it can still be continued today, otherwise 0. */
export function currentStreak(last: LastCheckIn | null, today: string): number {
  return last !== null && daysBetween(last.day, today) <= 1 ? last.streak : 0;
}

/** Coins a day's check-in brings: one more for each day in a row, up to a week. */
export const CHECK_IN_COINS_MAX = 7;
export const checkInCoins = (streak: number): number => Math.min(streak, CHECK_IN_COINS_MAX);
