import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { RemoteFailure, RemoteState } from '@assay/contract/remote/step.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';

/** A submission on its way, with what has to be sent. */
export interface RemoteSubmission {
  submission_id: number;
  site: RemoteSiteCode;
  key: string;
  state: RemoteState;
  marker: string;
  attempt: number;
  account_id: number | null;
  handle: string | null;
  baseline_id: string | null;
  is_taken: boolean;
  looks: number;
  remote_id: string | null;
  raw: string;
  polls: number;
  followed_since: Date | null;
  unknown_since: Date | null;
  queued_at: Date;
  language: string;
  code: string;
  submit_key: string;
  allowed: string[] | null;
}

const COLUMNS = sql`r.submission_id, r.site, r.key, r.state, r.marker, r.attempt, r.account_id, r.handle, r.baseline_id, r.is_taken,
  r.looks, r.remote_id, r.raw, r.polls, r.followed_since, r.unknown_since, r.queued_at, s.language, s.code,
  coalesce(p.submit_key, r.key) as submit_key, p.languages as allowed`;
const FROM = sql`remote_submissions r join submissions s on s.id = r.submission_id left join remote_problems p on p.pid = s.pid`;

/** Those of some sites that are on and have submissions on their way. */
export async function listSitesAtWork(db: Queryable, sites: readonly RemoteSiteCode[]): Promise<RemoteSiteCode[]> {
  const { rows } = await sql<{ site: RemoteSiteCode }>`
    ${PREPARED} select site from remote_sites s where site = any(${sites}::text[]) and enabled and exists (
      select from remote_submissions r where r.site = s.site and r.state not in ('done', 'failed'))`.execute(db);
  return rows.map(({ site }) => site);
}

/** What a node that is gone left in the middle: what may have been sent is unsure, the rest waits. */
export async function settleLeft(db: Queryable, site: RemoteSiteCode): Promise<void> {
  await sql`
    update remote_submissions set
      state = case when state = 'submitting' then 'unsure' else 'waiting' end,
      looks = 0, is_taken = false, next_at = '-infinity'
    where site = ${site} and state in ('leased', 'submitting')`.execute(db);
}

/** The first that waits to be sent: contests before practice, and of each person one after the other. */
export async function pickWaiting(db: Queryable, site: RemoteSiteCode, now: Date): Promise<RemoteSubmission | null> {
  const { rows } = await sql<RemoteSubmission>`
    select ${COLUMNS} from ${FROM}
    where r.submission_id = (
      select w.submission_id from (
        select submission_id, priority, row_number() over (partition by uid, priority order by submission_id) as turn
        from remote_submissions where site = ${site} and state = 'waiting' and next_at <= ${now}
      ) w order by w.priority, w.turn, w.submission_id limit 1)`.execute(db);
  return rows[0] ?? null;
}

/** One with what is asked of the person who submits it. */
export interface OwnSubmission extends RemoteSubmission {
  uid: number;
  received_at: Date;
}

export async function findRemoteSubmission(db: Queryable, submissionId: number): Promise<OwnSubmission | null> {
  const { rows } = await sql<OwnSubmission>`
    select ${COLUMNS}, r.uid, s.received_at from ${FROM} where r.submission_id = ${submissionId}`.execute(db);
  return rows[0] ?? null;
}

/** The first whose fate is unsure and due to be looked for. */
export async function pickUnsure(db: Queryable, site: RemoteSiteCode, now: Date): Promise<RemoteSubmission | null> {
  const { rows } = await sql<RemoteSubmission>`
    select ${COLUMNS} from ${FROM}
    where r.site = ${site} and r.state = 'unsure' and r.next_at <= ${now}
    order by r.next_at, r.submission_id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Those of one account that are due to be followed: of the account that one of them waits the longest for. */
export async function pickFollowed(
  db: Queryable,
  site: RemoteSiteCode,
  now: Date,
  most: number,
): Promise<RemoteSubmission[]> {
  const { rows } = await sql<RemoteSubmission>`
    select ${COLUMNS} from ${FROM}
    where r.site = ${site} and r.state in ('submitted', 'judging') and r.next_at <= ${now} and r.handle = (
      select handle from remote_submissions
      where site = ${site} and state in ('submitted', 'judging') and next_at <= ${now}
      order by next_at, submission_id limit 1)
    order by r.next_at, r.submission_id limit ${most}`.execute(db);
  return rows;
}

interface Change {
  state?: RemoteState;
  account_id?: number | null;
  handle?: string;
  attempt?: number;
  baseline_id?: string;
  intent_at?: Date | null;
  is_taken?: boolean;
  looks?: number;
  remote_id?: string;
  raw?: string;
  test?: number | null;
  polls?: number;
  followed_since?: Date;
  unknown_since?: Date | null;
  next_at?: Date;
  failure?: RemoteFailure;
  failure_words?: string;
  ended_at?: Date;
}

/** Moves a submission on, if it still stands where it was read. @returns whether it did */
export async function move(
  db: Queryable,
  from: Pick<RemoteSubmission, 'submission_id' | 'state' | 'attempt'>,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('remote_submissions')
    .set(change)
    .where('submission_id', '=', from.submission_id)
    .where('state', '=', from.state)
    .where('attempt', '=', from.attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which of these ids at a site are those of submissions here. */
export async function findTaken(db: Queryable, site: RemoteSiteCode, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('remote_submissions')
    .select('remote_id')
    .where('site', '=', site)
    .where('remote_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ remote_id }) => remote_id!));
}

/** Those that have waited since before a moment. */
export async function listOverdue(db: Queryable, site: RemoteSiteCode, before: Date): Promise<RemoteSubmission[]> {
  const { rows } = await sql<RemoteSubmission>`
    select ${COLUMNS} from ${FROM}
    where r.site = ${site} and r.state = 'waiting' and r.queued_at < ${before} order by r.submission_id limit 100`.execute(
    db,
  );
  return rows;
}

/** Shows a submission as waiting, compiling or judging. */
export const showStatus = (db: Queryable, submissionId: number, status: number) =>
  db
    .updateTable('submissions')
    .set({ status })
    .where('id', '=', submissionId)
    .where('status', 'in', [5, 6, 7])
    .execute();
