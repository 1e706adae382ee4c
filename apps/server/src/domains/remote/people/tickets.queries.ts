import type { Queryable } from '../../../platform/db/database.ts';

/** Keeps the hash of a ticket in place of the one that a submission had, and forgets those that ended. */
export async function putTicket(
  db: Queryable,
  submissionId: number,
  hash: Buffer,
  { now, until }: { now: Date; until: Date },
) {
  await db.deleteFrom('remote_tickets').where('expires_at', '<', now).execute();
  const columns = { hash, expires_at: until, taken_at: null };
  await db
    .insertInto('remote_tickets')
    .values({ submission_id: submissionId, ...columns })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(columns))
    .execute();
}

/** Takes a ticket, which can be done once. @returns its submission */
export async function takeTicket(db: Queryable, hash: Buffer, now: Date): Promise<number | null> {
  const row = await db
    .updateTable('remote_tickets')
    .set({ taken_at: now })
    .where('hash', '=', hash)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('submission_id')
    .executeTakeFirst();
  return row?.submission_id ?? null;
}

/** The submission of a ticket that was taken. */
export async function findTaken(db: Queryable, hash: Buffer, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('remote_tickets')
    .select('submission_id')
    .where('hash', '=', hash)
    .where('taken_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.submission_id ?? null;
}

export const deleteTicket = (db: Queryable, hash: Buffer) =>
  db.deleteFrom('remote_tickets').where('hash', '=', hash).execute();
