import type { FailureCode } from '@assay/contract/errors.ts';
import { ORDER_STATUS, type OrderStatus } from '@assay/contract/rewards/order.ts';
import type { Params } from '@assay/contract/words.ts';

interface ExchangeFacts {
  /** What is offered under the id; null when nothing is. */
  reward: { price: number; stock: number; perPerson: number } | null;
  /** The price that the person saw; undefined when the client does not say. */
  seenPrice: number | undefined;
  /** Orders of the person for this reward that were not cancelled. */
  own: number;
}

export interface Refusal {
  code: FailureCode;
  params?: Params;
}

/** Why a reward cannot be exchanged (COIN-8), null when it can; whether there are enough coins the ledger decides. */
export function refuseExchange({ reward, seenPrice, own }: ExchangeFacts): Refusal | null {
  if (reward === null) return { code: 'reward.unknown' };
  const { price, stock, perPerson } = reward;
  if (seenPrice !== undefined && seenPrice !== price) return { code: 'reward.priceChanged', params: { price } };
  if (stock <= 0) return { code: 'reward.outOfStock' };
  if (perPerson > 0 && own >= perPerson) return { code: 'reward.limitReached', params: { max: perPerson } };
  return null;
}

/** What becomes of an order that an administrator handles. */
export interface OrderChange {
  /** Whether its coins and its piece of the stock are given back. */
  refunds: boolean;
}

/**
 * Orders go from open to granted or cancelled; a granted one is opened again with a reason; a cancelled one stays so, because its coins are
 * spent elsewhere by then (COIN-10).
 */
export function changeOrder(from: OrderStatus, to: OrderStatus, note: string): OrderChange | Refusal {
  const { open, granted, cancelled } = ORDER_STATUS;
  if (from === open && to === granted) return { refunds: false };
  if (from === open && to === cancelled) return { refunds: true };
  if (from === granted && to === open) return note.trim() === '' ? { code: 'reward.noteNeeded' } : { refunds: false };
  return { code: 'reward.orderHandled' };
}
