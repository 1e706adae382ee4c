import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NotificationHandler } from './db/notifications.ts';
import { NotifiedCache } from './notified-cache.ts';

let say: NotificationHandler;
let isSound: boolean;
let reads: string[];
let cache: NotifiedCache<string, { name: string }>;

const open = (unsoundMs = 0) =>
  new NotifiedCache<string, { name: string }>(
    {
      isSound: () => isSound,
      listen: (channel, handler) => {
        expect(channel).toBe('names');
        say = handler;
        return () => {};
      },
    },
    { channel: 'names', max: 3, keptMs: [1_000, 2_000], unsoundMs, changed: (payload, all) => all.forget(payload) },
  );

/** Asks for a name; the database says it after a moment. */
const ask = (name: string) =>
  cache.get(name, async () => {
    const nth = reads.push(name);
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { name: `${name} ${nth}` };
  });
async function answer(name: string): Promise<string> {
  const asked = ask(name);
  await vi.advanceTimersByTimeAsync(10);
  return (await asked).name;
}

beforeEach(() => {
  vi.useFakeTimers();
  isSound = true;
  reads = [];
  cache = open();
});
afterEach(() => void vi.useRealTimers());

describe('what is kept', () => {
  test('keeps as many values as it may, and lets go the one unused for longest', async () => {
    for (const name of ['a', 'b', 'c', 'a', 'd']) await answer(name);
    expect(reads).toEqual(['a', 'b', 'c', 'd']);
    for (const name of ['a', 'c', 'd', 'b']) await answer(name);
    expect(reads).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  test('is answered from memory until a notification says that it changed, and nothing else is forgotten', async () => {
    expect([await answer('a'), await answer('b'), await answer('a')]).toEqual(['a 1', 'b 2', 'a 1']);
    say('a');
    expect([await answer('b'), await answer('a')]).toEqual(['b 2', 'a 3']);
  });

  test('is all forgotten after a lost connection', async () => {
    await answer('a');
    await answer('b');
    say(null);
    expect([await answer('a'), await answer('b')]).toEqual(['a 3', 'b 4']);
  });

  test('is read anew between the least and the most time that it is kept, whatever is said', async () => {
    await answer('a');
    await vi.advanceTimersByTimeAsync(980);
    expect(await answer('a')).toBe('a 1');
    await vi.advanceTimersByTimeAsync(1_010);
    expect(await answer('a')).toBe('a 2');
  });

  test('is never more than the bound: what was unused for longest goes', async () => {
    for (const name of ['a', 'b', 'c']) await answer(name);
    await answer('a');
    await answer('d');
    expect([await answer('a'), await answer('c'), await answer('d')]).toEqual(['a 1', 'c 3', 'd 4']);
    expect(await answer('b')).toBe('b 5');
  });

  test('is no null, which is asked for each time', async () => {
    const find = vi.fn(async () => null);
    expect([await cache.get('a', find), await cache.get('a', find)]).toEqual([null, null]);
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe('what is being read', () => {
  test('is read once for all who ask meanwhile', async () => {
    const asked = [ask('a'), ask('a'), ask('a')];
    await vi.advanceTimersByTimeAsync(10);
    expect((await Promise.all(asked)).map(({ name }) => name)).toEqual(['a 1', 'a 1', 'a 1']);
    expect(reads).toEqual(['a']);
  });

  test.each([
    ['a notification', () => say('a')],
    ['a lost connection', () => say(null)],
    ['a search by value', () => cache.forgetWhere(() => false)],
  ])('is neither kept nor shared after %s', async (_what, change) => {
    const before = ask('a');
    change();
    const after = ask('a');
    await vi.advanceTimersByTimeAsync(10);
    expect((await after).name).not.toBe((await before).name);
    expect(await answer('a')).toBe((await after).name);
  });

  test('fails for those who wait for it only', async () => {
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await answer('a')).toBe('a 1');
  });
});

describe('while notifications may not come in', () => {
  test('nothing is kept or shared, if none may be old', async () => {
    await answer('a');
    isSound = false;
    const asked = [ask('a'), ask('a')];
    await vi.advanceTimersByTimeAsync(10);
    await Promise.all(asked);
    expect(reads).toEqual(['a', 'a', 'a']);
  });

  test('values are kept for the time that is given', async () => {
    cache = open(100);
    isSound = false;
    expect([await answer('a'), await answer('a')]).toEqual(['a 1', 'a 1']);
    await vi.advanceTimersByTimeAsync(100);
    expect(await answer('a')).toBe('a 2');
  });
});

test('values are forgotten by what they are', async () => {
  await answer('a');
  await answer('b');
  cache.forgetWhere(({ name }) => name.startsWith('a'));
  expect([await answer('a'), await answer('b')]).toEqual(['a 3', 'b 2']);
});
