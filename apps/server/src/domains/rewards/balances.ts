import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../platform/db/database.ts';
import { idsOf, insertIdNotifications } from '../../platform/db/notifications.queries.ts';
import type { Parts } from '../../platform/of-node.ts';
import type { Services } from '../../platform/services.ts';
import { findBalance } from './coins.queries.ts';

const CHANNEL = 'coins_changed';
/** A balance is read anew after half to all of this, whatever was said. */
const KEPT_MS = 300_000;
const KEPT_MAX = 50_000;
/** Longer than a transaction may last. */
const UNSETTLED_MS = 60_000;

/** Users whose balances are about to change in a transaction of this process, until when that is believed, and who heard of its end. */
const unsettled = new Map<number, { untilMs: number; heardBy: WeakSet<Balances> }>();

/** Says whose balances change when the transaction commits; until then this process answers from the database. */
export async function tellPaid(tx: Queryable, uids: readonly number[]): Promise<void> {
  const now = performance.now();
  for (const [uid, { untilMs }] of unsettled) {
    if (untilMs >= now) break;
    unsettled.delete(uid);
  }
  for (const uid of uids) {
    unsettled.delete(uid); // those that end first stand first
    unsettled.set(uid, { untilMs: now + UNSETTLED_MS, heardBy: new WeakSet() });
  }
  await insertIdNotifications(tx, CHANNEL, uids);
}

/**
 * Balances as every page asks for them every five seconds: from memory, until somebody says that one changed. Only for
 * showing; whoever spends reads the row in the transaction.
 */
class Balances {
  readonly #db: Services['db'];
  readonly #notifications: Services['notifications'];
  readonly #kept = new LRUCache<number, { balance: number; untilMs: number }>({ max: KEPT_MAX });
  /** Grows with every change, so that a balance read before a change is never kept after it. */
  #changes = 0;

  constructor({ db, notifications }: Pick<Services, 'db' | 'notifications'>) {
    this.#db = db;
    this.#notifications = notifications;
    notifications.listen(CHANNEL, (payload) => {
      this.#changes += 1;
      if (payload === null) return this.#kept.clear();
      for (const uid of idsOf(payload).ids) {
        this.#kept.delete(uid);
        unsettled.get(uid)?.heardBy.add(this);
      }
    });
  }

  async of(uid: number): Promise<number> {
    const readAtMs = performance.now();
    const mayKeep = this.#notifications.isSound() && !this.#isUnsettled(uid, readAtMs);
    const kept = this.#kept.get(uid);
    if (mayKeep && kept && readAtMs < kept.untilMs) return kept.balance;
    const seen = this.#changes;
    const balance = await findBalance(this.#db, uid);
    if (mayKeep && seen === this.#changes) {
      this.#kept.set(uid, { balance, untilMs: readAtMs + KEPT_MS * (0.5 + Math.random() / 2) });
    } else this.#kept.delete(uid);
    return balance;
  }

  #isUnsettled(uid: number, nowMs: number): boolean {
    const change = unsettled.get(uid);
    return change !== undefined && change.untilMs >= nowMs && !change.heardBy.has(this);
  }
}

const openBalances = (services: Services) => new Balances(services);

/** The balances that the node of these services keeps in memory. */
export const balances = ({ ofNode }: Parts): Balances => ofNode(openBalances);
