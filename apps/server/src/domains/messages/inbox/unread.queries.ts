import type { UnreadCounts } from '@assay/contract/messages/inbox.ts';
import { MESSAGE_TABS } from '@assay/contract/messages/kinds.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';

/** What somebody has not read, by tab: one read of an index that holds unread messages alone. */
export async function countUnread(db: Queryable, uid: number): Promise<UnreadCounts> {
  const rows = await db
    .selectFrom('messages')
    .modifyFront(PREPARED)
    .select((eb) => ['tab', eb.fn.countAll<number>().as('count')])
    .where('uid', '=', uid)
    .where('read_at', 'is', null)
    .groupBy('tab')
    .execute();
  const counts = Object.fromEntries(MESSAGE_TABS.map((tab) => [tab, 0])) as Record<string, number>;
  for (const { tab, count } of rows) counts[tab] = count;
  return counts as UnreadCounts;
}
