import { Failure } from '@assay/contract/failure.ts';
import { WORK_AUTH } from '@assay/contract/works/work.ts';
import { wrongNetwork } from './networks.ts';

/** The part of a work's form that is held against rules. */
export interface WorkForm {
  title: string;
  auth: number;
  pwd: string;
  startMs: number;
  endMs: number;
  /** Where an exam may be sat from; anywhere unless given. */
  examNetworks?: string;
}

/** Why a work cannot be saved, or null: a title, a start before the end, and a password for a private one (WORK-7); networks that are some (WORK-24). */
export function refuseWork({ title, auth, pwd, startMs, endMs, examNetworks = '' }: WorkForm): Failure | null {
  if (title.trim() === '') return new Failure('work.fieldNeeded', { field: 'title' });
  if (Number.isNaN(startMs)) return new Failure('work.fieldNeeded', { field: 'startTime' });
  if (Number.isNaN(endMs)) return new Failure('work.fieldNeeded', { field: 'endTime' });
  if (endMs <= startMs) return new Failure('work.endBeforeStart');
  if (auth === WORK_AUTH.private && pwd === '') return new Failure('work.fieldNeeded', { field: 'pwd' });
  const word = wrongNetwork(examNetworks);
  return word === null ? null : new Failure('work.examNetworksWrong', { word: word.slice(0, 60) });
}
