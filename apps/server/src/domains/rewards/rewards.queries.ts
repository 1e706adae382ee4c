import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';

export interface RewardFields {
  name: string;
  description: string;
  image: string;
  price: number;
  stock: number;
  per_person: number;
  visible: boolean;
}

const offered = (db: Queryable) => db.selectFrom('rewards').where('deleted', '=', false);

/** The whole shop: a site offers some dozens of things. */
export const listShown = (db: Queryable, limit: number) =>
  offered(db).selectAll().where('visible', '=', true).orderBy('price').orderBy('id').limit(limit).execute();

export async function listRewards(db: Queryable, keyword: string | undefined, paging: Paging) {
  const found = offered(db).$if(keyword !== undefined, (query) => query.where('name', 'ilike', containing(keyword!)));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found.selectAll().orderBy('id', 'desc').limit(paging.limit).offset(offsetOf(paging)).execute();
  return { rows, total };
}

/** Holds a reward that is offered, so that exchanges of it come one after the other. */
export const lockReward = (tx: Queryable, id: number) =>
  offered(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertReward(tx: Queryable, fields: RewardFields, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('rewards')
    .values({ ...fields, gmt_create: now, gmt_modified: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateRewardRow = (
  tx: Queryable,
  id: number,
  fields: Partial<RewardFields & { deleted: boolean }>,
  now: Date,
) =>
  tx
    .updateTable('rewards')
    .set({ ...fields, gmt_modified: now })
    .where('id', '=', id)
    .execute();

/** Takes pieces from the stock of a reward that is held or lies below an order that is, or puts them back. */
export const moveStock = (tx: Queryable, id: number, by: number, now: Date) =>
  tx
    .updateTable('rewards')
    .set({ stock: sql`stock + ${by}`, gmt_modified: now })
    .where('id', '=', id)
    .execute();
