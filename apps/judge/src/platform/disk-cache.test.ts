import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DiskCache } from './disk-cache.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-cache-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

const write = (text: string) => async (path: string) => {
  await writeFile(path, text);
  return text.length;
};

it('makes an entry once, also for those who ask meanwhile', async () => {
  const cache = await DiskCache.open(root, 100);
  const make = vi.fn(write('abc'));
  const [first, second] = await Promise.all([cache.hold('a', make), cache.hold('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(first.path).toBe(second.path);
  expect(await readFile(first.path, 'utf8')).toBe('abc');
  expect(cache.find('a')?.bytes).toBe(3);
});

it('passes a failure on to all who wait, and tries again for the next', async () => {
  const cache = await DiskCache.open(root, 100);
  const broken = vi.fn(() => Promise.reject(new Error('no')));
  const both = await Promise.allSettled([cache.hold('a', broken), cache.hold('a', broken)]);
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  expect(broken).toHaveBeenCalledTimes(1);
  expect((await cache.hold('a', write('x'))).bytes).toBe(1);
});

it('removes the longest unused when it grows too large, never what is held', async () => {
  const cache = await DiskCache.open(root, 10);
  const held = await cache.hold('held', write('1234'));
  (await cache.hold('old', write('1234'))).release();
  (await cache.hold('new', write('1234'))).release();
  expect(cache.find('old')).toBeNull();
  expect(cache.find('new')).not.toBeNull();
  expect(existsSync(held.path)).toBe(true);
  await vi.waitFor(() => expect(existsSync(join(root, 'old'))).toBe(false));
});

it('makes an entry again at once after it was removed', async () => {
  const cache = await DiskCache.open(root, 5);
  for (let round = 0; round < 30; round++) {
    for (const key of ['a', 'b']) {
      const held = await cache.hold(key, write('1234'));
      expect(await readFile(held.path, 'utf8')).toBe('1234');
      held.release();
    }
  }
});

it('clears away what was being removed when an earlier process died, and keeps what may be taken up again', async () => {
  const partial = join(root, 'partial');
  await mkdir(join(partial, 'a.1.0.removed', 'inside'), { recursive: true });
  await writeFile(join(partial, 'half'), '1');
  await writeFile(join(partial, 'ancient'), '1');
  await utimes(join(partial, 'ancient'), 1, 1);
  await DiskCache.open(root, 5);
  expect(await readdir(partial)).toEqual(['half']);
});

it('takes over what an earlier process completed, in the order of use, and not what it left half-made', async () => {
  await mkdir(join(root, 'directory'));
  await writeFile(join(root, 'directory', 'file'), '12345');
  await writeFile(join(root, 'older'), '12345');
  await utimes(join(root, 'older'), 1, 1);
  await mkdir(join(root, 'partial'));
  await writeFile(join(root, 'partial', 'half'), '12345');
  const cache = await DiskCache.open(root, 100);
  expect(cache.find('directory')?.bytes).toBe(5);
  expect(cache.find('half')).toBeNull();

  const small = await DiskCache.open(root, 6);
  await vi.waitFor(async () => expect((await readdir(root)).sort()).toEqual(['directory', 'partial']));
  expect(small.find('older')).toBeNull();
});

it('gives room back when asked, the longest unused first, never what is held', async () => {
  const cache = await DiskCache.open(root, 100);
  const held = await cache.hold('held', write('1234'));
  for (const key of ['old', 'new']) (await cache.hold(key, write('1234'))).release();
  await cache.free(3);
  expect((await readdir(root)).sort()).toEqual(['held', 'new', 'partial']);
  await cache.free(100);
  expect((await readdir(root)).sort()).toEqual(['held', 'partial']);
  held.release();
});

it('notes the use of an entry that was long unused without a change of its date', async () => {
  const keys = Array.from({ length: 50 }, (_, at) => `file-${at}`);
  const dates = (kind: 'atimeMs' | 'mtimeMs') =>
    Promise.all(keys.map(async (key) => (await stat(join(root, key)))[kind]));
  const millis = async () => (await dates('mtimeMs')).map(Math.floor);
  await Promise.all(
    keys.map(async (key, at) => {
      await writeFile(join(root, key), key);
      await utimes(join(root, key), 1, 1_795_333_411.0005 + at * 0.019);
    }),
  );
  const before = await millis();
  for (let restart = 0; restart < 2; restart++) {
    const cache = await DiskCache.open(root, 10_000);
    for (const key of keys) cache.find(key)?.release();
    await vi.waitFor(async () => expect(Math.min(...(await dates('atimeMs')))).toBeGreaterThan(Date.now() - 60_000));
    expect(await millis()).toEqual(before);
    await Promise.all(
      keys.map(async (key) => utimes(join(root, key), 1, (await stat(join(root, key))).mtimeMs / 1000)),
    );
  }
});

it('takes out later what is still in use: all who have it find it until the last lets go', async () => {
  const cache = await DiskCache.open(root, 100);
  const [first, second] = [await cache.hold('a', write('abc')), await cache.hold('a', write('never'))];
  cache.dropLater('a');
  first.release();
  expect(await readFile(second.path, 'utf8')).toBe('abc');
  second.release();
  expect(cache.has('a')).toBe(false);
  expect((await cache.hold('a', write('anew'))).bytes).toBe(4);
});
