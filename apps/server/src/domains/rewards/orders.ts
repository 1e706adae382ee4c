import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { MAX_COUNTED } from '@assay/contract/page.ts';
import {
  changeUserRewardStatus,
  getAdminUserRewards,
  getUserRewards,
  ORDER_STATUS,
  type OrderStatus,
} from '@assay/contract/rewards/order.ts';
import { changeOrder } from '@assay/rules/rewards/exchange.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { emitMessages } from '../../platform/messages/emit-messages.ts';
import { postEntries } from '../coins/ledger.ts';
import { listOrders, listOwnOrders, lockOrder, updateOrder } from './orders.queries.ts';
import { moveStock } from './rewards.queries.ts';

interface StoredOrder {
  id: number;
  reward_name: string;
  reward_image: string;
  price: number;
  status: OrderStatus;
  pickup_code: string;
  note: string;
  gmt_create: Date;
}

const orderRow = (row: StoredOrder) => ({
  id: row.id,
  rewardName: row.reward_name,
  rewardImage: row.reward_image,
  needAcCoin: row.price,
  status: row.status,
  pickupCode: row.pickup_code,
  note: row.note,
  gmtCreate: row.gmt_create.toISOString(),
});

/** Who waits for an order hears what became of it. */
const TOLD = { [ORDER_STATUS.granted]: 'reward.granted', [ORDER_STATUS.cancelled]: 'reward.cancelled' } as const;

/** Handles an order, once: of two administrators the second is told (COIN-10). */
async function handle(call: Call, { id, status, note = '' }: InputOf<typeof changeUserRewardStatus>) {
  const to = status as OrderStatus;
  const now = call.clock.now();
  return call.db.transaction().execute(async (tx) => {
    const order = (await lockOrder(tx, id)) ?? fail('reward.orderUnknown');
    const change = changeOrder(order.status, to, note);
    if ('code' in change) return fail(change.code);
    await updateOrder(tx, id, { status: to, note }, now);
    if (change.refunds) {
      await moveStock(tx, order.reward_id, 1, now);
      const { uid, price, reward_name } = order;
      const back = { uid, delta: price, reason: 'refund' as const, subject: String(id), note: reward_name };
      await postEntries(tx, price > 0 ? [back] : []);
    }
    const subject = `reward order ${id}`;
    const before = { status: order.status, note: order.note };
    await noteAct(call, tx, { action: changeUserRewardStatus.name, subject, before, after: { status: to, note } });
    if (to !== ORDER_STATUS.open) {
      await emitMessages(tx, [
        {
          kind: TOLD[to],
          to: [order.uid],
          actor: viewerOf(call).uid,
          cause: `${id} ${now.getTime()}`,
          source: { type: 'site', id: 0, title: order.reward_name, url: '/reward' },
          content: note,
        },
      ]);
    }
    return null;
  });
}

export const orderCalls: Implementation[] = [
  implement(getUserRewards, async (call, { page, pageSize, ...rest }) => {
    const paging = { currentPage: page ?? rest.currentPage, limit: pageSize ?? rest.limit };
    const { rows, total } = await listOwnOrders(call.db, viewerOf(call).uid, paging);
    return pageAnswer(rows.map(orderRow), total, paging);
  }),

  implement(getAdminUserRewards, async (call, { currentPage, limit, ...filter }) => {
    const paging = { currentPage, limit };
    const { rows, total } = await listOrders(call.db, filter, paging, MAX_COUNTED);
    const records = rows.map((row) => ({ ...orderRow(row), uid: row.uid, username: row.username }));
    return pageAnswer(records, total, paging);
  }),

  implement(changeUserRewardStatus, handle),
];
