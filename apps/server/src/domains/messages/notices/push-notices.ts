import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { sayAllUnreadChanged } from '../inbox/unread.ts';
import { pushDueNotices } from './notices.queries.ts';

/** Everybody hears on this topic that there is a notice; whom it is not for is told nothing of it. */
export const NOTICES_TOPIC = 'notices';

/** Counts of whom a notice is for may be others by now, which is as good as everybody's. */
export const noticesChanged = (tx: Queryable) => sayAllUnreadChanged(tx);

/** Tells notices whose time has come. One row is written for each, however many read it. */
export async function pushNotices({ db, clock, push }: Services): Promise<void> {
  const now = clock.now();
  const pushed = await db.transaction().execute(async (tx) => {
    const due = await pushDueNotices(tx, now);
    if (due.length > 0) await noticesChanged(tx);
    return due;
  });
  for (const { id, title, audience } of pushed) {
    const url = audience === 'person' ? '/message/mine' : '/message/sys';
    const message = { id, action: 'notice', senderUsername: null, params: {}, sourceTitle: title, url };
    push.publishEverywhere(NOTICES_TOPIC, { type: 'inbox', uid: 0, unread: null, message });
  }
}
