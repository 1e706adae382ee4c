import type { MailTime } from '@assay/contract/messages/ways.ts';

/** When somebody wants mails; minutes are of the day in that person's time zone. */
export interface MailHours {
  quietFrom: number | null;
  quietTo: number | null;
  digestAt: number;
  timeZone: string;
}

const MINUTE_MS = 60_000;
const DAY = 24 * 60;
/** What is read within this is not mailed. */
const SOON_MINUTES = 2;

/** Minutes of the day that clocks of a time zone show. */
export function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hour = 0, minute = 0] = parts.format(at).split(':').map(Number);
  return hour * 60 + minute;
}

/** Whether a minute lies in `[from, to)`, across midnight where `to` is earlier. */
export const isWithin = (minute: number, from: number, to: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** The next moment after `now` at which clocks show a minute; where they skip it, the first one after. */
export function nextAt(minute: number, now: Date, timeZone: string): Date {
  const ahead = (minute - minuteOfDay(now, timeZone) + DAY) % DAY || DAY;
  const guess = new Date(Math.floor(now.getTime() / MINUTE_MS + ahead) * MINUTE_MS);
  // clocks that were put forward or back in between are off by the difference
  const off = ((minute - minuteOfDay(guess, timeZone) + DAY + DAY / 2) % DAY) - DAY / 2;
  const mended = new Date(guess.getTime() + off * MINUTE_MS);
  return mended > now && minuteOfDay(mended, timeZone) === minute ? mended : guess;
}

/**
 * When something that came now is to be mailed, unless it is read before; null for never (MSG-31). Quiet hours hold back what would be
 * mailed at once to their end, but for what concerns the safety of the account.
 */
export function mailTime(
  when: MailTime,
  hours: MailHours,
  { now, urgent }: { now: Date; urgent: boolean },
): Date | null {
  const { quietFrom, quietTo, digestAt, timeZone } = hours;
  if (when === 'never') return null;
  if (when === 'digest') return nextAt(digestAt, now, timeZone);
  const soon = new Date(now.getTime() + SOON_MINUTES * MINUTE_MS);
  const isQuiet =
    !urgent && quietFrom !== null && quietTo !== null && isWithin(minuteOfDay(soon, timeZone), quietFrom, quietTo);
  return isQuiet ? nextAt(quietTo, soon, timeZone) : soon;
}
