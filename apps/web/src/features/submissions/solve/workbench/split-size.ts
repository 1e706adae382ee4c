/** PROB-11: the left pane collapses under about 420 px, the right pane keeps at least 580 px. */
export const LEFT_MIN_PX = 420;
export const RIGHT_MIN_PX = 580;
/** The left pane snaps shut when it is dragged well under its minimum. */
const SHUT_PX = LEFT_MIN_PX / 2;

/** Width of the left pane for a wanted one: 0 is collapsed. */
export function splitSize(total: number, wanted: number): number {
  const most = total - RIGHT_MIN_PX;
  if (wanted < SHUT_PX || most < LEFT_MIN_PX) return 0;
  return Math.round(Math.min(Math.max(wanted, LEFT_MIN_PX), most));
}
