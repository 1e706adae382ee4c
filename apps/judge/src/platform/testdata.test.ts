import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { DiskCache } from './disk-cache.ts';
import { reasonOf } from './failures.ts';
import { connectServer, type Server } from './link/server.ts';
import { createTestdata, type Testdata } from './testdata.ts';

let root: string;
let fakeServer: FakeServer;
let server: Server;
let testdata: Testdata;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assay-testdata-'));
  fakeServer = new FakeServer();
  server = connectServer(await fakeServer.start(), FakeServer.TOKEN);
  testdata = createTestdata(server, await DiskCache.open(root, 1 << 20), 1);
});

afterEach(async () => {
  await server.close();
  await fakeServer.stop();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

it('fetches each file once, however many ask for it', async () => {
  const ref = fakeServer.addBlob('content');
  const one = testdata.gather([ref, ref]);
  const two = testdata.gather([ref]);
  expect(await readFile(await one.path(ref), 'utf8')).toBe('content');
  expect(await two.path(ref)).toBe(await one.path(ref));
  expect(Buffer.from(await testdata.read(ref)).toString()).toBe('content');
  expect(fakeServer.blobRequests).toHaveLength(1);
  one.release();
  two.release();
});

it('fetches nothing after a restart', async () => {
  const ref = fakeServer.addBlob('content');
  await testdata.read(ref);
  const again = createTestdata(server, await DiskCache.open(root, 1 << 20));
  await again.read(ref);
  expect(fakeServer.blobRequests).toHaveLength(1);
});

it('goes on where a download was cut', async () => {
  const ref = fakeServer.addBlob('x'.repeat(300_000));
  fakeServer.cutBlobsAfter = 100_000;
  expect((await testdata.read(ref)).length).toBe(300_000);
  const starts = fakeServer.blobRequests.map(({ range }) =>
    range === undefined ? 0 : Number(range.match(/^bytes=(\d+)-$/)![1]),
  );
  // What was on its way when the line was cut may be lost, even all of one try; what was written is not asked for again.
  const got = starts.slice(1).map((start, at) => start - starts[at]!);
  expect(got.length).toBeGreaterThan(1);
  for (const bytes of got) expect(bytes).toSatisfy((size: number) => size >= 0 && size <= 100_000);
  expect(Math.max(...got)).toBeGreaterThan(0);
});

it('accepts an empty file', async () => {
  expect((await testdata.read(fakeServer.addBlob(''))).length).toBe(0);
});

it('never accepts content that was not asked for', async () => {
  const ref = fakeServer.addBlob('the truth');
  fakeServer.spoilBlob(ref, 'no truth!');
  const failure = await testdata.read(ref).catch((error: unknown) => error);
  expect(reasonOf(failure)).toMatch(/test data .* not that of/);
  expect(failure).toMatchObject({ name: 'SuspectData', ref });
  expect(existsSync(join(root, ref.hash))).toBe(false);
  fakeServer.addBlob('the truth');
  expect(Buffer.from(await testdata.read(ref)).toString()).toBe('the truth');
});

it('FI-13 fails at once when the server does not have it, and not by a fault of this node', async () => {
  const gone = { hash: '0'.repeat(64), bytes: 1 };
  const failure = await testdata.read(gone).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'ProblemFailure', fault: 'data' });
  expect(reasonOf(failure)).toMatch(/: the site does not have it$/);
  expect(fakeServer.blobRequests).toHaveLength(1);
});

it('FI-13 writes no more than there should be, however much comes, and asks for nothing that no file can be', async () => {
  const ref = fakeServer.addBlob('small');
  fakeServer.spoilBlob(ref, 'x'.repeat(3_000_000));
  await expect(testdata.read(ref)).rejects.toThrow(/more data than the 5 bytes/);
  expect((await stat(join(root, 'partial', ref.hash))).size).toBeLessThanOrEqual(ref.bytes);
  const huge = { hash: '1'.repeat(64), bytes: 8 * 2 ** 30 };
  const failure = await testdata.read(huge).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'ProblemFailure', fault: 'data' });
  expect(reasonOf(failure)).toMatch(/8589934592 bytes/);
  expect(fakeServer.blobRequests.some(({ hash }) => hash === huge.hash)).toBe(false);
});

it('fetches a file anew that did not stay what it was on the disk, and counts it', async () => {
  const ref = fakeServer.addBlob('the truth');
  await testdata.read(ref);
  const file = join(root, ref.hash);
  await writeFile(file, 'no truth!');
  const gathered = testdata.gather([ref]);
  expect(await readFile(await gathered.path(ref), 'utf8')).toBe('the truth');
  expect(testdata.spoiled).toBe(1);
  gathered.release();

  await writeFile(file, 'cut');
  const afterRestart = createTestdata(server, await DiskCache.open(root, 1 << 20), 1);
  expect(Buffer.from(await afterRestart.read(ref)).toString()).toBe('the truth');
  await rm(file);
  expect(await readFile(await testdata.gather([ref]).path(ref), 'utf8')).toBe('the truth');
  expect(fakeServer.blobRequests).toHaveLength(4);
});

it('says so when a file changed after its path was given, and fetches it anew for the next job', async () => {
  const ref = fakeServer.addBlob('the truth');
  const gathered = testdata.gather([ref, fakeServer.addBlob('never asked for')]);
  const path = await gathered.path(ref);
  gathered.expectUnchanged();
  await writeFile(path, 'no truth at all!');
  expect(() => gathered.expectUnchanged()).toThrow(/changed while it was read/);
  expect(testdata.spoiled).toBe(1);
  gathered.release();
  const again = testdata.gather([ref]);
  expect(await readFile(await again.path(ref), 'utf8')).toBe('the truth');
  again.expectUnchanged();
  again.release();
  const removed = testdata.gather([ref]);
  await rm(await removed.path(ref));
  expect(() => removed.expectUnchanged()).toThrow(/changed while it was read/);
  removed.release();
});

it('takes up a download that a killed process left, and begins anew when its beginning is wrong', async () => {
  const ref = fakeServer.addBlob('x'.repeat(1000));
  await writeFile(join(root, 'partial', ref.hash), 'x'.repeat(400));
  expect((await testdata.read(ref)).length).toBe(1000);
  const other = fakeServer.addBlob('y'.repeat(1000));
  await writeFile(join(root, 'partial', other.hash), 'z'.repeat(400));
  expect((await testdata.read(other)).length).toBe(1000);
  expect(fakeServer.blobRequests.map(({ range }) => range)).toEqual(['bytes=400-', 'bytes=400-', undefined]);
});

it('FI-11 says that the disk is full, leaves nothing there, and goes on when there is room', async () => {
  const ref = fakeServer.addBlob('content');
  await symlink('/dev/full', join(root, 'partial', ref.hash));
  await expect(testdata.read(ref)).rejects.toThrow(/disk of the judge's data is full/);
  expect(existsSync(join(root, 'partial', ref.hash))).toBe(false);
  expect(Buffer.from(await testdata.read(ref)).toString()).toBe('content');
});
