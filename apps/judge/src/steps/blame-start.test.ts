import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunResult, Sandbox } from '../sandbox/sandbox.ts';
import { blameStart } from './blame-start.ts';
import type { Program } from './compile.ts';

let appDir: string;
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'assay-start-'));
});
afterAll(() => rm(appDir, { recursive: true }));

/** A sandbox that starts whatever it is given. */
const sandbox = { run: async () => [{ outcome: 'ok' }] } as unknown as Sandbox;

const programOf = (file: string, madeAt: number) =>
  ({
    toolchain: { data: { run: { argv: [`/app/${file}`] } } },
    appDir,
    madeAt,
    discard: async () => {},
    discardLater: () => {},
  }) as unknown as Program;

test('a file of the same millisecond as its compilation stands as it was made', async () => {
  for (let at = 0; at < 20; at++) {
    const path = join(appDir, `main${at}`);
    await writeFile(path, 'noise');
    const end = { outcome: 'start', startErrno: 8 } as RunResult;
    await blameStart(sandbox, end, programOf(`main${at}`, Math.floor((await stat(path)).ctimeMs)));
    expect([at, end.startsNowhere]).toEqual([at, true]);
  }
});

test('one that was written later does not', async () => {
  await writeFile(join(appDir, 'main'), 'noise');
  const end = { outcome: 'start', startErrno: 8 } as RunResult;
  await blameStart(sandbox, end, programOf('main', Math.floor((await stat(join(appDir, 'main'))).ctimeMs) - 1));
  expect(end.startsNowhere).toBeUndefined();
});
