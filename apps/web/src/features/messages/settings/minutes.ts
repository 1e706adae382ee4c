/** Minutes of the day as a time box has them; empty for none. */
export const clockOf = (minute: number | null): string =>
  minute === null ? '' : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What a time box holds, as minutes of the day; null where that is no time. */
export function minuteOf(clock: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
