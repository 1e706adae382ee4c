import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRunningPostgres, startPostgres } from '@assay/postgres/postgres.ts';
import type { SiteParts } from '../../apps/server/src/backup/back-up.ts';
import { makeDataDir, readLaunchConfig } from '../start/environment.mjs';

export const MIGRATIONS = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));

/**
 * Lets a command work on the site of `DATA_DIR` and `DATABASE_URL`, as `npm start` reads them. An embedded database that
 * nobody runs is started for as long as the work takes.
 * @param isNew whether the data directory may be made
 * @throws Error when there is no such site and none may be made
 */
export async function withSiteParts<Result>(
  isNew: boolean,
  work: (parts: SiteParts) => Promise<Result>,
): Promise<Result> {
  const wanted = readLaunchConfig(process.env).dataDir;
  const given = process.env.DATABASE_URL;
  if (!isNew && !existsSync(given ? wanted : join(wanted, 'postgres'))) {
    throw new Error(`DATA_DIR: there is no site in ${wanted}`);
  }
  const dataDir = makeDataDir(wanted);
  const running = given ? { url: given } : findRunningPostgres(dataDir);
  if (running) return work({ databaseUrl: running.url, dataDir });
  const postgres = await startPostgres({ dataDir });
  try {
    return await work({ databaseUrl: postgres.url, dataDir });
  } finally {
    await postgres.stop();
  }
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** `1234567` → `1.2 MB`. */
export function sizeOf(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${step === 0 ? bytes : (bytes / 1000 ** step).toFixed(1)} ${UNITS[step]}`;
}

/** `31 files, 1.2 MB`, and the like, of what a backup holds. */
export function contentOf({ tables, files }: { tables: { rows: number }[]; files: { bytes: number }[] }): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows of ${tables.length} tables, ${files.length} files (${sizeOf(bytes)})`;
}
