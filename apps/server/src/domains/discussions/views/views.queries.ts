import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Adds views to discussions, all in one statement. */
export const addViews = (db: Queryable, views: readonly (readonly [did: number, count: number])[]) =>
  sql`
    update discussions d set view_num = d.view_num + more.n
    from unnest(${views.map(([did]) => did)}::bigint[], ${views.map(([, count]) => count)}::integer[]) as more (id, n)
    where d.id = more.id`.execute(db);
