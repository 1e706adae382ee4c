import { expect, it } from 'vitest';
import { Places } from './places.ts';

const LONG_MS = 10_000;

it('gives each place to one at a time, in the order of asking', async () => {
  const places = new Places(1);
  const order: string[] = [];
  const work = async (name: string) => {
    expect(await places.take(LONG_MS)).toBe(true);
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    places.leave();
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('gives nothing to who no longer waits, and keeps the place for the next', async () => {
  const places = new Places(1);
  await places.take(LONG_MS);
  expect(await places.take(1)).toBe(false);
  const next = places.take(LONG_MS);
  places.leave();
  expect(await next).toBe(true);
});

it('has as many places as it was given, and none once it is closed', async () => {
  const places = new Places(2);
  expect([await places.take(LONG_MS), await places.take(LONG_MS)]).toEqual([true, true]);
  const waits = places.take(LONG_MS);
  places.close();
  expect(await waits).toBe(false);
  places.leave();
  expect(await places.take(LONG_MS)).toBe(false);
});
