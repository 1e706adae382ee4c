import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StandInServer } from '../testing/stand-in-server.ts';
import { DiskCache } from './disk-cache.ts';
import { connectServer, type Server } from './link/server.ts';
import { createTestdata, type Testdata } from './testdata.ts';

let root: string;
let standIn: StandInServer;
let server: Server;
let testdata: Testdata;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-testdata-'));
  standIn = new StandInServer();
  server = connectServer(await standIn.start(), StandInServer.TOKEN);
  testdata = createTestdata(server, await DiskCache.open(root, 1 << 20), 1);
});

afterEach(async () => {
  await server.close();
  await standIn.stop();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

it('fetches each file once, however many ask for it', async () => {
  const ref = standIn.addBlob('content');
  const one = testdata.gather([ref, ref]);
  const two = testdata.gather([ref]);
  expect(await readFile(await one.path(ref), 'utf8')).toBe('content');
  expect(await two.path(ref)).toBe(await one.path(ref));
  expect(Buffer.from(await testdata.read(ref)).toString()).toBe('content');
  expect(standIn.blobRequests).toHaveLength(1);
  one.release();
  two.release();
});

it('fetches nothing after a restart', async () => {
  const ref = standIn.addBlob('content');
  await testdata.read(ref);
  const again = createTestdata(server, await DiskCache.open(root, 1 << 20));
  await again.read(ref);
  expect(standIn.blobRequests).toHaveLength(1);
});

it('goes on where a download was cut', async () => {
  const ref = standIn.addBlob('x'.repeat(300_000));
  standIn.cutBlobsAfter = 100_000;
  expect((await testdata.read(ref)).length).toBe(300_000);
  expect(standIn.blobRequests.map((one) => one.range)).toEqual([undefined, 'bytes=100000-', 'bytes=200000-']);
});

it('accepts an empty file', async () => {
  expect((await testdata.read(standIn.addBlob(''))).length).toBe(0);
});

it('never accepts content that was not asked for', async () => {
  const ref = standIn.addBlob('the truth');
  standIn.spoilBlob(ref, 'no truth!');
  await expect(testdata.read(ref)).rejects.toThrow(/test data .* not that of/);
  expect(existsSync(join(root, ref.hash))).toBe(false);
  standIn.addBlob('the truth');
  expect(Buffer.from(await testdata.read(ref)).toString()).toBe('the truth');
});

it('fails at once when the server does not have it', async () => {
  const gone = { hash: '0'.repeat(64), bytes: 1 };
  await expect(testdata.read(gone)).rejects.toThrow(/404/);
  expect(standIn.blobRequests).toHaveLength(1);
});
