import { randomInt } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { exchangeReward, getRewards } from '@assay/contract/rewards/reward.ts';
import { refuseExchange } from '@assay/rules/rewards/exchange.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { postEntries } from '../coins/ledger.ts';
import { countKept, findByKey, insertOrder } from './orders.queries.ts';
import { listShown, lockReward, moveStock } from './rewards.queries.ts';
import { rewardRow } from './row.ts';

/** More than any shop offers. */
const SHOWN_MAX = 300;
/** Letters and digits that nobody mistakes for each other. */
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

const pickupCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/**
 * Exchanges coins for a reward, all or nothing (COIN-8). The row of the reward is held first and the balance after it, in every transaction
 * that touches both.
 */
async function exchange(call: Call, { rid, needAcCoin, key = crypto.randomUUID() }: InputOf<typeof exchangeReward>) {
  const { uid } = viewerOf(call);
  const now = call.clock.now();
  return call.db.transaction().execute(async (tx) => {
    const reward = await lockReward(tx, rid);
    const earlier = reward && (await findByKey(tx, uid, rid, key));
    if (earlier) return { id: earlier.id, pickupCode: earlier.pickup_code };
    const refusal = refuseExchange({
      reward: reward?.visible ? { ...reward, perPerson: reward.per_person } : null,
      seenPrice: needAcCoin,
      own: await countKept(tx, uid, rid),
    });
    if (refusal || !reward) return fail(refusal?.code ?? 'reward.unknown', refusal?.params);
    const { name, image, price } = reward;
    const order = await insertOrder(
      tx,
      { reward_id: rid, uid, key, reward_name: name, reward_image: image, price, pickup_code: pickupCode() },
      now,
    );
    await moveStock(tx, rid, -1, now);
    // what costs nothing moves no coins
    const paid = { uid, delta: -price, reason: 'exchange' as const, subject: String(order.id), note: name };
    await postEntries(tx, price > 0 ? [paid] : []);
    return { id: order.id, pickupCode: order.pickup_code };
  });
}

export const exchangeCalls: Implementation[] = [
  implement(getRewards, async (call) => (await listShown(call.db, SHOWN_MAX)).map(rewardRow)),
  implement(exchangeReward, exchange),
];
