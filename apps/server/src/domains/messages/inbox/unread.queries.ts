import type { UnreadCounts } from '@assay/contract/messages/inbox.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { addressedTo } from '../notices/audience.queries.ts';

const NONE: UnreadCounts = { comment: 0, reply: 0, like: 0, sys: 0, mine: 0, privateMsg: 0 };

/** What somebody has not read: one statement over indexes that hold little besides what is unread. */
export async function countUnread(db: Queryable, uid: number, now: Date): Promise<UnreadCounts> {
  const { rows } = await sql<{ tab: keyof UnreadCounts; count: number }>`${PREPARED}
    select tab, count(*)::integer as count from messages where uid = ${uid} and read_at is null group by tab
    union all
    select case n.audience when 'person' then 'mine' else 'sys' end, count(*)::integer
    from notices n join users u on u.uid = ${uid}
    where ${addressedTo('u', now)}
      and not exists (select from notice_marks k where k.uid = u.uid and k.notice_id = n.id)
    group by 1
    union all
    select 'privateMsg', coalesce(sum(received - seen), 0)::integer
    from chat_sides where uid = ${uid} and received > seen and blocked_at is null`.execute(db);
  const counts = { ...NONE };
  for (const { tab, count } of rows) counts[tab] += count;
  return counts;
}
