import type { Queryable } from '../../platform/db/database.ts';
import { postEntries } from '../coins/ledger.ts';

interface Reward {
  tid: number;
  authorUid: number;
  coins: number;
  /** Of the tutorial, as it is called now. */
  title: string;
}

/** Pays the author for an approval, once for each tutorial. */
export async function payReward(tx: Queryable, { tid, authorUid, coins, title }: Reward): Promise<void> {
  await postEntries(tx, [
    { uid: authorUid, delta: coins, reason: 'tutorial-reward', subject: String(tid), note: title },
  ]);
}

interface Sale extends Omit<Reward, 'authorUid'> {
  buyerUid: number;
  /** Null when that account is gone: the site keeps all. */
  authorUid: number | null;
  price: number;
}

/**
 * Moves a price to its author, less what the site keeps: both sides at once, or none.
 * `coins` is what the author gets.
 * @throws Failure `coin.tooFew`
 */
export async function paySale(tx: Queryable, { tid, authorUid, coins, title, buyerUid, price }: Sale): Promise<void> {
  const entries: Parameters<typeof postEntries>[1][number][] = [
    { uid: buyerUid, delta: -price, reason: 'tutorial-purchase', subject: String(tid), note: title },
  ];
  if (authorUid !== null && coins > 0) {
    entries.push({ uid: authorUid, delta: coins, reason: 'tutorial-sale', subject: `${tid}:${buyerUid}`, note: title });
  }
  await postEntries(tx, entries);
}
