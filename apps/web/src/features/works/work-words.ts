import type { DataOf } from '@assay/contract/op.ts';
import type { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { WORK_STATUS, type WorkRow, type WorkStatus } from '@assay/contract/works/work.ts';

export type Work = DataOf<typeof getTimedWorkInfo>;

/** What a work is to the viewer at a time of the server's clock: it begins and ends on a page by itself (WORK-2). */
export function statusNow(work: Pick<WorkRow, 'startTime' | 'record'>, endMs: number, nowMs: number): WorkStatus {
  if (work.record?.endTime) return WORK_STATUS.ended;
  if (nowMs >= endMs) return WORK_STATUS.ended;
  return work.record || nowMs >= Date.parse(work.startTime) ? WORK_STATUS.running : WORK_STATUS.scheduled;
}
