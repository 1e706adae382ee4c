const GAP_PX = 7;
const MARGIN_PX = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Where a tip stands, in px of the window: above the middle of its target, below it where the room above is short, and
 * never over the window's sides. `arrow` is the distance of the target's middle from the tip's left side.
 */
export function placeTip(target: Box, tip: { width: number; height: number }, windowWidth: number) {
  const middle = target.left + target.width / 2;
  const rightmost = Math.max(MARGIN_PX, windowWidth - MARGIN_PX - tip.width);
  const left = Math.min(Math.max(MARGIN_PX, middle - tip.width / 2), rightmost);
  const above = target.top - GAP_PX - tip.height;
  const below = above < 0;
  return { left, top: below ? target.top + target.height + GAP_PX : above, below, arrow: middle - left };
}
