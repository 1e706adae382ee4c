import { describe, expect, it } from 'vitest';
import { Random } from './random.ts';

describe('Random', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    expect(new Random(7).ints(6, 0, 99)).toEqual(new Random(7).ints(6, 0, 99));
    expect(new Random(1000).ints(4, 1, 10 ** 9)).toEqual([795194908, 691516108, 17807390, 300603041]);
    expect(new Random(1).ints(6, 0, 99)).not.toEqual(new Random(2).ints(6, 0, 99));
  });

  it('reaches both ends of a range and stays inside', () => {
    expect([...new Set(new Random(3).ints(200, -2, 2))].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('shuffles without losing or changing anything', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    const shuffled = new Random(5).shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });

  it('orders the ends of a range', () => {
    const random = new Random(9);
    for (let i = 0; i < 100; i++) {
      const [low, high] = random.range(1, 5);
      expect(low).toBeLessThanOrEqual(high);
    }
  });
});
