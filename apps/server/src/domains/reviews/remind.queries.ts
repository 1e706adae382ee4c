import { REVIEW_STATE, type ReviewKind } from '@assay/contract/reviews/review.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export async function wasReminded(db: Queryable, day: string): Promise<boolean> {
  const { rows } = await sql`select from review_reminders where day >= ${day}::date limit 1`.execute(db);
  return rows.length > 0;
}

/** Notes that reviewers are reminded for a day, in place of the days before. @returns false when another node was faster */
export async function insertReminder(tx: Queryable, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into review_reminders (day) values (${day}::date) on conflict do nothing returning day`.execute(tx);
  await sql`delete from review_reminders where day < ${day}::date`.execute(tx);
  return rows.length > 0;
}

/** Applications that wait, by kind; kinds without any are absent. */
export const countWaiting = (db: Queryable) =>
  db
    .selectFrom('reviews')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('state', '=', REVIEW_STATE.applying)
    .groupBy('kind')
    .$castTo<{ kind: ReviewKind; count: number }>()
    .execute();

/** Those who have one of some roles and an account in use. */
export async function listByRole(db: Queryable, roles: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('uid')
    .where('role', 'in', [...roles])
    .where('status', '=', 0)
    .where('erase_after', 'is', null)
    .orderBy('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}
