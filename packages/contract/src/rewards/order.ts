import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, id, line, moment, text, whole } from '../shapes.ts';

/** Where an order is: waiting to be handed over, handed over, or cancelled with its coins given back. */
export const ORDER_STATUS = { open: 0, granted: 1, cancelled: 2 } as const;
export const ORDER_STATUSES = ['open', 'granted', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];
export const ORDER_NOTE_MAX = 255;

const status = z.literal(Object.values(ORDER_STATUS));

const order = {
  id: z.number(),
  rewardName: z.string(),
  rewardImage: z.string(),
  needAcCoin: z.number(),
  status,
  pickupCode: z.string().describe('shown where it is handed over'),
  note: z.string().describe('what the administration wrote to it'),
  gmtCreate: moment,
};
const ownOrder = z.object(order);
export type OwnOrder = z.output<typeof ownOrder>;

export const getUserRewards = op('getUserRewards', 'GET /api/reward/user-reward', {
  access: 'user',
  does: 'The own orders, the latest first',
  input: z.object({
    ...paging(10),
    page: blankable(whole(1, 100_000)).describe('like currentPage'),
    pageSize: blankable(whole(1, 300)).describe('like limit'),
  }),
  data: pageOf(ownOrder),
});

const adminOrder = z.object({ ...order, uid: z.number(), username: z.string() });
export type AdminOrder = z.output<typeof adminOrder>;

export const getAdminUserRewards = op('getAdminUserRewards', 'GET /api/admin/reward/user-reward', {
  access: 'root',
  does: 'Orders of everybody, the latest first',
  input: z.object({
    ...paging(15),
    status: blankable(whole(0, 2)),
    username: blankable(line(60)),
    keyword: blankable(line(100)).describe('in the name of the reward, or the whole pickup code'),
  }),
  data: pageOf(adminOrder),
});

export const changeUserRewardStatus = op('changeUserRewardStatus', 'PUT /api/admin/reward/change-user-reward-status', {
  access: 'root',
  does: 'Grant an order, cancel it with its coins and its piece of the stock given back, or open a granted one again with a reason',
  input: z.object({ id, status: whole(0, 2), note: text(ORDER_NOTE_MAX).optional() }),
  data: empty,
});
