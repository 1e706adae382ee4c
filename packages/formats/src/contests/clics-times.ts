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

export const absTime = (ms: number) => new Date(ms).toISOString();

/** Whole minutes, as the scoreboard of the 2023-06 API counts. */
export const minutesOf = (ms: number) => Math.floor(ms / 60_000);
