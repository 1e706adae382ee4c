import type { SearchKind } from '@assay/contract/search/search.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';

/** One node reads at a time: of two that read the same text, the one that began earlier could write later. */
const READING = 630_009;

/** A thing as the search reads it. */
export interface SearchText {
  id: number;
  /** What people call it exactly; empty where there is none. */
  name: string;
  title: string;
  body: string;
}

/** What of each kind is searched; never what only some who may see the thing may see. */
export const READ_TEXTS: Record<SearchKind, (db: Queryable, ids: readonly number[]) => Promise<SearchText[]>> = {
  problem: async (db, ids) => {
    const { rows } = await sql<SearchText>`
      select p.id, p.problem_id as name, concat_ws(' ', p.problem_id, string_agg(t.title, ' ' order by t.locale)) as title,
        coalesce(string_agg(concat_ws(' ', t.description, t.input, t.output, t.hint), ' ' order by t.locale), '') as body
      from problems p left join problem_texts t on t.pid = p.id
      where p.id = any(${ids}::bigint[]) group by p.id`.execute(db);
    return rows;
  },
  discussion: (db, ids) =>
    db
      .selectFrom('discussions')
      .select(['id', 'title'])
      .select([sql<string>`''`.as('name'), sql<string>`concat_ws(' ', description, content)`.as('body')])
      .where('id', 'in', [...ids])
      .execute(),
  contest: (db, ids) =>
    db
      .selectFrom('contests')
      .select(['id', 'title', 'description as body', sql<string>`''`.as('name')])
      .where('id', 'in', [...ids])
      .execute(),
  group: (db, ids) =>
    db
      .selectFrom('groups')
      .select(['id', 'short_name as name', sql<string>`concat_ws(' ', short_name, name)`.as('title')])
      .select('brief as body')
      .where('id', 'in', [...ids])
      .execute(),
  person: (db, ids) =>
    db
      .selectFrom('users')
      .select(['uid as id', 'username as name', sql<string>`concat_ws(' ', username, nickname)`.as('title')])
      .select(sql<string>`''`.as('body'))
      .where('uid', 'in', [...ids])
      .execute(),
};

/** Whether anything waits to be read; asked every second. */
export async function hasChanges(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('search_changes').modifyFront(PREPARED).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** @returns false when another node is at it */
export async function takeReading(tx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${READING}) as taken`.execute(tx);
  return rows[0]!.taken;
}

/** Takes the oldest changes. @returns what is to be read, each thing once */
export async function takeChanges(tx: Queryable, most: number): Promise<{ kind: SearchKind; ref: number }[]> {
  const { rows } = await sql<{ kind: SearchKind; ref: number }>`
    with taken as (
      delete from search_changes where id in (select id from search_changes order by id limit ${most} for update)
      returning kind, ref)
    select distinct kind, ref from taken`.execute(tx);
  return rows;
}

export async function storeDocs(
  tx: Queryable,
  kind: SearchKind,
  docs: readonly { ref: number; name: string; ts: string }[],
): Promise<void> {
  if (docs.length === 0) return;
  await sql`
    insert into search_docs (kind, ref, name, ts)
    select ${kind}, ref, lower(name), ts::tsvector
    from unnest(${docs.map(({ ref }) => ref)}::bigint[], ${docs.map(({ name }) => name)}::text[],
      ${docs.map(({ ts }) => ts)}::text[]) as given (ref, name, ts)
    on conflict (kind, ref) do update set name = excluded.name, ts = excluded.ts`.execute(tx);
}

export const deleteDocs = (tx: Queryable, kind: SearchKind, refs: readonly number[]) =>
  tx
    .deleteFrom('search_docs')
    .where('kind', '=', kind)
    .where('ref', 'in', [...refs])
    .execute();
