import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findLocalUrl, readJudgeToken, readLaunchConfig, refuseTakenPort } from './environment.mjs';
import { isOlder } from './node-version.mjs';
import { isInstalled } from './packages.mjs';
import { readLogLine } from './programs/log-lines.mjs';
import { nextDelayMs } from './programs/program.mjs';
import { describeMissing } from './readiness.mjs';
import { root } from './root.mjs';
import { computeStamp, hasStamp, writeStamp } from './stamp.mjs';

const folder = mkdtempSync(join(tmpdir(), 'assay-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the stamp of sources', () => {
  const file = join(folder, 'src/deep/a.ts');
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  mkdirSync(join(folder, 'src/dist'));
  writeFileSync(file, 'one');
  const first = computeStamp(['src'], folder);

  it('stays while nothing changes, and when only results, tests or hidden files do', () => {
    writeFileSync(join(folder, 'src/dist/out.js'), 'x');
    writeFileSync(join(folder, 'src/deep/a.test.ts'), 'x');
    writeFileSync(join(folder, 'src/.stamp'), 'x');
    expect(computeStamp(['src'], folder)).toBe(first);
  });

  it('changes with time, size, a new file and a missing file', () => {
    const stamps = new Set([first]);
    utimesSync(file, 1, 1);
    stamps.add(computeStamp(['src'], folder));
    writeFileSync(file, 'longer');
    stamps.add(computeStamp(['src'], folder));
    writeFileSync(join(folder, 'src/b.ts'), '');
    stamps.add(computeStamp(['src'], folder));
    rmSync(file);
    stamps.add(computeStamp(['src'], folder));
    expect(stamps.size).toBe(5);
  });

  it('is found again only when it is the same', () => {
    const kept = join(folder, '.stamp');
    expect(hasStamp(kept, 'a')).toBe(false);
    writeStamp(kept, 'a');
    expect(hasStamp(kept, 'a')).toBe(true);
    expect(hasStamp(kept, 'b')).toBe(false);
  });
});

describe('the launch configuration', () => {
  it.each([
    [{}, { port: 8080, host: '0.0.0.0', dataDir: join(root, 'data') }],
    [
      { PORT: '', HOST: '', DATA_DIR: '' },
      { port: 8080, host: '0.0.0.0', dataDir: join(root, 'data') },
    ],
    [
      { PORT: '9', HOST: '::1', DATA_DIR: '/srv/a' },
      { port: 9, host: '::1', dataDir: '/srv/a' },
    ],
    [
      { DATA_DIR: 'mine', INIT_CWD: '/home/one' },
      { port: 8080, host: '0.0.0.0', dataDir: '/home/one/mine' },
    ],
  ])('reads %j', (env, expected) => expect(readLaunchConfig(env)).toEqual(expected));

  it.each(['abc', '0', '65536', '80.5', '-1', '0x50', ' 80'])('refuses PORT "%s" by name', (PORT) => {
    expect(() => readLaunchConfig({ PORT })).toThrow(/PORT: must be a number from 1 to 65535/);
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['::', 'http://127.0.0.1:80'],
    ['10.0.0.5', 'http://10.0.0.5:80'],
    ['::1', 'http://[::1]:80'],
  ])('reaches a server that listens on %s at %s', (host, url) => {
    expect(findLocalUrl({ host, port: 80, dataDir: '' })).toBe(url);
  });

  it('refuses a port that another program holds', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as { port: number };
    const config = { host: '127.0.0.1', port, dataDir: '' };
    await expect(refuseTakenPort(config)).rejects.toThrow(`port ${port}, is taken`);
    await new Promise((closed) => other.close(closed));
    await refuseTakenPort(config);
  });

  it('makes the judge token once, and prefers a given one', () => {
    const made = readJudgeToken({}, folder);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(readJudgeToken({}, folder)).toBe(made);
    expect(readJudgeToken({ JUDGE_TOKEN: 'given' }, folder)).toBe('given');
  });
});

describe('the npm packages', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' };
  const optional = { version: '2.0.0', optional: true };
  const installed = (packages: Record<string, object>) => ({ packages });
  it.each([
    ['all there', { 'node_modules/a': a }, { 'node_modules/a': a }, true],
    ['nothing there', { 'node_modules/a': a }, {}, false],
    ['another version', { 'node_modules/a': a }, { 'node_modules/a': { ...a, version: '1.0.1' } }, false],
    ['other contents', { 'node_modules/a': a }, { 'node_modules/a': { ...a, integrity: 'sha512-b' } }, false],
    ['an optional one absent', { 'node_modules/b': optional }, {}, true],
    ['the workspace itself', { '': { version: '1' }, 'packages/x': { version: '1' } }, {}, true],
    ['a workspace not linked', { 'node_modules/x': { link: true } }, {}, false],
  ])('%s', (_, wanted, present, expected) => expect(isInstalled(installed(wanted), installed(present))).toBe(expected));
});

it.each([
  ['20.19.0', '20.19', false],
  ['20.18.3', '20.19', true],
  ['22.0.0', '20.19', false],
  ['18.20.0', '20.19', true],
])('Node %s is older than %s: %s', (version, least, expected) => expect(isOlder(version, least)).toBe(expected));

it('waits longer before each further start, up to a limit, and anew after a healthy run', () => {
  const delays = [nextDelayMs(0, 10)];
  for (let i = 0; i < 9; i++) delays.push(nextDelayMs(delays.at(-1)!, 10));
  expect(delays.slice(0, 3)).toEqual([200, 400, 800]);
  expect(delays.at(-1)).toBe(15_000);
  expect(nextDelayMs(15_000, 60_000)).toBe(200);
});

it.each([
  ['{"status":"unready","missing":["database","judge node"]}', 'database, judge node'],
  ['{"missing":[]}', '{"missing":[]}'],
  ['<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
])('tells what %s lacks', (body, expected) => expect(describeMissing(body)).toBe(expected));

it.each([
  ['plain words', 'plain words', true],
  ['{"level":30,"msg":"listening"}', 'listening', false],
  ['{"level":50,"msg":"failed","err":{"message":"disk full"}}', 'failed (disk full)', true],
  ['{"level":50,"msg":"no work is taken","problems":["a","b"]}', 'no work is taken: a; b', true],
  ['{"broken', '{"broken', true],
])('shows %s as %s', (line, text, isWarning) => expect(readLogLine(line)).toMatchObject({ text, isWarning }));
