import type { VirtualRun } from '@assay/contract/contests/virtual.ts';
import { isVirtualRunning, refuseVirtual, virtualEnd } from '@assay/rules/contests/virtual.ts';
import type { ContestView } from '../entry.ts';

const runsNow = ({ run, clock, now }: ContestView) => run !== null && isVirtualRunning(run, clock, now.getTime());

/** The viewer's virtual participation as the wire carries it. @param view of the contest itself, not `inVirtual` */
export function shownVirtual(view: ContestView): VirtualRun | null {
  const { run, clock } = view;
  if (!run) return null;
  return {
    startTime: new Date(run.startMs).toISOString(),
    endTime: new Date(virtualEnd(run, clock)).toISOString(),
    isRunning: runsNow(view),
  };
}

/** Why the viewer may not start a virtual participation, or null. @param view of the contest itself */
export const whyNoVirtual = (view: ContestView) =>
  refuseVirtual(view.viewer, view.facts, view.moment, view.run && { isRunning: runsNow(view) });
