import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addKey, forgetOlderKeys, loadKeys } from './key-file.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'assay-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = () => loadKeys({ config: { dataDir } });

test('all who ask for the first key at once are given the same one, which stays', async () => {
  const given = await Promise.all(Array.from({ length: 20 }, load));
  const [key] = await load();
  expect(given.map((keys) => keys.map(({ id }) => id))).toEqual(given.map(() => [key.id]));
});

test('a new key stands before the others until these are forgotten; the file is whole, and of its owner alone', async () => {
  const services = { config: { dataDir } };
  const [first] = await load();
  await addKey(services);
  const [second, ...older] = await load();
  expect(second.id).not.toBe(first.id);
  expect(older).toEqual([first]);
  await forgetOlderKeys(services);
  expect(await load()).toEqual([second]);
  expect(readdirSync(join(dataDir, 'server'))).toEqual(['remote-keys']);
  expect(statSync(join(dataDir, 'server/remote-keys')).mode & 0o777).toBe(0o600);
});

test('a file without a key is told by its name, and nothing is left beside it', async () => {
  mkdirSync(join(dataDir, 'server'));
  writeFileSync(join(dataDir, 'server/remote-keys'), '');
  await expect(load()).rejects.toThrow('remote-keys holds no key');
  expect(readdirSync(join(dataDir, 'server'))).toEqual(['remote-keys']);
});
