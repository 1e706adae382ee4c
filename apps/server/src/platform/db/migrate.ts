import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Any number will do as long as nobody else takes the same advisory lock. */
const LOCK = 7_021_114;

const FOLDER = join(process.cwd(), 'apps/server/migrations');

/**
 * Names of all migrations, in order.
 * @throws Error naming a file that is no migration: one that was passed over in silence would be missed much later
 */
export async function listMigrationFiles(folder = FOLDER): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const stray = names.find((name) => !/^\d{4}_[a-z0-9-]+\.sql$/.test(name));
  if (stray) throw new Error(`${stray} is not named like a migration, 0001_words-with-dashes.sql`);
  return names;
}

/**
 * Brings a database to the newest schema: every `NNNN_name.sql` that has not run yet, in order, each in a transaction
 * of its own. Several processes may call this at once; an advisory lock lets one work and the others wait.
 * @param url connection string
 * @param folder where the SQL files are
 * @param wanted the only migrations to run: for rows of an older schema, before it is brought to the newest
 * @returns the names of the migrations that ran now
 */
export async function migrate(url: string, folder = FOLDER, wanted?: ReadonlySet<string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, gmt_create timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map((row) => row.name));
    const pending = (await listMigrationFiles(folder)).filter((name) => !done.has(name) && (wanted?.has(name) ?? true));
    for (const name of pending) {
      await client.query('begin');
      try {
        await client.query(await readFile(join(folder, name), 'utf8'));
        await client.query('insert into migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`migration ${name} failed`, { cause: error });
      }
    }
    return pending;
  } finally {
    await client.end();
  }
}
