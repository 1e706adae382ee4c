import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** What of a problem was imported, to tell later what was edited here. */
export interface ImportedFields {
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
  samples: string;
  limits: string;
  source: string;
}

export interface StoredRemote {
  pid: number;
  problem_id: string;
  imported: Record<string, ImportedFields>;
}

/** A problem of a remote judge that is here. */
export async function findRemoteProblem(
  db: Queryable,
  site: RemoteSiteCode,
  key: string,
): Promise<StoredRemote | null> {
  const row = await db
    .selectFrom('remote_problems as r')
    .innerJoin('problems as p', 'p.id', 'r.pid')
    .select(['r.pid', 'p.problem_id', 'r.imported'])
    .where('r.site', '=', site)
    .where('r.key', '=', key)
    .executeTakeFirst();
  return row ? { ...row, imported: row.imported as unknown as StoredRemote['imported'] } : null;
}

interface RemoteColumns {
  site: RemoteSiteCode;
  key: string;
  submitKey: string;
  languages: string[] | null;
  imported: Record<string, ImportedFields>;
}

/** Marks a problem as that of a remote judge, and keeps what it is there. */
export async function upsertRemoteProblem(tx: Queryable, pid: number, given: RemoteColumns, now: Date): Promise<void> {
  const columns = {
    submit_key: given.submitKey,
    languages: given.languages,
    imported: JSON.stringify(given.imported),
    fetched_at: now,
    missing_since: null,
  };
  await tx
    .insertInto('remote_problems')
    .values({ pid, site: given.site, key: given.key, ...columns })
    .onConflict((conflict) => conflict.column('pid').doUpdateSet(columns))
    .execute();
  await tx.updateTable('problems').set({ is_remote: true, oj: given.site }).where('id', '=', pid).execute();
}

/** Those of some problems of a site that are here, by their keys there. */
export async function listPresent(
  db: Queryable,
  site: RemoteSiteCode,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('remote_problems')
    .select(['key', 'pid'])
    .where('site', '=', site)
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, pid }) => [key, pid]));
}

/** The languages of a site with their ids here; those that are new are stored. */
export async function upsertLanguages(
  tx: Queryable,
  site: RemoteSiteCode,
  languages: readonly { name: string; mode: string }[],
): Promise<Map<string, number>> {
  await sql`
    insert into languages (name, oj, content_type, description, template, seq)
    select given.name, ${site}, given.mode, given.name, '', given.seq
    from unnest(${languages.map(({ name }) => name)}::text[], ${languages.map(({ mode }) => mode)}::text[])
      with ordinality as given (name, mode, seq)
    on conflict (oj, name) do nothing`.execute(tx);
  const rows = await tx.selectFrom('languages').select(['id', 'name']).where('oj', '=', site).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

const TAG_COLOR = '#607d8b';

/** Tags of a site by their names; those that are new are stored. */
export async function upsertTags(tx: Queryable, site: RemoteSiteCode, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  await sql`
    insert into tags (name_zh, name_en, color, oj)
    select name, name, ${TAG_COLOR}, ${site} from unnest(${names}::text[]) as given (name)
    on conflict do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('tags')
    .select('id')
    .where('oj', '=', site)
    .where('name_en', 'in', names as string[])
    .execute();
  return rows.map(({ id }) => id);
}

/** What stands here now, as {@link ImportedFields} by language. */
export async function findPresentFields(db: Queryable, pid: number): Promise<Record<string, ImportedFields>> {
  const problem = await db
    .selectFrom('problems')
    .select(['examples', 'time_limit_ms', 'memory_limit_mb', 'source'])
    .where('id', '=', pid)
    .executeTakeFirstOrThrow();
  const texts = await db
    .selectFrom('problem_texts')
    .select(['locale', 'title', 'description', 'input', 'output', 'hint'])
    .where('pid', '=', pid)
    .execute();
  const shared = {
    samples: JSON.stringify(problem.examples),
    limits: `${problem.time_limit_ms} ${problem.memory_limit_mb}`,
    source: problem.source,
  };
  return Object.fromEntries(texts.map(({ locale, ...text }) => [locale, { ...text, ...shared }]));
}

export async function findVersion(db: Queryable, pid: number): Promise<number> {
  const row = await db.selectFrom('problems').select('version').where('id', '=', pid).executeTakeFirstOrThrow();
  return row.version;
}
