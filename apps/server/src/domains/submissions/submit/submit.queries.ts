import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { nextTurn, type Turn } from '../../judging/queue/queue.queries.ts';
import type { VenueColumns } from '../../venues/venues.ts';

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
  /** The contest that whoever submits takes part in by it, if any. */
  joins: number | null;
  /** Those of its job. */
  priority: number;
  turn: Turn;
}

export interface Receipt {
  id: number;
  received_at: Date;
  status: number;
  length: number;
}

/**
 * Stores a submission with its job, and makes whoever submits to `joins` take part there: one statement, so that there is all of it or
 * nothing and it costs one way to the database. Null, and nothing stored, when this user's key was stored already.
 */
export async function insertSubmission(db: Queryable, given: NewSubmission): Promise<Receipt | null> {
  const { venue, joins } = given;
  const { rows } = await sql<Receipt>`
    ${PREPARED} with stored as (
      insert into submissions (pid, uid, username, cid, timed_work_id, qsheet_id, gid, tid, virtual_id, listed, received_at,
        display_id, display_pid, language, code, length, ip, submit_key, submit_digest)
      values (${given.pid}, ${given.uid}, ${given.username}, ${venue.cid}, ${venue.timed_work_id}, ${venue.qsheet_id},
        ${venue.gid}, ${venue.tid}, ${given.virtualId}, ${given.listed},
        coalesce(${given.receivedAt}::timestamptz, clock_timestamp()),
        ${given.displayId}, ${given.displayPid}, ${given.language}, ${given.code}, ${given.code.length}, ${given.ip},
        ${given.submitKey}, ${given.submitDigest})
      on conflict (uid, submit_key) where submit_key is not null do nothing
      returning id, received_at, status, length
    ), joined as (
      insert into contest_registrations (cid, uid)
      select ${joins}::bigint, ${given.uid}::bigint from stored where ${joins}::bigint is not null
      on conflict (cid, uid) do nothing
    ), queued as (
      insert into jobs (submission_id, uid, priority, turn, language, is_backlog)
      select stored.id, ${given.uid}::bigint, ${given.priority}::smallint, ${given.turn.turn}::bigint,
        ${given.language}::text, ${given.turn.is_backlog}::boolean
      from stored
    )
    select * from stored`.execute(db);
  return rows[0] ?? null;
}

/** What stands before a submission. */
interface Ahead {
  /** The one that was stored with the same key. */
  earlier: (Receipt & { submit_digest: Buffer | null }) | null;
  /** The turn of its job. */
  turn: Turn;
}

/**
 * What stands before a submission of somebody. It looks at each table that {@link insertSubmission} writes to: who has to wait for one of
 * them does so here, and not between taking the moment of a receipt and storing it.
 */
export async function findAhead(db: Queryable, uid: number, key: string | null, priority: number): Promise<Ahead> {
  const { rows } = await sql<Partial<Receipt> & { submit_digest: Buffer | null } & Turn>`
    ${PREPARED} select next.turn, next.is_backlog, s.id, s.received_at, s.status, s.length, s.submit_digest
    from ${nextTurn({ uid, priority })} next
    left join submissions s on s.uid = ${uid}::bigint and s.submit_key = ${key}::text`.execute(db);
  const { turn, is_backlog, ...earlier } = rows[0]!;
  return { earlier: earlier.id === null ? null : (earlier as Ahead['earlier']), turn: { turn, is_backlog } };
}

/** Seconds since the user's last practice submission and since the `nth` before it; null where there is none. */
export async function findSubmitPace(db: Queryable, uid: number, nth: number) {
  const { rows } = await sql<{ seconds: number }>`
    ${PREPARED} select extract(epoch from clock_timestamp() - received_at)::float8 as seconds from submissions
    where uid = ${uid} and cid = 0 and timed_work_id = 0 order by id desc limit ${nth}`.execute(db);
  return { last: rows[0]?.seconds ?? null, nth: rows[nth - 1]?.seconds ?? null };
}
