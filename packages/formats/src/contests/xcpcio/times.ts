import { type Words, wordsWith } from '@assay/contract/words.ts';
import { LogError } from '../log-error.ts';
import type { Config } from './shapes.ts';

/** When a contest was, and in which steps its runs are timed. */
export interface Times {
  startMs: number | null;
  durationMs: number;
  freezeMs: number | null;
  /** Milliseconds in one step of the runs' times. */
  stepMs: number;
  notes: Words[];
}

const UNITS: Record<string, number> = { second: 1000, millisecond: 1, microsecond: 1e-3, nanosecond: 1e-6 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Seconds of a time after this many (the year 5138) are milliseconds. */
const SECONDS_MAX = 100_000_000_000;

/**
 * The times of a board. Drafts name neither start nor end: their contest lasts to the full hour after its last run.
 * @param lastRun the largest time of a run, as it is written
 */
export function timesOf(head: Config, lastRun: number): Times {
  const startMs = head.start_time == null ? null : msOf(head.start_time, 'config.json: start_time');
  const endMs = head.end_time == null ? null : msOf(head.end_time, 'config.json: end_time');
  const givenMs = startMs === null || endMs === null ? null : endMs - startMs;
  const stepMs = stepOf(head, lastRun, givenMs ?? DAY_MS);
  if (givenMs === null && lastRun === 0) {
    throw new LogError('missing', { key: startMs === null ? 'start_time' : 'end_time' }, 'config.json');
  }
  const durationMs = givenMs ?? Math.ceil((lastRun * stepMs) / HOUR_MS) * HOUR_MS;
  if (durationMs <= 0) throw new LogError('notPositive', { key: 'end_time - start_time' }, 'config.json');
  const notes = givenMs === null ? [wordsWith(NO_TIMES, { hours: durationMs / HOUR_MS })] : [];
  return { startMs, durationMs, freezeMs: freezeOf(head, startMs, durationMs), stepMs, notes };
}

const NO_TIMES = {
  en: 'config.json: start or end is missing; the last run lies in hour {hours}, which is taken for the end',
  zh: 'config.json：缺少开始或结束时间；最后一次提交在第 {hours} 小时内，以该小时末为比赛结束',
};

/** Seconds or milliseconds since 1970, or an ISO text. */
function msOf(value: number | string, what: string): number {
  const isNumber = typeof value === 'number' || /^\d+(\.\d+)?$/.test(value);
  const ms = isNumber ? Number(value) * (Number(value) > SECONDS_MAX ? 1 : 1000) : Date.parse(value);
  if (Number.isNaN(ms)) throw new LogError('noTime', { text: value }, what);
  return ms;
}

/** `frozen_time` is the length of the freeze, in seconds; a few boards write it in milliseconds like their other times. */
function freezeOf(head: Config, startMs: number | null, durationMs: number): number | null {
  if (head.frozen_time) {
    const isInMs = Number(head.start_time) > SECONDS_MAX && head.frozen_time * 1000 > durationMs;
    return Math.max(0, durationMs - head.frozen_time * (isInMs ? 1 : 1000));
  }
  if (head.freeze_time == null || startMs === null) return null;
  return msOf(head.freeze_time, 'config.json: freeze_time') - startMs;
}

/** No run comes later than this many times the length of its contest. */
const LATE_FACTOR = 10;

/**
 * Boards that do not name the unit write seconds, or milliseconds: those lie far behind the end when they are read as
 * seconds.
 */
function stepOf(head: Config, lastRun: number, durationMs: number): number {
  const unit = head.options?.submission_timestamp_unit;
  if (unit == null) return lastRun > LATE_FACTOR * (durationMs / 1000) ? UNITS.millisecond! : UNITS.second!;
  if (Object.hasOwn(UNITS, unit)) return UNITS[unit]!;
  throw new LogError('unknownValue', { key: 'submission_timestamp_unit', value: unit }, 'config.json');
}
