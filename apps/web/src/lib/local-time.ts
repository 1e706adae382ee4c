const two = (value: number) => String(value).padStart(2, '0');

/** A moment as `datetime-local` writes it: to the minute, and as much finer as it is or is asked for. */
export function localOf(ms: number, seconds = false): string {
  const at = new Date(ms);
  const minute = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
  const millis = at.getMilliseconds();
  if (millis > 0) return `${minute}:${two(at.getSeconds())}.${String(millis).padStart(3, '0')}`;
  return seconds || at.getSeconds() > 0 ? `${minute}:${two(at.getSeconds())}` : minute;
}

/** What stands in a `datetime-local`, as ISO 8601; empty while it is no moment. */
export function isoOfLocal(local: string): string {
  const ms = Date.parse(local);
  return Number.isFinite(ms) ? new Date(ms).toISOString() : '';
}

/** So many days later at the same time of day here, whatever clocks do in between. */
export function daysOn(ms: number, days: number): number {
  const at = new Date(ms);
  return at.setDate(at.getDate() + days);
}
