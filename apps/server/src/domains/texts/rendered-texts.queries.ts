import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { RenderedText } from './render-job.ts';

/** Those of these texts that are known; `rendered` is null while one waits, and where it cannot be rendered. */
export const findRendered = (db: Queryable, hashes: readonly string[]) =>
  db
    .selectFrom('rendered_texts')
    .modifyFront(PREPARED)
    .select(['hash', 'rendered', sql<boolean>`rendered is null`.as('waits')])
    .where(sql<boolean>`hash = any(${hashes}::text[])`)
    .execute();

/** Lets texts wait to be rendered, and wakes who renders them (`TEXTS_CHANNEL`). */
export async function insertWaiting(
  db: Queryable,
  texts: readonly { hash: string; source: string }[],
  now: Date,
  channel: string,
): Promise<void> {
  await sql`
    with made as (
      insert into rendered_texts (hash, source, gmt_create)
      select hash, source, ${now} from unnest(${texts.map(({ hash }) => hash)}::text[], ${texts.map(({ source }) => source)}::text[]) as text (hash, source)
      on conflict do nothing returning 1)
    select pg_notify(${channel}, '') where exists (select from made)`.execute(db);
}

/** Texts that wait, the oldest first. */
export const listWaiting = (db: Queryable, limit: number) =>
  db
    .selectFrom('rendered_texts')
    .select(['hash', 'source'])
    .where('rendered', 'is', null)
    .orderBy('gmt_create')
    .limit(limit)
    .execute();

/** Keeps what became of a text; null: it cannot be rendered. */
export const updateRenderedText = (db: Queryable, hash: string, rendered: RenderedText | null) =>
  db
    .updateTable('rendered_texts')
    .set({ source: null, rendered: JSON.stringify(rendered) })
    .where('hash', '=', hash)
    .execute();

/** Drops texts from before a moment. */
export const deleteRenderedBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('rendered_texts').where('gmt_create', '<', moment).execute();
