import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openBlobStore } from '../platform/files/blobs.ts';
import { readManifest } from './manifest.ts';

/**
 * A folder of backups: one folder for each moment, named by it, and one store of the files of all of them, because most
 * files are in every backup.
 */
export const FILES = 'files';
export const TABLES = 'tables';
const UNFINISHED = /^\.unfinished-(\d+)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

export const tableFile = (folder: string, table: string) => join(folder, TABLES, `${table}.copy.gz`);

/** The backups of a target, oldest first: paths of their folders. */
export async function listBackups(target: string): Promise<string[]> {
  const names = await readdir(target).catch(() => []);
  return names
    .filter((name) => MOMENT.test(name))
    .sort()
    .map((name) => join(target, name));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function sync(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Begins a backup in a target, and clears away what one that was killed left there.
 * @throws Error when a backup is being made there by another process
 */
export async function claimTarget(target: string) {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const unfinished = join(target, `.unfinished-${process.pid}`);
  for (const name of await readdir(target)) {
    const pid = Number(UNFINISHED.exec(name)?.[1] ?? 0);
    if (pid === 0) continue;
    if (pid !== process.pid && isAlive(pid)) throw new Error(`process ${pid} is making a backup in ${target}`);
    await rm(join(target, name), { recursive: true });
  }
  await mkdir(unfinished, { mode: 0o700 });
  return {
    unfinished,
    /** From now on it is a backup, even if the power is cut. @param moment ISO 8601 @returns its folder */
    async finish(moment: string): Promise<string> {
      const folder = join(target, moment.replaceAll(':', '-'));
      for (const name of await readdir(join(unfinished, TABLES))) await sync(join(unfinished, TABLES, name));
      for (const name of await readdir(unfinished)) await sync(join(unfinished, name));
      await rename(unfinished, folder);
      await sync(target);
      return folder;
    },
    giveUp: () => rm(unfinished, { recursive: true, force: true }),
  };
}

/** Removes all backups but the newest, and the files that none of those names. @returns how many backups went */
export async function forgetOlder(target: string, keep: number): Promise<number> {
  const all = await listBackups(target);
  const [old, kept] = [all.slice(0, -keep), all.slice(-keep)];
  for (const folder of old) await rm(folder, { recursive: true });
  const wanted = new Set<string>();
  for (const folder of kept) for (const { hash } of (await readManifest(folder)).files) wanted.add(hash);
  const store = await openBlobStore(join(target, FILES));
  for await (const { hash } of store.list()) if (!wanted.has(hash)) await store.remove(hash);
  return old.length;
}

/** @param name of a backup, or none for the newest. @throws Error when there is no such backup */
export async function findBackup(target: string, name?: string): Promise<string> {
  const all = await listBackups(target);
  const found = name === undefined ? all.at(-1) : all.find((folder) => basename(folder) === name);
  if (found) return found;
  throw new Error(name === undefined ? `${target} holds no backup` : `${target} holds no backup ${name}`);
}
