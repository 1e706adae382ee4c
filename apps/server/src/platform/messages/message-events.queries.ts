import type { Insertable } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { DB } from '../db/schema.ts';

export async function insertMessageEvents(tx: Queryable, rows: readonly Insertable<DB['message_events']>[]) {
  await tx
    .insertInto('message_events')
    .values([...rows])
    .execute();
}
