/** How far from the hole, in px, a piece may be dropped (ACC-12). */
export const ACCURACY_PX = 3;
/** No hand drags a piece home faster. */
const FASTEST_MS = 150;
const FEWEST_POINTS = 4;
/** Speeds of a hand differ from step to step by more than this share of their mean. */
const LEAST_VARIATION = 0.02;

export interface DragPoint {
  x: number;
  y: number;
  /** Since any fixed moment. */
  ms: number;
}

/**
 * Judges a drag of the slide puzzle: `miss` when the piece lies beside the hole, `robot` when the way there is too
 * fast, too sparse, runs back in time or is perfectly uniform (ACC-12).
 */
export function judgeDrag(droppedX: number, holeX: number, trail: readonly DragPoint[]): 'solved' | 'miss' | 'robot' {
  if (!(Math.abs(droppedX - holeX) <= ACCURACY_PX)) return 'miss';
  return isHuman(trail) ? 'solved' : 'robot';
}

export const dragMs = (trail: readonly DragPoint[]): number =>
  trail.length === 0 ? 0 : trail[trail.length - 1]!.ms - trail[0]!.ms;

function isHuman(trail: readonly DragPoint[]): boolean {
  if (trail.length < FEWEST_POINTS || dragMs(trail) < FASTEST_MS) return false;
  const speeds: number[] = [];
  for (let i = 1; i < trail.length; i += 1) {
    const [from, to] = [trail[i - 1]!, trail[i]!];
    const ms = to.ms - from.ms;
    if (ms < 0) return false;
    if (ms > 0) speeds.push(Math.hypot(to.x - from.x, to.y - from.y) / ms);
  }
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const deviation = Math.sqrt(speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length);
  return mean > 0 && deviation / mean > LEAST_VARIATION;
}
