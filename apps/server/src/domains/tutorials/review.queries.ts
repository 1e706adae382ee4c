import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { TutorialRow } from './tutorials.queries.ts';

/** Reviews `r` of tutorials that are not deleted, with these words in the title or the author's name. */
export const matchingTutorial = (words: string | undefined): RawBuilder<unknown> => {
  const matches = words
    ? sql`(coalesce(t.next_title, t.title) ilike ${containing(words)} or u.username ilike ${containing(words)})`
    : sql`true`;
  return sql`r.subject_id in (
    select t.id from tutorials t left join users u on u.uid = t.uid where t.gmt_deleted is null and ${matches})`;
};

export async function listTutorialRows(db: Queryable, ids: readonly number[]): Promise<Map<number, TutorialRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tutorials')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
