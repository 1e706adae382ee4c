import type { Paging } from '@assay/contract/page.ts';
import { ORDER_STATUS, type OrderStatus } from '@assay/contract/rewards/order.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { offsetOf } from '../../platform/db/page.ts';

/** An earlier order of the same click. */
export const findByKey = (tx: Queryable, uid: number, rewardId: number, key: string) =>
  tx
    .selectFrom('reward_orders')
    .select(['id', 'pickup_code'])
    .where('uid', '=', uid)
    .where('reward_id', '=', rewardId)
    .where('key', '=', key)
    .executeTakeFirst();

export async function countKept(tx: Queryable, uid: number, rewardId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('reward_orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('reward_id', '=', rewardId)
    .where('status', '<>', ORDER_STATUS.cancelled)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewOrder {
  reward_id: number;
  uid: number;
  key: string;
  reward_name: string;
  reward_image: string;
  price: number;
  pickup_code: string;
}

export const insertOrder = (tx: Queryable, order: NewOrder, now: Date) =>
  tx
    .insertInto('reward_orders')
    .values({ ...order, gmt_create: now, gmt_modified: now })
    .returning(['id', 'pickup_code'])
    .executeTakeFirstOrThrow();

export async function listOwnOrders(db: Queryable, uid: number, paging: Paging) {
  const found = db.selectFrom('reward_orders').where('uid', '=', uid);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .$narrowType<{ status: OrderStatus }>()
    .execute();
  return { rows, total };
}

interface OrderFilter {
  status?: number | undefined;
  username?: string | undefined;
  keyword?: string | undefined;
}

export async function listOrders(db: Queryable, filter: OrderFilter, paging: Paging, countedMax: number) {
  const { status, username, keyword } = filter;
  const found = db
    .selectFrom('reward_orders as o')
    .innerJoin('users as u', 'u.uid', 'o.uid')
    .$if(status !== undefined, (query) => query.where('o.status', '=', status!))
    .$if(username !== undefined, (query) => query.where('u.username_key', '=', username!.toLowerCase()))
    .$if(keyword !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('o.reward_name', 'ilike', containing(keyword!)), eb('o.pickup_code', '=', keyword!.toUpperCase())]),
      ),
    );
  const { total } = await db
    .selectFrom(found.select('o.id').limit(countedMax).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('o')
    .select('u.username')
    .orderBy('o.id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .$narrowType<{ status: OrderStatus }>()
    .execute();
  return { rows, total };
}

/** Holds an order, so that of two who handle it one comes first. */
export const lockOrder = (tx: Queryable, id: number) =>
  tx
    .selectFrom('reward_orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ status: OrderStatus }>()
    .executeTakeFirst();

export const updateOrder = (tx: Queryable, id: number, change: { status: OrderStatus; note: string }, now: Date) =>
  tx
    .updateTable('reward_orders')
    .set({ ...change, gmt_modified: now })
    .where('id', '=', id)
    .execute();
