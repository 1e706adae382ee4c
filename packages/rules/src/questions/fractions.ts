/** An exact fraction; the denominator is positive. Points are only rounded once per question. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

export const NOTHING: Fraction = { over: 0n, under: 1n };
export const ALL: Fraction = { over: 1n, under: 1n };

export const fraction = (over: number, under: number): Fraction => ({ over: BigInt(over), under: BigInt(under) });

/** What is written in percent with five decimals at most, as question banks write thirds (33.33333). */
export const fromPercent = (percent: number): Fraction => ({
  over: BigInt(Math.round(percent * 1e5)),
  under: 10_000_000n,
});

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });

/** From 0 to 1. */
export function clamped(one: Fraction): Fraction {
  if (one.over <= 0n) return NOTHING;
  return one.over >= one.under ? ALL : one;
}

/** A fraction of points that have two decimals at most, rounded half up to hundredths of a point. */
export function hundredthsOf(points: number, share: Fraction): number {
  const hundredths = BigInt(Math.round(points * 100));
  return Number((2n * hundredths * share.over + share.under) / (2n * share.under));
}
