/** `height · tanh((x − center) / width)`: a step that is as wide as doubt is. */
interface Step {
  center: number;
  height: number;
  width: number;
}

/** `slope · (x − at) + Σ steps − target`, which grows with x. */
export interface Increasing {
  terms: readonly Step[];
  slope: number;
  at: number;
  target: number;
}

const PRECISION = 1e-9;
const STEPS_MAX = 200;

function valueAt({ terms, slope, at, target }: Increasing, x: number): { value: number; growth: number } {
  let value = slope * (x - at) - target;
  let growth = slope;
  for (const { center, height, width } of terms) {
    const step = Math.tanh((x - center) / width);
    value += height * step;
    growth += (height / width) * (1 - step * step);
  }
  return { value, growth };
}

/** Where a growing function is zero, between two bounds: by Newton's steps, and by halves where those would leave the bounds. */
export function increasingZero(of: Increasing, low: number, high: number): number {
  let [below, above] = [low, high];
  let x = (below + above) / 2;
  for (let step = 0; step < STEPS_MAX && above - below > PRECISION; step++) {
    const { value, growth } = valueAt(of, x);
    if (value === 0) return x;
    if (value < 0) below = x;
    else above = x;
    const next = x - value / growth;
    const isInside = next > below && next < above;
    if (isInside && Math.abs(next - x) < PRECISION) return next;
    x = isInside ? next : (below + above) / 2;
  }
  return x;
}
