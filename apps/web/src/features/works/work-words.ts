import type { DataOf } from '@assay/contract/op.ts';
import type { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { WORK_STATUS, type WorkRow, type WorkStatus } from '@assay/contract/works/work.ts';
import type { Tone } from '../../ui/badge.tsx';
import type { TEXT } from './text.ts';

export type Work = DataOf<typeof getTimedWorkInfo>;

export const STATUS_ROWS = {
  [WORK_STATUS.scheduled]: 'scheduled',
  [WORK_STATUS.running]: 'running',
  [WORK_STATUS.ended]: 'ended',
} as const satisfies Record<WorkStatus, keyof typeof TEXT>;

export const STATUS_TONES: Record<WorkStatus, Tone> = { [-1]: 'info', 0: 'good', 1: 'quiet' };

/** What a work is to the viewer at a time of the server's clock: it begins and ends on a page by itself (WORK-2). */
export function statusNow(work: Pick<WorkRow, 'startTime' | 'record'>, endMs: number, nowMs: number): WorkStatus {
  if (work.record?.endTime) return WORK_STATUS.ended;
  if (nowMs >= endMs) return WORK_STATUS.ended;
  return work.record || nowMs >= Date.parse(work.startTime) ? WORK_STATUS.running : WORK_STATUS.scheduled;
}
