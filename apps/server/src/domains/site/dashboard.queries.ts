import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** Figures of the back office's front page, in one statement. */
export async function findFigures(db: Queryable, dayStart: Date) {
  const { rows } = await sql<{ users: number; problems: number; submissionsToday: number }>`
    select (select count(*) from users) as users,
           (select count(*) from problems) as problems,
           (select count(*) from submissions where received_at >= ${dayStart}) as "submissionsToday"`.execute(db);
  return rows[0]!;
}
