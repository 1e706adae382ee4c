import { createHash, randomBytes } from 'node:crypto';
import { chown, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../../platform/config.ts';
import { KEY_BYTES, type Key } from './seal.ts';

export interface HasDataDir {
  config: Pick<Config, 'dataDir'>;
}

const fileOf = ({ config }: HasDataDir) => join(config.dataDir, 'server', 'remote-keys');

const keyOf = (line: string): Key => {
  const bytes = Buffer.from(line, 'base64url');
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
};

async function readKeys(file: string): Promise<Key[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const keys = text
    .split('\n')
    .filter((line) => line !== '')
    .map(keyOf);
  if (keys.some(({ bytes }) => bytes.length !== KEY_BYTES)) throw new Error(`${file} holds something else than keys`);
  return keys;
}

/** Puts a written file where none is; who was first stays. */
const putFirst = (next: string, file: string) =>
  link(next, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });

/** Writes the file whole or not at all, readable by its owner alone. */
async function writeKeys(file: string, keys: readonly Key[], put: typeof putFirst = rename): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(next, 'wx', 0o600);
  try {
    await handle.writeFile(keys.map(({ bytes }) => `${bytes.toString('base64url')}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // who runs the command need not be who runs the server
  const owner = await stat(file).catch(() => null);
  if (owner && process.getuid?.() === 0) await chown(next, owner.uid, owner.gid);
  try {
    await put(next, file);
  } finally {
    await rm(next, { force: true });
  }
}

const newKey = () => keyOf(randomBytes(KEY_BYTES).toString('base64url'));

/**
 * The keys that secrets are sealed with, the current one first; made when there is none, and by all who ask at once the same one: of another
 * one nothing could be read again. They lie beside the database, never in it.
 */
export async function loadKeys(services: HasDataDir): Promise<readonly [Key, ...Key[]]> {
  const file = fileOf(services);
  const [first, ...older] = await readKeys(file);
  if (first) return [first, ...older];
  await writeKeys(file, [newKey()], putFirst);
  const [made, ...rest] = await readKeys(file);
  if (!made) throw new Error(`${file} holds no key: remove it`);
  return [made, ...rest];
}

/** Puts a new key before the others. */
export async function addKey(services: HasDataDir): Promise<void> {
  await writeKeys(fileOf(services), [newKey(), ...(await loadKeys(services))]);
}

/** Forgets all keys but the current one. */
export async function forgetOlderKeys(services: HasDataDir): Promise<void> {
  const [current] = await loadKeys(services);
  await writeKeys(fileOf(services), [current]);
}
