import { WORK_STATUS, type WorkStatus } from '@assay/contract/works/work.ts';

/** When a work is open to all, and how long everybody has; milliseconds, moments since 1970. */
export interface WorkTimes {
  startMs: number;
  endMs: number;
  /** From the own start. */
  durationMs: number;
}

/** When a work is open to a class of its group that has a window of its own; moments since 1970. */
export interface ClassWindow {
  startMs: number;
  endMs: number;
}

/** A work as somebody finds it: in the window of the class, where that has one (WORK-28). */
export const workFor = (work: WorkTimes, window: ClassWindow | null): WorkTimes => ({ ...work, ...window });

/** More time for one person. */
export interface Extension {
  /** The work ends for that person then at the earliest. */
  untilMs: number | null;
  /** On top of the own duration and of the end. */
  extraMs: number;
}

/** One person's time at a work. */
export interface Sitting {
  startedMs: number;
  handedInMs: number | null;
}

/** How somebody stands in a work. Nobody stores when it ends for a person: that follows from these three. */
export interface WorkPerson {
  sitting: Sitting | null;
  extension: Extension | null;
}

/** When the work ends for somebody, whenever that person starts. An extension never ends it sooner than for all (WORK-5). */
export const lastEndOf = ({ endMs }: Pick<WorkTimes, 'endMs'>, extension: Extension | null): number =>
  Math.max(endMs, extension?.untilMs ?? endMs) + (extension?.extraMs ?? 0);

/** When the time is over for somebody: the earlier of the end and the own start plus the duration (WORK-2). */
export function ownEndOf(work: WorkTimes, { sitting, extension }: WorkPerson): number {
  const last = lastEndOf(work, extension);
  if (!sitting) return last;
  return Math.min(sitting.startedMs + work.durationMs + (extension?.extraMs ?? 0), last);
}

/** When somebody handed in or the time was over; null while there is time, or before the start. */
export function finishedAt(work: WorkTimes, person: WorkPerson, nowMs: number): number | null {
  if (!person.sitting) return null;
  const end = ownEndOf(work, person);
  const { handedInMs } = person.sitting;
  if (handedInMs !== null) return Math.min(handedInMs, end);
  return nowMs < end ? null : end;
}

/** To come, running or ended for somebody (WORK-2). The first millisecond belongs to the work, that of the end does not. */
export function workStatusFor(work: WorkTimes, person: WorkPerson, nowMs: number): WorkStatus {
  if (person.sitting) return finishedAt(work, person, nowMs) === null ? WORK_STATUS.running : WORK_STATUS.ended;
  if (nowMs < work.startMs) return WORK_STATUS.scheduled;
  return nowMs < ownEndOf(work, person) ? WORK_STATUS.running : WORK_STATUS.ended;
}

/**
 * The moment that something is stored with which arrived now, or null when it came too late: what arrives a little after the end counts as
 * of the end's last millisecond, so that nobody loses a mark to a queue (WORK-4).
 */
export function receiptAt(work: WorkTimes, person: WorkPerson, nowMs: number, graceMs: number): number | null {
  if (!person.sitting || person.sitting.handedInMs !== null) return null;
  const end = ownEndOf(work, person);
  return nowMs < end + graceMs ? Math.min(nowMs, end - 1) : null;
}
