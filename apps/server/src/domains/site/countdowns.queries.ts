import type { Paging } from '@assay/contract/page.ts';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';
import type { ContestCountdowns } from '../../platform/db/schema.ts';

/** The next visible days from a moment on. */
export const listNextCountdowns = (db: Queryable, from: Date, limit: number) =>
  db
    .selectFrom('contest_countdowns')
    .select(['id', 'title', 'date', 'content', 'url'])
    .where('visible', '=', true)
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function listCountdowns(db: Queryable, { currentPage, limit }: Paging) {
  const { total } = await db
    .selectFrom('contest_countdowns')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('contest_countdowns')
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .execute();
  return { rows, total };
}

type Fields = Pick<Insertable<ContestCountdowns>, 'title' | 'date' | 'visible' | 'content' | 'url'>;

export async function insertCountdown(db: Queryable, fields: Fields, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('contest_countdowns')
    .values({ ...fields, gmt_create: now, gmt_modified: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether there is such a countdown */
export async function updateCountdownRow(db: Queryable, id: number, fields: Fields, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contest_countdowns')
    .set({ ...fields, gmt_modified: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was such a countdown */
export async function deleteCountdownRow(db: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('contest_countdowns').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns whether there is such a countdown */
export async function changeVisible(db: Queryable, id: number, visible: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contest_countdowns')
    .set({ visible, gmt_modified: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
