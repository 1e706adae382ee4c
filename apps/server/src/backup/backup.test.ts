import { mkdtempSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { login } from '@assay/contract/accounts/sign-in.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { cloneDatabase } from '@assay/testkit/db.ts';
import { scratchRoot } from '@assay/testkit/scratch.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SWEEP_LOCK } from '../domains/files/blobs.queries.ts';
import { storeBlob } from '../domains/files/blobs.ts';
import { sweepBlobs } from '../domains/files/sweep.ts';
import { listMigrationFiles, migrate } from '../platform/db/migrate.ts';
import { backUp } from './back-up.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { listTables } from './tables.queries.ts';
import { claimTarget, FILES, findBackup, forgetOlder, listBackups, tableFile } from './target.ts';

const MIGRATIONS = 'apps/server/migrations';
const folders: string[] = [];
const makeFolder = () => {
  const folder = mkdtempSync(join(scratchRoot(), 'assay-backup-'));
  folders.push(folder);
  return folder;
};
const partsOf = ({ services: { config } }: TestSite) => ({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });

let site: TestSite;
let user: BuiltUser;
/** A place where no restoring works out. */
let spoiled: Awaited<ReturnType<typeof openPlace>>;
beforeAll(async () => {
  site = await openTestSite();
  user = await buildUser(site);
  const signature = 'tab\there, \\ and\nnewline, 中文, \\N';
  await site.services.db.updateTable('users').set({ signature }).where('uid', '=', user.uid).execute();
  await buildProblem(site, { cases: [{ input: 'of the backup', output: 'of it, too' }] });
  spoiled = await openPlace();
});
afterAll(async () => {
  await site.close();
  await spoiled.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const save = (target: string) => backUp(partsOf(site), target, MIGRATIONS);

/** A place for a site: a database without users, and a folder. */
async function openPlace() {
  const database = await cloneDatabase();
  return { databaseUrl: database.url, dataDir: makeFolder(), close: database.drop };
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const rowsOf = (url: string, table: string) =>
  withClient(url, async (client) => (await client.query(`select t::text as row from ${table} t order by 1`)).rows);

test('a restored site has every row and every file, goes on counting, and lets people in', async () => {
  const target = makeFolder();
  const place = await openPlace();
  const saved = await save(target);
  await restore(place, target, saved.folder, MIGRATIONS);

  const from = partsOf(site).databaseUrl;
  const tables = await withClient(from, listTables);
  expect(tables.length).toBeGreaterThan(20);
  // the note that this one is whole came after it
  for (const { name } of tables.filter((table) => table.name !== 'backups'))
    expect([name, await rowsOf(place.databaseUrl, name)]).toEqual([name, await rowsOf(from, name)]);
  expect(await rowsOf(from, 'users')).not.toEqual([]);
  const promises = `pg_constraint where contype = 'f'`;
  const listed = (url: string) =>
    withClient(
      url,
      async (client) =>
        (await client.query(`select conname, pg_get_constraintdef(oid) from ${promises} order by 1, 2`)).rows,
    );
  expect(await listed(place.databaseUrl)).toEqual(await listed(from));

  const restored = await openTestSite({ DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir });
  for (const { hash, bytes } of saved.manifest.files) expect(await restored.services.blobs.size(hash)).toBe(bytes);
  expect(saved.manifest.files).not.toEqual([]);
  const { username, password } = user;
  expect((await as(restored)(login, { username, password })).status).toBe(200);
  const last = await site.services.db
    .selectFrom('users')
    .select('uid')
    .orderBy('uid', 'desc')
    .executeTakeFirstOrThrow();
  expect((await buildUser(restored)).uid).toBeGreaterThan(last.uid);
  await restored.close();
  await place.close();
});

test('what is in the target already is not copied again; older backups go with their files', async () => {
  const target = makeFolder();
  const { services } = site;
  const picture = await storeBlob(services, () => Buffer.from('in the first backup alone'));
  const first = await save(target);
  await services.db.deleteFrom('blobs').where('hash', '=', picture.hash).execute();
  const second = await save(target);
  expect(first.newFiles).toBe(first.manifest.files.length);
  expect(second.newFiles).toBe(0);
  expect(second.manifest.files).toHaveLength(first.newFiles - 1);
  expect(await findBackup(target)).toBe(second.folder);

  expect(await forgetOlder(target, 1)).toBe(1);
  expect(await listBackups(target)).toEqual([second.folder]);
  const kept = (
    await Promise.all((await readdir(join(target, FILES))).map((one) => readdir(join(target, FILES, one))))
  ).flat();
  expect(kept).toHaveLength(second.manifest.files.length);
  const place = await openPlace();
  await restore(place, target, second.folder, MIGRATIONS);
  await place.close();
});

test('a site knows when it was backed up, and forgets it after a year', async () => {
  const { db } = site.services;
  await db
    .insertInto('backups')
    .values({ moment: new Date('2020-01-01'), files: 1 })
    .execute();
  const { manifest } = await save(makeFolder());
  const moments = (await db.selectFrom('backups').select('moment').orderBy('moment').execute()).map(({ moment }) =>
    moment.toISOString(),
  );
  expect(moments.at(-1)).toBe(manifest.moment);
  expect(moments).not.toContain('2020-01-01T00:00:00.000Z');
});

test('nothing is swept while a backup copies files', async () => {
  const { hash } = await storeBlob(site.services, () => Buffer.from('unused soon'));
  site.clock.advance(50 * 3600);
  const isThere = async () => (await site.services.blobs.size(hash)) !== null;
  await withClient(partsOf(site).databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock_shared($1)', [SWEEP_LOCK]);
    expect(await sweepBlobs(site.services)).toBe(0);
    expect(await isThere()).toBe(true);
  });
  await expect.poll(() => sweepBlobs(site.services)).toBeGreaterThan(0);
  expect(await isThere()).toBe(false);
});

test('a file that is gone or damaged is named, and the rest is saved', async () => {
  const { services } = site;
  const { pid } = await buildProblem(site, { cases: [{ input: 'will be gone', output: 'will be damaged' }] });
  const { cases } = await services.db
    .selectFrom('problem_data')
    .select('cases')
    .where('pid', '=', pid)
    .executeTakeFirstOrThrow();
  const [{ input, output }] = cases as [{ input: { hash: string }; output: { hash: string } }];
  await services.blobs.remove(input.hash);
  await writeFile(services.blobs.path(output.hash), 'something else');
  const { manifest } = await save(makeFolder());
  expect(manifest.lost.sort()).toEqual([input.hash, output.hash].sort());
  expect(manifest.files.length).toBeGreaterThan(0);
  await services.db.deleteFrom('problems').where('id', '=', pid).execute();
});

test('a site is never overwritten', async () => {
  const target = makeFolder();
  const { folder } = await save(target);
  const before = await rowsOf(partsOf(site).databaseUrl, 'users');
  await expect(restore(partsOf(site), target, folder, MIGRATIONS)).rejects.toThrow('there is a site already');
  expect(await rowsOf(partsOf(site).databaseUrl, 'users')).toEqual(before);
});

const replaceIn = async (file: string, from: string, to: string) =>
  writeFile(file, (await readFile(file, 'utf8')).replace(from, to));

test.each<[string, (target: string, folder: string) => Promise<unknown>, string]>([
  ['a table cut short', (_, folder) => writeFile(tableFile(folder, 'users'), Buffer.alloc(0)), 'damaged: table users'],
  ['rubbish behind a table', (_, folder) => appendFile(tableFile(folder, 'users'), 'rubbish'), 'damaged: table users'],
  [
    'another count',
    (_, folder) => replaceIn(join(folder, 'manifest.json'), '"rows":1,', '"rows":2,'),
    'damaged: table',
  ],
  [
    'a file that changed',
    async (target) => {
      const [prefix] = (await readdir(join(target, FILES))).filter((name) => name.length === 2);
      const [rest] = await readdir(join(target, FILES, prefix!));
      const file = join(target, FILES, prefix!, rest!);
      await writeFile(file, Buffer.alloc((await readFile(file)).length, '?'));
    },
    'has another content',
  ],
  ['no manifest', (_, folder) => rm(join(folder, 'manifest.json')), 'holds no backup'],
  ['half a manifest', (_, folder) => writeFile(join(folder, 'manifest.json'), '{"format":1'), 'is damaged'],
  [
    'a newer schema',
    (_, folder) =>
      replaceIn(join(folder, 'manifest.json'), '"migrations":[', '"migrations":["9999_from-the-future.sql",'),
    'newer version',
  ],
])('%s: nothing is restored', async (_sentence, spoil, message) => {
  const target = makeFolder();
  const { folder } = await save(target);
  await spoil(target, folder);
  await expect(restore(spoiled, target, folder, MIGRATIONS)).rejects.toThrow(message);
  expect(await rowsOf(spoiled.databaseUrl, 'users')).toEqual([]);
});

test('where restoring failed it can be tried again', async () => {
  const target = makeFolder();
  await restore(spoiled, target, (await save(target)).folder, MIGRATIONS);
  expect(await rowsOf(spoiled.databaseUrl, 'users')).not.toEqual([]);
});

test('a backup of an older schema is restored as it was, and brought to the newest afterwards', async () => {
  const [old, place] = [await openPlace(), await openPlace()];
  for (const { databaseUrl } of [old, place]) {
    await withClient(databaseUrl, (client) => client.query('drop schema public cascade; create schema public'));
  }
  const all = await listMigrationFiles();
  await migrate(old.databaseUrl, MIGRATIONS, new Set(all.slice(0, 3)));
  await withClient(old.databaseUrl, (client) =>
    client.query(`insert into users (username, email, password_hash) values ('elder', 'elder@example.org', '')`),
  );
  const target = makeFolder();
  const { folder, manifest } = await backUp(old, target, MIGRATIONS);
  expect(manifest.migrations).toEqual(all.slice(0, 3));
  await restore(place, target, folder, MIGRATIONS);
  expect(await migrate(place.databaseUrl)).toEqual(all.slice(3));
  expect(await rowsOf(place.databaseUrl, 'users')).toHaveLength(1);
  await old.close();
  await place.close();
});

test('one backup at a time in a target; what a killed one left is cleared away', async () => {
  const target = makeFolder();
  await mkdir(join(target, '.unfinished-1'));
  await expect(claimTarget(target)).rejects.toThrow('process 1 is making a backup');
  await rm(join(target, '.unfinished-1'), { recursive: true });
  await mkdir(join(target, '.unfinished-4194303'));
  await save(target);
  expect((await readdir(target)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('an empty database is no site, and leaves no backup', async () => {
  const place = await openPlace();
  await withClient(place.databaseUrl, (client) => client.query('drop schema public cascade; create schema public'));
  const target = makeFolder();
  await expect(backUp(place, target, MIGRATIONS)).rejects.toThrow('nothing to back up');
  expect(await listBackups(target)).toEqual([]);
  await expect(readManifest(target)).rejects.toThrow('holds no backup');
  await place.close();
});
