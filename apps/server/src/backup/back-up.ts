import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { SWEEP_LOCK, USED_BLOBS } from '../domains/files/blobs.queries.ts';
import { listMigrationFiles } from '../platform/db/migrate.ts';
import { type BlobStore, openBlobStore } from '../platform/files/blobs.ts';
import { CopyOut } from './copy-stream.ts';
import { FORMAT, MANIFEST, type Manifest, type SavedTable } from './manifest.ts';
import {
  copyOutSql,
  listFiles,
  listTables,
  lockTables,
  noteBackup,
  readCounters,
  readMigrations,
  settleFormats,
  type Table,
} from './tables.queries.ts';
import { claimTarget, FILES, TABLES, tableFile } from './target.ts';

/** A site as its parts lie: it may run, or not. */
export interface SiteParts {
  databaseUrl: string;
  dataDir: string;
}

export interface BackedUp {
  /** Of this backup. */
  folder: string;
  manifest: Manifest;
  /** Of the files, how many were not in the target yet, and their bytes. */
  newFiles: number;
  newBytes: number;
}

export const JUDGE_TOKEN = 'judge-token';

/** Passes bytes on and knows their SHA-256. */
export function hashing() {
  const digest = createHash('sha256');
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, hash: () => digest.digest('hex') };
}

/**
 * Makes a backup of a site that may be in use: the database at one moment, and the files that it refers to. Rows and files
 * that come later are not in it; nobody has to wait. What a target holds already is not copied again.
 * @param target folder of backups; made when absent
 * @param migrations folder of the SQL files
 * @throws Error when there is no site, or another backup is being made there; then nothing counts as a backup
 */
export async function backUp(
  { databaseUrl, dataDir }: SiteParts,
  target: string,
  migrations: string,
): Promise<BackedUp> {
  const claim = await claimTarget(target);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'assay backup', keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    // Held until the connection ends: what is unused by the time it is copied stays.
    await client.query('select pg_advisory_lock_shared($1)', [SWEEP_LOCK]);
    const { files, ...database } = await saveDatabase(client, claim.unfinished, await listMigrationFiles(migrations));
    const copied = await saveFiles(files, join(dataDir, 'blobs'), await openBlobStore(join(target, FILES)));
    // A site whose token comes from the environment has none here.
    await copyFile(join(dataDir, JUDGE_TOKEN), join(claim.unfinished, JUDGE_TOKEN)).catch(ignoreAbsent);
    const manifest: Manifest = { format: FORMAT, ...database, files: copied.files, lost: copied.lost };
    await writeFile(join(claim.unfinished, MANIFEST), `${JSON.stringify(manifest)}\n`, { mode: 0o600 });
    const folder = await claim.finish(manifest.moment);
    // The backup is whole, whatever becomes of the note.
    await noteBackup(client, manifest.moment, manifest.files.length).catch((error: Error) =>
      console.error(`assay: the backup is whole, but the site could not be told: ${error.message}`),
    );
    return { folder, manifest, newFiles: copied.newFiles, newBytes: copied.newBytes };
  } catch (error) {
    await claim.giveUp();
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}

/** Writes all rows of one moment. */
async function saveDatabase(client: pg.Client, folder: string, newest: readonly string[]) {
  await settleFormats(client);
  await client.query('begin isolation level repeatable read read only');
  const tables = await listTables(client);
  if (tables.length === 0) throw new Error('the database is empty: there is nothing to back up');
  await lockTables(client, tables);
  const { rows } = await client.query<{ moment: Date }>('select now() as moment');
  const migrations = await readMigrations(client);
  await mkdir(join(folder, TABLES), { mode: 0o700 });
  const saved: SavedTable[] = [];
  for (const table of tables) saved.push(await saveTable(client, table, folder));
  const isNewest = JSON.stringify(migrations) === JSON.stringify(newest);
  const files = await listFiles(client, isNewest ? USED_BLOBS : null);
  const counters = await readCounters(client);
  await client.query('commit');
  return { moment: rows[0]!.moment.toISOString(), migrations, tables: saved, counters, files };
}

async function saveTable(client: pg.Client, table: Table, folder: string): Promise<SavedTable> {
  const rows = client.query(new CopyOut(copyOutSql(table)));
  const { stream, hash } = hashing();
  const file = createWriteStream(tableFile(folder, table.name), { mode: 0o600 });
  await pipeline(rows, stream, createGzip({ level: 5 }), file);
  return { name: table.name, columns: table.columns, rows: rows.rows, sha256: hash() };
}

async function saveFiles(wanted: Awaited<ReturnType<typeof listFiles>>, from: string, to: BlobStore) {
  const source = await openBlobStore(from);
  const files: Manifest['files'] = [];
  const lost: string[] = [];
  let [newFiles, newBytes] = [0, 0];
  for (const { hash, isUsed } of wanted) {
    const bytes = await source.size(hash);
    if (bytes !== null && (await to.size(hash)) === bytes) {
      files.push({ hash, bytes });
      continue;
    }
    const stored = bytes === null ? null : await to.put(source.stream(hash));
    if (stored?.hash === hash) {
      files.push(stored);
      newFiles += 1;
      newBytes += stored.bytes;
      continue;
    }
    if (stored) await to.remove(stored.hash);
    if (isUsed) lost.push(hash);
  }
  return { files, lost, newFiles, newBytes };
}
