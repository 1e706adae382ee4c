const DAY_MS = 24 * 3600 * 1000;

/** The calendar day `YYYY-MM-DD` of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** To make one takes longer than to use it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** `YYYY-MM-DD HH:mm:ss` of a moment in a time zone. */
export function timeIn(timeZone: string, moment: Date): string {
  // Swedes write it so
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** The same to the minute, with the distance of the zone: whoever reads it may live in another. */
export function clockIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const zone = parts.find(({ type }) => type === 'timeZoneName')!.value;
  // versions of the data write no distance in several ways
  return `${timeIn(timeZone, moment).slice(0, 16)} (${zone.replace(/^(UTC|GMT)(\+0)?$/, 'GMT')})`;
}

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The `count` days that end with `today`, oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(today) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

/** The moment at which the calendar day of `moment` began in a time zone, to the minute. */
export function dayStart(timeZone: string, moment: Date): Date {
  const today = dayIn(timeZone, moment);
  // Zones begin their day within 15 hours of UTC's; half the remaining span is searched again and again.
  let before = Date.parse(today) - 15 * 3600 * 1000;
  let within = moment.getTime();
  while (within - before > 1_000) {
    const middle = Math.floor((before + within) / 2);
    if (dayIn(timeZone, new Date(middle)) === today) within = middle;
    else before = middle;
  }
  return new Date(Math.round(within / 60_000) * 60_000);
}

/** The moment so many calendar days later at the same time of day in a time zone, whatever its clocks do in between. */
export function daysLater(timeZone: string, moment: Date, days: number): Date {
  const wallMs = (at: Date) => Date.parse(`${timeIn(timeZone, at).replace(' ', 'T')}Z`);
  const later = new Date(moment.getTime() + days * DAY_MS);
  return new Date(later.getTime() - (wallMs(later) - wallMs(moment) - days * DAY_MS));
}

/** The minute that a moment is in: what people plan begins and ends on whole minutes. */
export const wholeMinute = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
