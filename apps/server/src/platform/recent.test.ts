import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('many who ask at once wait for one reading, and later ones get it while it is young', async () => {
  const recent = new Recent<number>();
  let readings = 0;
  const read = async () => ++readings;
  expect(await Promise.all(Array.from({ length: 20 }, () => recent.get(60_000, read)))).toEqual(Array(20).fill(1));
  expect(await recent.get(60_000, read)).toBe(1);
  expect(await recent.get(0, read)).toBe(2);
});

test('what was being read while it was forgotten is not kept', async () => {
  const recent = new Recent<string>();
  let answer = (_value: string) => {};
  const slow = recent.get(60_000, () => new Promise((resolve) => (answer = resolve)));
  recent.forget();
  const after = recent.get(60_000, async () => 'new');
  expect(await after).toBe('new');
  answer('old');
  expect(await slow).toBe('old');
  expect(await recent.get(60_000, async () => 'newer')).toBe('new');
});

test('a failed reading is not kept', async () => {
  const recent = new Recent<number>();
  await expect(recent.get(60_000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await recent.get(60_000, async () => 7)).toBe(7);
});

test('while it is read anew, what is not too old is told at once; what is older is waited for', async () => {
  const recent = new Recent<string>();
  await recent.get(0, async () => 'old');
  let answer = (_value: string) => {};
  const slow = () => new Promise<string>((resolve) => (answer = resolve));
  expect(recent.get(0, slow, 60_000)).toBe('old');
  const waiting = recent.get(0, slow);
  answer('new');
  expect(await waiting).toBe('new');
  expect(recent.get(0, () => Promise.reject(new Error('down')), 60_000)).toBe('new');
  await expect(recent.get(0, () => Promise.reject(new Error('still down')))).rejects.toThrow('down');
});
