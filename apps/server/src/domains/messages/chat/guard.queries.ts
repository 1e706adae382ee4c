import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Blocks somebody, or ends that; where the two never wrote the side is made for it. */
export async function setBlocked(
  tx: Queryable,
  { uid, peer, pairId }: { uid: number; peer: number; pairId: number },
  blockedAt: Date | null,
  now: Date,
) {
  await sql`
    insert into chat_sides (uid, pair_id, peer_uid, last_at, blocked_at)
    values (${uid}, ${pairId}, ${peer}, ${now}, ${blockedAt})
    on conflict (uid, pair_id) do update set blocked_at = excluded.blocked_at`.execute(tx);
}

/** Keeps the last messages of a side as they are, for those who look into the report. */
export async function insertReport(
  db: Queryable,
  report: { reporter_uid: number; reported_uid: number; reason: string; gmt_create: Date },
  { pairId, clearedSeq, most }: { pairId: number; clearedSeq: number; most: number },
) {
  await sql`
    insert into chat_reports (reporter_uid, reported_uid, reason, gmt_create, messages)
    select ${report.reporter_uid}, ${report.reported_uid}, ${report.reason}, ${report.gmt_create},
           coalesce(jsonb_agg(jsonb_build_object('seq', m.seq, 'fromUuid', m.from_uid, 'content', m.content,
                                                 'gmtCreate', m.gmt_create) order by m.seq), '[]')
    from (select * from chat_messages where pair_id = ${pairId} and seq > ${clearedSeq} order by seq desc limit ${most}) as m
    `.execute(db);
}
