import { Failure } from '@assay/contract/failure.ts';
import { WORK_AUTH } from '@assay/contract/works/work.ts';

/** The part of a work's form that is held against rules. */
export interface WorkForm {
  title: string;
  auth: number;
  pwd: string;
  startMs: number;
  endMs: number;
}

/** Why a work cannot be saved, or null: a title, a start before the end, and a password for a private one (WORK-7). */
export function refuseWork({ title, auth, pwd, startMs, endMs }: WorkForm): Failure | null {
  if (title.trim() === '') return new Failure('work.fieldNeeded', { field: 'title' });
  if (Number.isNaN(startMs)) return new Failure('work.fieldNeeded', { field: 'startTime' });
  if (Number.isNaN(endMs)) return new Failure('work.fieldNeeded', { field: 'endTime' });
  if (endMs <= startMs) return new Failure('work.endBeforeStart');
  if (auth === WORK_AUTH.private && pwd === '') return new Failure('work.fieldNeeded', { field: 'pwd' });
  return null;
}
