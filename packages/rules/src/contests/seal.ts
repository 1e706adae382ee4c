import { CONTEST_STATUS, CONTEST_TYPE, type ContestType } from '@assay/contract/contests/contest.ts';
import type { BoardName } from '../boards/contest-boards.ts';
import { type ContestClock, contestTimeAt, statusAt } from './clock.ts';

/** The seal of a board: whether there is one, from when, and whether it lifts by itself at the end. */
export interface SealFacts {
  sealRank: boolean;
  /** Contest time from which results are hidden. */
  sealMs: number | null;
  /** The real board shows as soon as the contest ends; otherwise it stays sealed until this is switched on. */
  autoRealRank: boolean;
}

/**
 * Whether the board is sealed now: from the seal time to the end, and after it until somebody opens it unless it opens
 * by itself (BOARD-11).
 */
export function isSealed(seal: SealFacts, clock: ContestClock, nowMs: number): boolean {
  if (!seal.sealRank || seal.sealMs === null) return false;
  switch (statusAt(clock, nowMs)) {
    case CONTEST_STATUS.scheduled:
      return false;
    case CONTEST_STATUS.running:
      return contestTimeAt(clock.removed, nowMs - clock.startMs) >= seal.sealMs;
    case CONTEST_STATUS.ended:
      return !seal.autoRealRank;
  }
}

/** What a caller asks of a board, and who he is. */
export interface BoardRequest {
  isContestAdmin: boolean;
  /** "Force update" (BOARD-11); of anybody but an admin it changes nothing (T-IDOR-4). */
  forceRefresh: boolean;
  /** Show submissions made after the end. */
  containsEnd: boolean;
}

/**
 * Which board a viewer gets: under the seal the sealed one, and only a contest admin who asks for it the real one
 * (BOARD-11); the one with submissions after the end only where the real one is allowed.
 */
export function boardFor(sealed: boolean, { isContestAdmin, forceRefresh, containsEnd }: BoardRequest): BoardName {
  if (sealed && !(isContestAdmin && forceRefresh)) return 'sealed';
  return containsEnd ? 'withEnd' : 'real';
}

/**
 * Whether contestants do not learn the results of their own submissions now, status -5 in their place: under the seal of
 * an OI contest (CON-41). In other contests one always knows one's own.
 */
export const hidesOwnResults = (type: ContestType, sealed: boolean) => type === CONTEST_TYPE.oi && sealed;

/** The choices of the form: 30 minutes before the end, an hour before it, from the start (BOARD-10). */
export const SEAL_OPTIONS = { halfHour: 0, hour: 1, all: 2 } as const;
export type SealOption = (typeof SEAL_OPTIONS)[keyof typeof SEAL_OPTIONS];

const HALF_HOUR_MS = 1_800_000;
const HOUR_MS = 3_600_000;

/** The 30-minute option needs a contest of 1800 s, the 1-hour option one of 3600 s (BOARD-10). */
export function allowedSealOptions(durationMs: number): SealOption[] {
  const options: SealOption[] = [];
  if (durationMs >= HALF_HOUR_MS) options.push(SEAL_OPTIONS.halfHour);
  if (durationMs >= HOUR_MS) options.push(SEAL_OPTIONS.hour);
  return [...options, SEAL_OPTIONS.all];
}

/** The contest time that an option stands for. */
export function sealTimeOf(option: SealOption, durationMs: number): number {
  if (option === SEAL_OPTIONS.halfHour) return durationMs - HALF_HOUR_MS;
  return option === SEAL_OPTIONS.hour ? durationMs - HOUR_MS : 0;
}

/** The option that a stored seal time came from, null for another time (BOARD-10: derived by matching). */
export function sealOptionOf(sealMs: number, durationMs: number): SealOption | null {
  // "from start" last: in a contest of an hour the 1-hour option means the same
  return allowedSealOptions(durationMs).find((option) => sealTimeOf(option, durationMs) === sealMs) ?? null;
}

/** When sealing is switched on: an hour in an ACM contest of an hour or more, otherwise the whole contest (BOARD-10). */
export const defaultSealOption = (type: ContestType, durationMs: number): SealOption =>
  type === CONTEST_TYPE.acm && durationMs >= HOUR_MS ? SEAL_OPTIONS.hour : SEAL_OPTIONS.all;

/** Whether a new contest begins with a seal: rules that tell each result at once (IOI, AtCoder) leave nothing to reveal. */
export const sealsByDefault = (type: ContestType): boolean => type === CONTEST_TYPE.acm || type === CONTEST_TYPE.oi;

/** What a form that says when the seal begins holds: an option, or (null) a time that was stored otherwise. */
interface SealChoice {
  option: SealOption | null;
  /** Contest time. */
  otherMs: number | null;
}

/** What stands of a choice after the duration has changed: where it would begin outside the contest, the default takes its place. */
export function seatSeal({ option, otherMs }: SealChoice, type: ContestType, durationMs: number): SealOption | null {
  if (!(durationMs > 0)) return option;
  const stands =
    option === null ? otherMs !== null && otherMs < durationMs : allowedSealOptions(durationMs).includes(option);
  return stands ? option : defaultSealOption(type, durationMs);
}
