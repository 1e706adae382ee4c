import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { PREPARED } from '../../platform/db/prepared.ts';
import type { VenueColumns } from '../venues/venues.ts';

export interface NewSubmission {
  pid: number;
  uid: number;
  username: string;
  venue: VenueColumns;
  /** The virtual participation it is made in, if any. */
  virtualId: number | null;
  listed: boolean;
  /** Where the moment decides whether it counts, that moment; otherwise when the row is stored. */
  receivedAt: Date | null;
  displayId: string;
  displayPid: string;
  language: string;
  code: string;
  ip: string;
  submitKey: string | null;
  submitDigest: Buffer | null;
}

export interface Receipt {
  id: number;
  received_at: Date;
  status: number;
  length: number;
}

/** Stores a submission; null when this user's key was stored already. */
export async function insertSubmission(db: Queryable, given: NewSubmission): Promise<Receipt | null> {
  const row = await db
    .insertInto('submissions')
    .values({
      pid: given.pid,
      uid: given.uid,
      username: given.username,
      ...given.venue,
      virtual_id: given.virtualId,
      listed: given.listed,
      ...(given.receivedAt && { received_at: given.receivedAt }),
      display_id: given.displayId,
      display_pid: given.displayPid,
      language: given.language,
      code: given.code,
      length: given.code.length,
      ip: given.ip,
      submit_key: given.submitKey,
      submit_digest: given.submitDigest,
    })
    .onConflict((conflict) => conflict.columns(['uid', 'submit_key']).where('submit_key', 'is not', null).doNothing())
    .returning(['id', 'received_at', 'status', 'length'])
    .executeTakeFirst();
  return row ?? null;
}

export async function findSubmissionByKey(db: Queryable, uid: number, submitKey: string) {
  const row = await db
    .selectFrom('submissions')
    .modifyFront(PREPARED)
    .select(['id', 'received_at', 'status', 'length', 'submit_digest'])
    .where('uid', '=', uid)
    .where('submit_key', '=', submitKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Seconds since the user's last practice submission and since the `nth` before it; null where there is none. */
export async function findSubmitPace(db: Queryable, uid: number, nth: number) {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp() - received_at)::float8 as seconds from submissions
    where uid = ${uid} and cid = 0 and timed_work_id = 0 order by id desc limit ${nth}`.execute(db);
  return { last: rows[0]?.seconds ?? null, nth: rows[nth - 1]?.seconds ?? null };
}
