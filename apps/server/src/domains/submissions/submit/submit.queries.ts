import type { Venue, VenueKind } from '@assay/contract/venue.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';
import { type ReadingServices, readTogether } from '../../../platform/queue/read-together.ts';
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

const queuedHere = sql`
  insert into jobs (submission_id, uid, priority, turn, language, is_backlog)
  select id, given.uid, given.priority, given.turn, given.language, given.is_backlog from stored join given using (id)`;

/** By the marker, which nobody can guess, it is known at the other site. */
const queuedThere = sql`
  insert into remote_submissions (submission_id, uid, site, key, priority, marker)
  select id, given.uid, remote.site, remote.key, given.priority, 'assay ' || replace(gen_random_uuid()::text, '-', '')
  from stored join given using (id) join remote_problems remote on remote.pid = given.pid`;

/** As the rows of a statement whose text is the same for however many. */
function sentRows(given: readonly NewSubmission[]) {
  const column = <T>(of: (one: NewSubmission) => T, type: string) => sql`${given.map(of)}::${sql.raw(type)}[]`;
  const venues = new Map(given.map((one) => [one, venueColumns(one.venue)]));
  return sql`unnest(${sql.join([
    column(({ pid }) => pid, 'bigint'),
    column(({ uid }) => uid, 'bigint'),
    column(({ username }) => username, 'text'),
    column((one) => venues.get(one)!.venue_kind, 'text'),
    column((one) => venues.get(one)!.venue_id, 'bigint'),
    column((one) => venues.get(one)!.group_id, 'bigint'),
    column(({ listed }) => listed, 'boolean'),
    column(({ receivedAt }) => receivedAt, 'timestamptz'),
    column(({ displayId }) => displayId, 'text'),
    column(({ displayPid }) => displayPid, 'text'),
    column(({ language }) => language, 'text'),
    column(({ code }) => code, 'text'),
    column(({ code }) => code.length, 'integer'),
    column(({ ip }) => ip, 'text'),
    column(({ submitKey }) => submitKey, 'text'),
    column(({ submitDigest }) => submitDigest, 'bytea'),
    column(({ priority }) => priority, 'smallint'),
    column(({ turn }) => turn.turn, 'bigint'),
    column(({ turn }) => turn.is_backlog, 'boolean'),
  ])}) with ordinality as sent (pid, uid, username, venue_kind, venue_id, group_id, listed, received_at, display_id,
    display_pid, language, code, length, ip, submit_key, submit_digest, priority, turn, is_backlog, at)`;
}

/** What goes with all submissions of a statement. */
interface Along {
  /** What their venue writes with them: SQL that reads the rows of `stored (id)`. */
  alongside?: RawBuilder<unknown> | null;
  /** Whether another site judges them: they wait to be sent there, and no node here is asked. */
  isRemote?: boolean;
}

/**
 * Stores submissions with their jobs and what their venue writes: one statement, so that there is all of it or
 * nothing and it costs one way to the database. Ids are given in this order, and all of them first: none is given elsewhere in between.
 * @returns in the same order; null, and nothing stored, where the user's key was stored already
 */
export async function insertSubmissions(
  db: Queryable,
  given: readonly NewSubmission[],
  { alongside, isRemote }: Along = {},
): Promise<(Receipt | null)[]> {
  const { rows } = await sql<Receipt & { at: number }>`
    ${PREPARED} with given as materialized (
      select * from (select nextval('submissions_id_seq') as id, sent.* from ${sentRows(given)}) numbered order by id
    ), stored as (
      insert into submissions (id, pid, uid, username, venue_kind, venue_id, group_id, listed, received_at,
        display_id, display_pid, language, code, length, ip, submit_key, submit_digest)
      overriding system value
      select id, pid, uid, username, venue_kind, venue_id, group_id, listed, coalesce(received_at, clock_timestamp()),
        display_id, display_pid, language, code, length, ip, submit_key, submit_digest from given
      on conflict (uid, submit_key) where submit_key is not null do nothing
      returning id, received_at, status, length
    )${alongside ? sql`, alongside as (${alongside})` : sql``}, queued as (${isRemote ? queuedThere : queuedHere})
    select given.at, stored.* from stored join given using (id)`.execute(db);
  const receipts = new Map(rows.map(({ at, ...receipt }) => [at, receipt]));
  return given.map((_, at) => receipts.get(at + 1) ?? null);
}

/** Stores one. */
export const insertSubmission = async (db: Queryable, given: NewSubmission, along?: Along): Promise<Receipt | null> =>
  (await insertSubmissions(db, [given], along))[0]!;

/** What stands before a submission. */
interface Ahead {
  /** The one that was stored with the same key. */
  earlier: (Receipt & { submit_digest: Buffer | null }) | null;
  /** The turn of its job. */
  turn: Turn;
}

interface AskedAhead {
  uid: number;
  key: string | null;
  priority: number;
}

const aheadKey = ({ uid, key, priority }: AskedAhead) => `${uid} ${priority} ${key === null ? '' : `=${key}`}`;

/** The submission is looked for by its index alone, whatever the planner takes the tables for. */
async function listAhead(db: Queryable, asked: readonly AskedAhead[]): Promise<Map<string, Ahead>> {
  const { rows } = await sql<Partial<Receipt> & { at: number; submit_digest: Buffer | null } & Turn>`
    ${PREPARED} select asked.at, next.turn, next.is_backlog, s.* from unnest(${asked.map(({ uid }) => uid)}::bigint[],
      ${asked.map(({ key }) => key)}::text[], ${asked.map(({ priority }) => priority)}::smallint[])
      with ordinality as asked (uid, submit_key, priority, at)
    cross join lateral ${nextTurn({ uid: sql`asked.uid`, priority: sql`asked.priority` })} next
    left join lateral (
      select id, received_at, status, length, submit_digest from submissions
      where uid = asked.uid and submit_key = asked.submit_key limit 1) s on true`.execute(db);
  return new Map(
    rows.map(({ at, turn, is_backlog, ...earlier }) => [
      aheadKey(asked[at - 1]!),
      { earlier: earlier.id === null ? null : (earlier as Ahead['earlier']), turn: { turn, is_backlog } },
    ]),
  );
}

const readAhead = readTogether<AskedAhead, Ahead>(aheadKey, listAhead);

/**
 * What stands before a submission of somebody. It looks at each table that {@link insertSubmissions} writes to: who has to wait for one of
 * them does so here, and not between taking the moment of a receipt and storing it (R-10).
 */
export const findAhead = async (services: ReadingServices, asked: AskedAhead): Promise<Ahead> =>
  (await readAhead(services, asked))!;

/** The turn of a job of somebody, within a transaction too. */
export async function findTurn(db: Queryable, uid: number, priority: number): Promise<Turn> {
  const asked = { uid, key: null, priority };
  return (await listAhead(db, [asked])).get(aheadKey(asked))!.turn;
}

/** Seconds since the user's last submission to venues of some kinds and since the `nth` before it; null where there is none. */
export async function findSubmitPace(db: Queryable, uid: number, nth: number, kinds: readonly VenueKind[]) {
  const { rows } = await sql<{ seconds: number }>`
    ${PREPARED} select extract(epoch from clock_timestamp() - received_at)::float8 as seconds from submissions
    where uid = ${uid} and ${inKinds(kinds, 'submissions')} order by id desc limit ${nth}`.execute(db);
  return { last: rows[0]?.seconds ?? null, nth: rows[nth - 1]?.seconds ?? null };
}
