import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import {
  blankable,
  clickKey,
  empty,
  flag,
  id,
  line,
  moment,
  name,
  nothing,
  text,
  uploadedPicture,
  whole,
} from '../shapes.ts';

export const REWARD_NAME_MAX = 100;
export const REWARD_DESCRIPTION_MAX = 1_000;
export const REWARD_PRICE_MAX = 1_000_000;
export const REWARD_STOCK_MAX = 1_000_000;

const reward = {
  id: z.number(),
  name: z.string(),
  description: z.string(),
  image: z.string().describe('address of its picture; empty when it has none'),
  needAcCoin: z.number().describe('its price in coins'),
  num: z.number().describe('how many are left'),
  perPerson: z.number().describe('how many one person may have; 0: any number'),
};
const shopReward = z.object(reward);
export type ShopReward = z.output<typeof shopReward>;

export const getRewards = op('getRewards', 'GET /api/reward', {
  access: 'user',
  does: 'Everything that coins are exchanged for, the cheapest first',
  input: nothing,
  data: z.array(shopReward),
});

const adminReward = z.object({ ...reward, visible: z.boolean(), gmtModified: moment });
export type AdminReward = z.output<typeof adminReward>;

export const getAdminRewards = op('getAdminRewards', 'GET /api/admin/reward', {
  access: 'root',
  does: 'All rewards, hidden ones too, the newest first',
  input: z.object({ ...paging(15), keyword: blankable(line(100)) }),
  data: pageOf(adminReward),
});

const written = {
  name: name(REWARD_NAME_MAX).min(1),
  description: text(REWARD_DESCRIPTION_MAX).optional(),
  image: uploadedPicture.optional(),
  needAcCoin: whole(0, REWARD_PRICE_MAX),
  num: whole(0, REWARD_STOCK_MAX),
  perPerson: whole(0, REWARD_STOCK_MAX).optional(),
  visible: flag.optional(),
};

export const addReward = op('addReward', 'POST /api/admin/reward', {
  access: 'root',
  does: 'Offer a reward',
  input: z.object(written),
  data: z.object({ id: z.number() }),
});

export const updateReward = op('updateReward', 'PUT /api/admin/reward', {
  access: 'root',
  does: 'Change a reward; orders keep what it was when they were made',
  input: z.object({
    ...written,
    id,
    gmtModified: blankable(moment).describe('refused when it was changed or exchanged since'),
  }),
  data: empty,
});

export const deleteReward = op('deleteReward', 'DELETE /api/admin/reward', {
  access: 'root',
  does: 'Offer a reward no longer; its orders stay',
  input: z.object({ id }),
  data: empty,
});

export const exchangeReward = op('exchangeReward', 'POST /api/admin/reward/exchange-reward', {
  access: 'user',
  does: 'Exchange coins for a reward; the same key never makes a second order',
  input: z.object({
    rid: id,
    needAcCoin: blankable(whole(0, REWARD_PRICE_MAX)).describe(
      'the price that was seen; refused when it is another one',
    ),
    key: clickKey.optional().describe('idempotency key made by the client for this click'),
  }),
  data: z.object({ id: z.number(), pickupCode: z.string() }),
});
