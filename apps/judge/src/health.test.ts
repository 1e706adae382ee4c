import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Health } from './health.ts';
import { FakeSandbox } from './sandbox/fake.ts';

const QUIET = { info() {}, warn() {}, error() {}, debug() {} };
/** Of a sandbox that runs nothing the attacks cannot be told; these tests look at the other problems. */
const SANDBOX = /sandbox/;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-health-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function openHealth(dataDir: string) {
  const disk = { spoiled: 0, makeRoom: vi.fn(async () => {}) };
  const health = new Health({
    sandbox: new FakeSandbox(),
    helper: '/usr/bin/true',
    dataDir,
    log: QUIET,
    spoiled: () => disk.spoiled,
    makeRoom: disk.makeRoom,
  });
  return { health, disk, problems: () => health.problems.filter((one) => !SANDBOX.test(one)) };
}

it('finds nothing wrong with a disk that keeps what is written', async () => {
  const { health, disk, problems } = openHealth(folder);
  await health.check(true);
  expect(problems()).toEqual([]);
  expect(disk.makeRoom).not.toHaveBeenCalled();
});

it('FI-11 asks for room and says why no data can be kept', async () => {
  const { health, disk, problems } = openHealth(join(folder, 'gone'));
  expect(await health.check(false)).toBe(true);
  expect(disk.makeRoom).toHaveBeenCalledTimes(1);
  expect(problems()).toEqual([expect.stringMatching(/^the judge's data directory: ENOENT/)]);
});

it('FI-10 trusts no disk on which several files changed by themselves', async () => {
  const { health, disk, problems } = openHealth(folder);
  await health.check(false);
  disk.spoiled = 2;
  expect(await health.check(false)).toBe(false);
  disk.spoiled = 3;
  expect(await health.check(false)).toBe(true);
  expect(problems()).toEqual(['3 files of test data changed by themselves on the disk within an hour']);
});
