import type { Queryable } from '../../platform/db/database.ts';
import { idsOf, insertIdNotifications } from '../../platform/db/notifications.queries.ts';
import { NotifiedCache } from '../../platform/notified-cache.ts';
import type { Parts } from '../../platform/of-node.ts';
import type { Services } from '../../platform/services.ts';
import { findBalance } from './ledger.queries.ts';

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
  readonly #kept: NotifiedCache<number, number>;

  constructor({ db, notifications }: Pick<Services, 'db' | 'notifications'>) {
    this.#db = db;
    this.#kept = new NotifiedCache(notifications, {
      channel: CHANNEL,
      max: KEPT_MAX,
      keptMs: [KEPT_MS / 2, KEPT_MS],
      unsoundMs: 0,
      changed: (payload, kept) => {
        for (const uid of idsOf(payload).ids) {
          kept.forget(uid);
          unsettled.get(uid)?.heardBy.add(this);
        }
      },
    });
  }

  of(uid: number): Promise<number> {
    const read = () => findBalance(this.#db, uid);
    if (!this.#isUnsettled(uid)) return this.#kept.get(uid, read);
    this.#kept.forget(uid);
    return read();
  }

  #isUnsettled(uid: number): boolean {
    const change = unsettled.get(uid);
    return change !== undefined && change.untilMs >= performance.now() && !change.heardBy.has(this);
  }
}

const openBalances = (services: Services) => new Balances(services);

/** The balances that the node of these services keeps in memory. */
export const balances = ({ ofNode }: Parts): Balances => ofNode(openBalances);
