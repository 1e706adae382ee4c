import type { Paging } from '@assay/contract/page.ts';
import { sql } from 'kysely';
import { offsetOf } from '../../platform/db/page.ts';
import type { Db, Queryable } from '../db/database.ts';
import type { Mail } from './mailer.ts';

export async function insertMail(db: Queryable, { headers = {}, ...mail }: Mail, state: 'waiting' | 'kept', now: Date) {
  await db
    .insertInto('mails')
    .values({ ...mail, headers: JSON.stringify(headers), state, gmt_create: now, next_try_at: now })
    .execute();
}

/**
 * Takes the next mail to send for `leaseSeconds`; another node, or this one after a crash, takes it again after that.
 * Its attempt is counted now, so that a mail which ends the process cannot be tried for ever.
 */
export async function claimMail(db: Db, now: Date, leaseSeconds: number) {
  return db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, next_try_at: new Date(now.getTime() + leaseSeconds * 1000) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'headers', 'gmt_create', 'attempts'])
    .executeTakeFirst();
}

/** A mail that went out, or was given up, loses its text: it may hold a code. */
export async function updateMailDone(db: Db, id: number, state: 'sent' | 'failed', error: string | null) {
  await db.updateTable('mails').set({ state, error, body: null }).where('id', '=', id).execute();
}

export async function updateMailRetry(db: Db, id: number, error: string, nextTryAt: Date) {
  await db.updateTable('mails').set({ error, next_try_at: nextTryAt }).where('id', '=', id).execute();
}

export async function deleteMailsBefore(db: Db, moment: Date) {
  await db.deleteFrom('mails').where('gmt_create', '<', moment).where('state', '<>', 'waiting').execute();
}

/** The outbox, newest first. */
export async function listMails(db: Db, { currentPage, limit }: Paging) {
  const { total } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'body', 'state', 'error', 'gmt_create'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offsetOf({ currentPage, limit }))
    .$narrowType<{ state: 'waiting' | 'kept' | 'sent' | 'failed' }>()
    .execute();
  return { rows, total };
}
