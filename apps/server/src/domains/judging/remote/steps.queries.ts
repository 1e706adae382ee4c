import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { RemoteFailure, RemoteState } from '@assay/contract/remote/step.ts';
import type { RemoteTrouble } from '@assay/rules/remote/trouble.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface RemoteRow {
  submission_id: number;
  site: RemoteSiteCode;
  key: string;
  state: RemoteState;
  is_taken: boolean;
  raw: string;
  test: number | null;
  remote_id: string | null;
  failure: RemoteFailure | null;
  failure_words: string;
  ahead: number | null;
  troubles: Record<string, RemoteTrouble | null>;
}

/** Where these submissions stand at remote judges, how many are sent before them among it; those that are judged here are missing. */
export async function findRemoteRows(db: Queryable, submissionIds: readonly number[]): Promise<RemoteRow[]> {
  if (submissionIds.length === 0) return [];
  const { rows } = await sql<RemoteRow>`
    select r.submission_id, r.site, r.key, r.state, r.is_taken, r.raw, r.test, r.remote_id, r.failure, r.failure_words, s.troubles,
      case when r.state = 'waiting' then (
        select count(*) filter (where (o.priority, o.turn, o.submission_id) < (own.priority, own.turn, own.submission_id))::int
        from (
          select submission_id, priority, row_number() over (partition by uid, priority order by submission_id) as turn
          from remote_submissions where site = r.site and state = 'waiting'
        ) o, (
          select r.submission_id, r.priority, count(*) as turn from remote_submissions m
          where m.site = r.site and m.state = 'waiting' and m.uid = r.uid and m.priority = r.priority
            and m.submission_id <= r.submission_id
        ) own
      ) end as ahead
    from remote_submissions r join remote_sites s on s.site = r.site
    where r.submission_id = any(${submissionIds}::bigint[])`.execute(db);
  return rows;
}

/**
 * Submissions that a remote judge has are asked about anew: the site is asked again, and nothing is sent again (REM-10). A submission
 * that never got there stays as it is.
 * @param which of them, in SQL over `remote_submissions`
 * @returns their ids
 */
export async function askAgain(db: Queryable, which: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update remote_submissions set state = 'submitted', polls = 0, followed_since = null, unknown_since = null, next_at = '-infinity',
      failure = null, failure_words = '', ended_at = null, queued_at = clock_timestamp()
    where remote_id is not null and handle is not null and ${which}
    returning submission_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether an administrator lets problems of a site be submitted to. */
export async function isSiteOpen(db: Queryable, site: RemoteSiteCode): Promise<boolean> {
  const row = await db.selectFrom('remote_sites').select('enabled').where('site', '=', site).executeTakeFirst();
  return row?.enabled === true;
}

/** Takes a submission back that was not sent yet. @returns whether there was such a one */
export async function takeBackRemote(db: Queryable, submissionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('remote_submissions')
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'waiting')
    .where('intent_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
