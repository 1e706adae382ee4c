import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** Tells every web node something; inside a transaction it goes out when that commits. */
export async function insertNotification(db: Queryable, channel: string, payload: string) {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
