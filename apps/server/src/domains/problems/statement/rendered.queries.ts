import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Texts in the order of their keys, behind a key. */
export const listTextsBehind = (db: Queryable, behind: { pid: number; locale: string }, limit: number) =>
  db
    .selectFrom('problem_texts')
    .select(['pid', 'locale', 'description', 'input', 'output', 'hint', 'rendered_by'])
    .where(sql<boolean>`(pid, locale) > (${behind.pid}, ${behind.locale})`)
    .orderBy('pid')
    .orderBy('locale')
    .limit(limit)
    .execute();

/** Keeps a text rendered; a text that was saved meanwhile keeps what its save made. */
export const updateRendered = (
  db: Queryable,
  text: { pid: number; locale: string; rendered_by: string | null },
  fields: { rendered: string; rendered_by: string },
) =>
  db
    .updateTable('problem_texts')
    .set(fields)
    .where('pid', '=', text.pid)
    .where('locale', '=', text.locale)
    .where('rendered_by', 'is not distinct from', text.rendered_by)
    .execute();
