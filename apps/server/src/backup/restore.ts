import { createReadStream, existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { listMigrationFiles, migrate } from '../platform/db/migrate.ts';
import { type BlobStore, openBlobStore } from '../platform/files/blobs.ts';
import { hashing, JUDGE_TOKEN, type SiteParts } from './back-up.ts';
import { CopyIn, CopyOut } from './copy-stream.ts';
import { type Manifest, readManifest, type SavedTable } from './manifest.ts';
import {
  copyInSql,
  copyOutSql,
  emptyTables,
  hasUsers,
  liftForeignKeys,
  listTables,
  readMigrations,
  setCounter,
  settleFormats,
  switchTriggers,
  type Table,
} from './tables.queries.ts';
import { FILES, tableFile } from './target.ts';

/**
 * Brings a backup back into a place without a site: the files first, then all rows in one transaction, in which every table
 * is read again and held against what was saved. The next start of the site brings the schema to its newest version.
 * @param target folder of backups. @param folder of the one wanted
 * @param migrations folder of the SQL files
 * @throws Error when there is a site already, the backup is damaged, or was made by a newer version; then the place holds
 *   no site, and restoring can be tried again
 */
export async function restore(
  { databaseUrl, dataDir }: SiteParts,
  target: string,
  folder: string,
  migrations: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = new Set(await listMigrationFiles(migrations));
  if (manifest.migrations.some((name) => !known.has(name))) {
    throw new Error('the backup was made by a newer version of Assay; restore it with that one');
  }
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'assay restore', keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    await refuseSite(client);
    await refuseSchema(client, manifest);
    await bringFiles(manifest, await openBlobStore(join(target, FILES)), await openBlobStore(join(dataDir, 'blobs')));
    await migrate(databaseUrl, migrations, new Set(manifest.migrations));
    await settleFormats(client);
    await client.query('begin');
    await bringRows(client, manifest, folder);
    await client.query('commit');
    const saved = join(folder, JUDGE_TOKEN);
    if (existsSync(saved) && !existsSync(join(dataDir, JUDGE_TOKEN))) {
      await copyFile(saved, join(dataDir, JUDGE_TOKEN));
    }
    // Without it the first queries would be planned for empty tables.
    await client.query('analyze');
    return manifest;
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseSite(client: pg.Client) {
  if (await hasUsers(client)) throw new Error('there is a site already: its database has users');
}

async function refuseSchema(client: pg.Client, { migrations }: Manifest) {
  const wanted = new Set(migrations);
  const made = await readMigrations(client);
  if (made.some((name) => !wanted.has(name)))
    throw new Error('the database has a newer schema than the backup; empty it');
}

async function bringFiles({ files }: Manifest, from: BlobStore, to: BlobStore) {
  for (const { hash, bytes } of files) {
    if ((await from.size(hash)) !== bytes) throw new Error(`the backup is damaged: file ${hash} is not whole`);
    const stored = await to.put(from.stream(hash));
    if (stored.hash === hash) continue;
    await to.remove(stored.hash);
    throw new Error(`the backup is damaged: file ${hash} has another content`);
  }
}

async function bringRows(client: pg.Client, manifest: Manifest, folder: string) {
  const promises = await liftForeignKeys(client);
  // Now nobody else can write; a site that was started meanwhile keeps what is its own.
  await refuseSite(client);
  const tables = await listTables(client);
  await switchTriggers(client, tables, 'disable');
  await emptyTables(client, tables);
  for (const saved of manifest.tables) {
    const table = tables.find(({ name }) => name === saved.name);
    if (!table) throw new Error(`the backup has a table ${saved.name}, the schema has not`);
    await bringTable(client, saved, table, folder);
  }
  for (const [name, last] of Object.entries(manifest.counters)) await setCounter(client, name, last);
  for (const promise of promises) await client.query(promise);
  await switchTriggers(client, tables, 'enable');
}

async function bringTable(client: pg.Client, saved: SavedTable, table: Table, folder: string) {
  const damaged = () => new Error(`the backup is damaged: table ${saved.name}`);
  const read = hashing();
  const rows = new CopyIn(copyInSql(saved));
  client.query(rows);
  await pipeline(createReadStream(tableFile(folder, saved.name)), createGunzip(), read.stream, rows).catch((error) => {
    // The database and the file system say better what is wrong; a file that cannot be unpacked is damaged.
    throw /^Z_|^ERR_/.test(error.code ?? '') ? damaged() : error;
  });
  if (read.hash() !== saved.sha256 || rows.rows !== saved.rows) throw damaged();
  const written = client.query(new CopyOut(copyOutSql({ ...table, columns: saved.columns })));
  const again = hashing();
  await pipeline(written, again.stream.resume());
  if (again.hash() !== saved.sha256) throw new Error(`table ${saved.name} does not read as it was saved`);
}
