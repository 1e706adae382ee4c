import { sql } from 'kysely';
import type { Queryable } from './database.ts';
import { PREPARED } from './prepared.ts';

/** Tells every web node something; inside a transaction it goes out when that commits. */
export async function insertNotification(db: Queryable, channel: string, payload: string) {
  await sql`${PREPARED} select pg_notify(${channel}, ${payload})`.execute(db);
}

/** Ids in one notification, which holds 7,900 bytes. */
const IDS_MAX = 450;

/**
 * Tells every web node of ids, in as many notifications as they need; {@link idsOf} reads them.
 * @param from who says it, so that it can leave out its own
 */
export async function insertIdNotifications(db: Queryable, channel: string, ids: readonly number[], from = '') {
  for (let at = 0; at < ids.length; at += IDS_MAX) {
    const some = ids.slice(at, at + IDS_MAX).join(',');
    await insertNotification(db, channel, from === '' ? some : `${from}:${some}`);
  }
}

/** What {@link insertIdNotifications} said: ids, after the name and a colon of whoever gave one. */
export function idsOf(payload: string): { from: string; ids: number[] } {
  const colon = payload.indexOf(':');
  const ids = payload
    .slice(colon + 1)
    .split(',')
    .map(Number);
  return { from: payload.slice(0, Math.max(colon, 0)), ids };
}
