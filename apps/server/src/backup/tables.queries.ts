import pg from 'pg';
import type { SavedTable } from './manifest.ts';

const quoted = pg.escapeIdentifier;

export interface Table {
  name: string;
  /** All that are stored; what is computed from others is not. */
  columns: string[];
  /** Columns of the primary key, quoted; text is ordered by its bytes, so that every database tells the same order. */
  order: string[];
}

/** Texts, times and numbers are written alike by every session that begins so. */
export async function settleFormats(client: pg.Client): Promise<void> {
  await client.query(
    `select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO, YMD', false),
       set_config('intervalstyle', 'postgres', false), set_config('bytea_output', 'hex', false),
       set_config('extra_float_digits', '1', false), set_config('client_encoding', 'UTF8', false)`,
  );
}

/** The tables of the site, by name. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: { name: string; is_text: boolean }[] }>(
    `select c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select json_agg(json_build_object('name', a.attname, 'is_text', a.attcollation <> 0) order by k.at)
        from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality as k(attnum, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     order by c.relname`,
  );
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    order: (key ?? []).map((one) => quoted(one.name) + (one.is_text ? ' collate "C"' : '')),
  }));
}

/** Nobody changes how the tables are made until the transaction ends; reading and writing rows goes on. */
export const lockTables = (client: pg.Client, tables: readonly Table[]) =>
  client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`);

const listOf = (columns: readonly string[]) => columns.map(quoted).join(', ');

/** All rows, in the order of their primary key. */
export const copyOutSql = ({ name, columns, order }: Table) =>
  `copy (select ${listOf(columns)} from ${quoted(name)}${order.length > 0 ? ` order by ${order.join(', ')}` : ''}) to stdout`;

export const copyInSql = ({ name, columns }: Pick<SavedTable, 'name' | 'columns'>) =>
  `copy ${quoted(name)} (${listOf(columns)}) from stdin`;

/** The last number that each counter of ids gave away; those that never gave one are left out. */
export async function readCounters(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select relname as name, pg_sequence_last_value(oid)::text as last from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}

export const setCounter = (client: pg.Client, name: string, last: string) =>
  client.query('select setval($1::regclass, $2)', [quoted(name), last]);

/** Takes away what rows of one table promise about those of another. @returns what makes the promises again and checks them */
export async function liftForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ owner: string; name: string; promise: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as promise from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${quoted(name)}`);
  return rows.map(({ owner, name, promise }) => `alter table ${owner} add constraint ${quoted(name)} ${promise}`);
}

/**
 * Whether triggers of ours answer to rows: while a backup is brought back they must not, for what they refuse or count has been refused
 * and counted when the rows were written.
 */
export async function switchTriggers(client: pg.Client, tables: readonly Table[], way: 'enable' | 'disable') {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${way} trigger user`);
}

/** Empties all tables: a new schema brings rows of its own. */
export const emptyTables = (client: pg.Client, tables: readonly Table[]) =>
  client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);

/** The migrations that made this database, in order; empty when none did. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.migrations') as there`);
  if (found[0].there === null) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name collate "C"');
  return rows.map(({ name }) => name);
}

/** Whether somebody has an account: a site that runs, or ran, has at least one administrator. */
export async function hasUsers(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query(`select to_regclass('public.users') as there`);
  if (found[0].there === null) return false;
  return (await client.query('select from users limit 1')).rowCount === 1;
}

/**
 * Every file that the store should hold, and whether a row refers to it.
 * @param usedSql selects the hashes of those that one does; null when this schema cannot be asked: then all count as wanted
 */
export async function listFiles(client: pg.Client, usedSql: string | null) {
  const { rows } = await client.query<{ hash: string; is_used: boolean }>(
    `with used as (${usedSql ?? 'select hash from blobs'})
     select hash, bool_or(is_used) as is_used
     from (select hash, false as is_used from blobs union all select hash, true from used where hash is not null) as files
     group by hash order by hash`,
  );
  return rows.map(({ hash, is_used }) => ({ hash, isUsed: is_used }));
}

/** How long it is known that there was a backup. */
const NOTED_FOR = '1 year';

/** Notes that a backup is whole, for the front page of the back office; an older site has no place for it. */
export async function noteBackup(client: pg.Client, moment: string, files: number): Promise<void> {
  const { rows } = await client.query<{ isKnown: boolean }>(
    `select to_regclass('public.backups') is not null as "isKnown"`,
  );
  if (!rows[0]!.isKnown) return;
  await client.query('insert into backups (moment, files) values ($1, $2) on conflict do nothing', [moment, files]);
  await client.query('delete from backups where moment < now() - $1::interval', [NOTED_FOR]);
}
