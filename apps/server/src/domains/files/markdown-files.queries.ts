import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

interface MarkdownFile {
  uid: number;
  group_id: number | null;
  kind: 'image' | 'file';
  key: string;
  name: string;
  type: string;
  hash: string;
  bytes: number;
}

/** How many bytes somebody has stored for texts. */
export async function countBytesOf(db: Queryable, uid: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('markdown_files')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.val(0)).as('bytes'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Lets the uploads of one person be noted one after the other, so that all of them count. */
export const lockUploader = (tx: Queryable, uid: number) =>
  tx.selectFrom('users').select('uid').where('uid', '=', uid).forNoKeyUpdate().execute();

export async function insertMarkdownFile(tx: Queryable, file: MarkdownFile, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('markdown_files')
    .values({ ...file, gmt_create: now, unused_since: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A file that a text links to, by what stands in its address. */
export const findMarkdownFile = (db: Queryable, key: string) =>
  db
    .selectFrom('markdown_files')
    .select(['name', 'type', 'hash', 'bytes'])
    .where('key', '=', key)
    .where('kind', '=', 'file')
    .executeTakeFirst();

/** The address of a file of this content and name that is here; null when there is none. */
export async function findFileKey(
  db: Queryable,
  { hash, name }: Pick<MarkdownFile, 'hash' | 'name'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('markdown_files')
    .select('key')
    .where('hash', '=', hash)
    .where('name', '=', name)
    .where('kind', '=', 'file')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.key ?? null;
}

/** Deletes a picture. @param uid only if it is this person's; null: anybody's @returns whether there was such a picture */
export async function deleteMarkdownImageRow(db: Queryable, id: number, uid: number | null): Promise<boolean> {
  let query = db.deleteFrom('markdown_files').where('id', '=', id).where('kind', '=', 'image');
  if (uid !== null) query = query.where('uid', '=', uid);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Tables in which no text of people stands that could name an upload: programs, logs, what the product itself keeps. */
const WITHOUT_TEXTS: ReadonlySet<string> = new Set([
  'audit_log',
  'blobs',
  'jobs',
  'judgements',
  'mails',
  'markdown_files',
  'migrations',
  'problem_data',
  'rejudge_members',
  'sessions',
  'submissions',
  'test_runs',
  'testdata_uploads',
  'verification_trials',
]);

/** As an upload is addressed in a text. */
const NAMED = '/api/public/(?:img|file)/([0-9a-f]{32,64})';

/** The keys of all uploads that some text names, in whatever table it stands: tables to come are read by themselves. */
export async function findNamedKeys(db: Queryable): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as "table", array_agg(c.column_name::text) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
    group by c.table_name`.execute(db);
  const keys = new Set<string>();
  for (const { table, columns } of tables) {
    if (WITHOUT_TEXTS.has(table)) continue;
    const text = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))})`;
    const { rows } = await sql<{ key: string }>`
      select distinct (regexp_matches(${text}, ${NAMED}, 'g'))[1] as key
      from ${sql.table(table)} where ${text} like '%/api/public/%'`.execute(db);
    for (const { key } of rows) keys.add(key);
  }
  return [...keys];
}

/** Notes since when uploads are unused, and deletes those that have been so since before a moment. @returns how many went */
export async function sweepUnused(
  db: Queryable,
  usedKeys: readonly string[],
  before: Date,
  now: Date,
): Promise<number> {
  const isUsed = sql<boolean>`key = any(${[...usedKeys]}::text[])`;
  await sql`
    update markdown_files set unused_since = case when ${isUsed} then null else ${now}::timestamptz end
    where ${isUsed} <> (unused_since is null)`.execute(db);
  const { numDeletedRows } = await db
    .deleteFrom('markdown_files')
    .where('unused_since', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
