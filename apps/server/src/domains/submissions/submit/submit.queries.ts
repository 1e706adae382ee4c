import type { Venue, VenueKind } from '@assay/contract/venue.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { nextTurn, type Turn } from '../../judging/queue/queue.queries.ts';
import { inKinds, venueColumns } from '../../venues/venues.queries.ts';

export interface NewSubmission {
  pid: number;
  uid: number;
  username: string;
  venue: Venue;
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
  /** What its venue writes with it: SQL that reads the row of `stored (id)`. */
  alongside: RawBuilder<unknown> | null;
  /** Whether another site judges it: it waits to be sent there, and no node here is asked. */
  isRemote?: boolean;
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

const queuedHere = ({ uid, priority, turn, language }: NewSubmission) => sql`
  insert into jobs (submission_id, uid, priority, turn, language, is_backlog)
  select stored.id, ${uid}::bigint, ${priority}::smallint, ${turn.turn}::bigint, ${language}::text, ${turn.is_backlog}::boolean
  from stored`;

/** By the marker, which nobody can guess, it is known at the other site. */
const queuedThere = ({ uid, priority, pid }: NewSubmission) => sql`
  insert into remote_submissions (submission_id, uid, site, key, priority, marker)
  select stored.id, ${uid}::bigint, remote.site, remote.key, ${priority}::smallint,
    'assay ' || replace(gen_random_uuid()::text, '-', '')
  from stored join remote_problems remote on remote.pid = ${pid}`;

/**
 * Stores a submission with its job and what its venue writes: one statement, so that there is all of it or
 * nothing and it costs one way to the database. Null, and nothing stored, when this user's key was stored already.
 */
export async function insertSubmission(db: Queryable, given: NewSubmission): Promise<Receipt | null> {
  const { alongside } = given;
  const venue = venueColumns(given.venue);
  const { rows } = await sql<Receipt>`
    ${PREPARED} with stored as (
      insert into submissions (pid, uid, username, venue_kind, venue_id, group_id, listed, received_at,
        display_id, display_pid, language, code, length, ip, submit_key, submit_digest)
      values (${given.pid}, ${given.uid}, ${given.username}, ${venue.venue_kind}, ${venue.venue_id},
        ${venue.group_id}, ${given.listed},
        coalesce(${given.receivedAt}::timestamptz, clock_timestamp()),
        ${given.displayId}, ${given.displayPid}, ${given.language}, ${given.code}, ${given.code.length}, ${given.ip},
        ${given.submitKey}, ${given.submitDigest})
      on conflict (uid, submit_key) where submit_key is not null do nothing
      returning id, received_at, status, length
    )${alongside ? sql`, alongside as (${alongside})` : sql``}, queued as (${given.isRemote ? queuedThere(given) : queuedHere(given)})
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
 * them does so here, and not between taking the moment of a receipt and storing it (R-10).
 */
export async function findAhead(db: Queryable, uid: number, key: string | null, priority: number): Promise<Ahead> {
  const { rows } = await sql<Partial<Receipt> & { submit_digest: Buffer | null } & Turn>`
    ${PREPARED} select next.turn, next.is_backlog, s.id, s.received_at, s.status, s.length, s.submit_digest
    from ${nextTurn({ uid, priority })} next
    left join submissions s on s.uid = ${uid}::bigint and s.submit_key = ${key}::text`.execute(db);
  const { turn, is_backlog, ...earlier } = rows[0]!;
  return { earlier: earlier.id === null ? null : (earlier as Ahead['earlier']), turn: { turn, is_backlog } };
}

/** Seconds since the user's last submission to venues of some kinds and since the `nth` before it; null where there is none. */
export async function findSubmitPace(db: Queryable, uid: number, nth: number, kinds: readonly VenueKind[]) {
  const { rows } = await sql<{ seconds: number }>`
    ${PREPARED} select extract(epoch from clock_timestamp() - received_at)::float8 as seconds from submissions
    where uid = ${uid} and ${inKinds(kinds, 'submissions')} order by id desc limit ${nth}`.execute(db);
  return { last: rows[0]?.seconds ?? null, nth: rows[nth - 1]?.seconds ?? null };
}
