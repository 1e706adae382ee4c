import type { Paging } from '@assay/contract/page.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/db/page.ts';

interface PrizeFields {
  name: string;
  level: number;
}

const ofUser = (db: Queryable, uid: number) => db.selectFrom('prizes').where('uid', '=', uid);

/** Prizes of a person, the best first. */
export const listPrizes = (db: Queryable, uid: number, { limit, offset }: { limit: number; offset: number }) =>
  ofUser(db, uid)
    .select(['id', 'name', 'level', 'gmt_create'])
    .orderBy('level')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function pageOfPrizes(db: Queryable, uid: number, paging: Paging) {
  const { total } = await ofUser(db, uid)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await listPrizes(db, uid, { limit: paging.limit, offset: offsetOf(paging) }), total };
}

export async function insertPrize(tx: Queryable, uid: number, prize: PrizeFields, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('prizes')
    .values({ ...prize, uid, gmt_create: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lockPrize = (tx: Queryable, id: number) =>
  tx.selectFrom('prizes').select(['uid', 'name', 'level']).where('id', '=', id).forUpdate().executeTakeFirst();

export const updatePrizeRow = (tx: Queryable, id: number, prize: PrizeFields) =>
  tx.updateTable('prizes').set(prize).where('id', '=', id).execute();

export const deletePrizeRow = (tx: Queryable, id: number) => tx.deleteFrom('prizes').where('id', '=', id).execute();

export const deletePrizesOf = (tx: Queryable, uid: number) => tx.deleteFrom('prizes').where('uid', '=', uid).execute();
