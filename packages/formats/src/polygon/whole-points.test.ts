import { expect, test } from 'vitest';
import { wholePoints } from './tests.ts';

test.each([
  [[33.3, 33.3, 33.4], 100],
  [[0.5, 0.5], 1],
  [[12.5, 12.5, 25, 50], 100],
  [[], 0],
])('whole points of %j sum up to %d', (points, sum) => {
  const whole = wholePoints(points);
  expect(whole.reduce((total, one) => total + one, 0)).toBe(sum);
  for (const [at, one] of whole.entries()) expect(Math.abs(one - points[at]!)).toBeLessThan(1);
});
