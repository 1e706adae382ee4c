/** RELTIME of the ICPC Contest API: `[-]h:mm:ss[.uuu]`, hours not padded and without bound. Null when it is none. */
export function parseRelTime(text: string): number | null {
  const [, sign, hours, minutes, seconds, fraction = ''] =
    /^(-)?(\d+):(\d{2}):(\d{2})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
  const whole = ms + Number(fraction.padEnd(3, '0').slice(0, 3));
  return sign ? -whole : whole;
}

export function relTime(ms: number): string {
  const whole = Math.round(Math.abs(ms));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3_600_000),
    Math.floor(whole / 60_000) % 60,
    Math.floor(whole / 1000) % 60,
  ];
  const sign = ms < 0 && whole > 0 ? '-' : '';
  return `${sign}${hours}:${two(minutes)}:${two(seconds)}.${String(whole % 1000).padStart(3, '0')}`;
}

/** TIME: ISO 8601 with a zone, also the short form `+01` that the standard allows. Null when it is none. */
export function parseAbsTime(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/.test(text)) return null;
  const ms = Date.parse(text.replace(/([+-]\d\d)$/, '$1:00').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(ms) ? null : ms;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. Throws RangeError for no zone. */
function aheadOf(zone: string, ms: number): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const shown = Object.fromEntries(clock.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = shown as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

/**
 * A time of the clocks of a zone that is called by its name: `2026-03-01 10:00:00 Europe/Berlin`. Null when it is none,
 * and for an hour that the zone skips; of an hour that it has twice, the first.
 */
export function parseZonedTime(text: string): number | null {
  const [, date, clock, zone] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?) +([A-Za-z][\w+/-]{1,60})$/.exec(text) ?? [];
  if (zone === undefined) return null;
  const shownMs = Date.parse(`${date}T${clock}Z`);
  if (Number.isNaN(shownMs)) return null;
  const DAY_MS = 86_400_000;
  try {
    // the offsets of the day before and after are all that it can have
    const found = [shownMs - DAY_MS, shownMs + DAY_MS]
      .map((nearMs) => shownMs - aheadOf(zone, nearMs))
      .filter((ms) => ms + aheadOf(zone, ms) === shownMs);
    return found.length === 0 ? null : Math.min(...found);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export const absTime = (ms: number) => new Date(ms).toISOString();

/** Whole minutes, as the scoreboard of the 2023-06 API counts. */
export const minutesOf = (ms: number) => Math.floor(ms / 60_000);
