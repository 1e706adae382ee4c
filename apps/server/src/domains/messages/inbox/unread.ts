import type { UnreadCounts } from '@assay/contract/messages/inbox.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { idsOf, insertIdNotifications, insertNotification } from '../../../platform/db/notifications.queries.ts';
import { NotifiedCache } from '../../../platform/notified-cache.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { countUnread } from './unread.queries.ts';

const CHANNEL = 'unread_changed';
const ALL = 'all';
/** Counts are read anew after half to all of this, whatever was said. */
const KEPT_MS = 300_000;
const KEPT_MAX = 50_000;

/** Says whose messages came, went or were read; from its commit on all nodes count anew. */
export const sayUnreadChanged = (tx: Queryable, uids: readonly number[]) => insertIdNotifications(tx, CHANNEL, uids);

/** Says that anybody's counts may be others. */
export const sayAllUnreadChanged = (tx: Queryable) => insertNotification(tx, CHANNEL, ALL);

/**
 * Unread counts as every page asks for them every ten seconds: from memory, until somebody says that they changed. Whoever changes them
 * forgets them here, too, once that is committed.
 */
class Unread {
  readonly #db: Services['db'];
  readonly #clock: Services['clock'];
  readonly #kept: NotifiedCache<number, UnreadCounts>;

  constructor({ db, clock, notifications }: Pick<Services, 'db' | 'clock' | 'notifications'>) {
    this.#clock = clock;
    this.#db = db;
    this.#kept = new NotifiedCache(notifications, {
      channel: CHANNEL,
      max: KEPT_MAX,
      keptMs: [KEPT_MS / 2, KEPT_MS],
      unsoundMs: 0,
      changed: (payload, kept) => {
        if (payload === ALL) kept.clear();
        else for (const uid of idsOf(payload).ids) kept.forget(uid);
      },
    });
  }

  of(uid: number): Promise<UnreadCounts> {
    return this.#kept.get(uid, () => countUnread(this.#db, uid, this.#clock.now()));
  }

  forget(uid: number): void {
    this.#kept.forget(uid);
  }
}

/** All nodes count anew, this one with the very next request. */
export async function countAnew(call: Services, uid: number) {
  await sayUnreadChanged(call.db, [uid]);
  unread(call).forget(uid);
}

const openUnread = (services: Services) => new Unread(services);

/** The unread counts that the node of these services keeps in memory. */
export const unread = ({ ofNode }: Parts): Unread => ofNode(openUnread);
