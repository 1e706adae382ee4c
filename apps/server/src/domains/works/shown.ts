import type { WorkRow } from '@assay/contract/works/work.ts';
import { finishedAt, type WorkPerson, workStatusFor } from '@assay/rules/works/clock.ts';
import { timesOf } from './entry.ts';
import type { FoundWork, WindowColumns } from './works.queries.ts';

type ShownColumns = Pick<
  FoundWork,
  'id' | 'title' | 'logo' | 'auth' | 'start_time' | 'end_time' | 'duration' | 'author' | 'author_uid' | 'group_id'
> &
  WindowColumns;

const isoOf = (ms: number) => new Date(ms).toISOString();

/** Somebody's own time at a work as the wire carries it. */
export function shownRecord(row: ShownColumns, person: WorkPerson, now: Date) {
  if (!person.sitting) return null;
  const finished = finishedAt(timesOf(row), person, now.getTime());
  return { startTime: isoOf(person.sitting.startedMs), endTime: finished === null ? null : isoOf(finished) };
}

/** A work as the wire carries it, as somebody finds it. */
export const shownWork = (row: ShownColumns, person: WorkPerson, now: Date): WorkRow => ({
  id: row.id,
  title: row.title,
  type: 2,
  logoUrl: row.logo,
  auth: row.auth,
  status: workStatusFor(timesOf(row), person, now.getTime()),
  startTime: (row.own_start ?? row.start_time).toISOString(),
  endTime: (row.own_end ?? row.end_time).toISOString(),
  duration: row.duration,
  now: now.toISOString(),
  author: row.author,
  uid: row.author_uid,
  gid: row.group_id,
  record: shownRecord(row, person, now),
});
