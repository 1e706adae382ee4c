import type { DataOf } from '@assay/contract/op.ts';
import type { checkRemoteJudge } from '@assay/contract/remote/judges.ts';
import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { RemoteAct, RemoteTrouble } from '@assay/rules/remote/trouble.ts';
import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PAGES_DAYS } from '../sites/sites.queries.ts';

const DAY_MS = 86_400_000;

export type Check = DataOf<typeof checkRemoteJudge>['checks'][number];

interface JudgeRow {
  site: RemoteSiteCode;
  enabled: boolean;
  terms_at: Date | null;
  terms_by: string | null;
  gap_ms: number | null;
  submit_gap_ms: number | null;
  troubles: Partial<Record<RemoteAct, RemoteTrouble | null>>;
  last_ok_at: Date | null;
  checked_at: Date | null;
  check_result: Check[] | null;
  waiting: number;
  sending: number;
  following: number;
  failed: number;
  ended: number;
  median_seconds: number | null;
  slowest_seconds: number | null;
  oldest: Date | null;
  pages: number;
}

/** All remote judges with the figures of their queues. */
export async function listJudges(db: Queryable, now: Date): Promise<JudgeRow[]> {
  const day = new Date(now.getTime() - DAY_MS);
  const week = new Date(now.getTime() - PAGES_DAYS * DAY_MS);
  const { rows } = await sql<JudgeRow>`
    select j.site, j.enabled, j.terms_at, u.username as terms_by, j.gap_ms, j.submit_gap_ms, j.troubles, j.last_ok_at,
      j.checked_at, j.check_result, q.*, e.*, (select count(*)::int from remote_pages p where p.site = j.site and p.gmt_create >= ${week}) as pages
    from remote_sites j left join users u on u.uid = j.terms_by,
      lateral (
        select count(*) filter (where r.state = 'waiting')::int as waiting,
          count(*) filter (where r.state in ('leased', 'submitting', 'unsure'))::int as sending,
          count(*) filter (where r.state in ('submitted', 'judging'))::int as following,
          min(r.queued_at) filter (where r.state = 'waiting') as oldest
        from remote_submissions r where r.site = j.site and r.state not in ('done', 'failed')
      ) q, lateral (
        select count(*) filter (where r.state = 'failed')::int as failed, count(*) filter (where r.state = 'done')::int as ended,
          percentile_cont(0.5) within group (order by extract(epoch from r.ended_at - r.queued_at))
            filter (where r.state = 'done') as median_seconds,
          max(extract(epoch from r.ended_at - r.queued_at)) filter (where r.state = 'done')::float8 as slowest_seconds
        from remote_submissions r where r.site = j.site and r.ended_at >= ${day}
      ) e`.execute(db);
  return rows;
}

interface Switch {
  enabled: boolean;
  gapMs?: number | null | undefined;
  submitGapMs?: number | null | undefined;
  /** Who confirms the terms, and when; null leaves what is stored. */
  terms: { by: number; at: Date } | null;
}

export async function updateJudge(tx: Queryable, site: RemoteSiteCode, { enabled, gapMs, submitGapMs, terms }: Switch) {
  await tx
    .updateTable('remote_sites')
    .set({
      enabled,
      ...(gapMs !== undefined && { gap_ms: gapMs }),
      ...(submitGapMs !== undefined && { submit_gap_ms: submitGapMs }),
      ...(terms && { terms_by: terms.by, terms_at: terms.at }),
    })
    .where('site', '=', site)
    .execute();
}

/** Keeps what a check came to. */
export async function updateChecked(db: Queryable, site: RemoteSiteCode, checks: readonly Check[], now: Date) {
  const change = { checked_at: now, check_result: JSON.stringify(checks) };
  await db.updateTable('remote_sites').set(change).where('site', '=', site).execute();
}

/** When a check last came to what it was made for: a problem was read, and every account could log in. */
export function triedAt({
  checked_at,
  check_result: checks,
}: Pick<JudgeRow, 'checked_at' | 'check_result'>): Date | null {
  const isTried = checks?.every(({ ok }) => ok) && checks.some(({ what }) => what === 'login');
  return isTried ? checked_at : null;
}

export async function findTriedAt(db: Queryable, site: RemoteSiteCode): Promise<Date | null> {
  const row = await db
    .selectFrom('remote_sites')
    .select(['checked_at', 'check_result'])
    .where('site', '=', site)
    .executeTakeFirstOrThrow();
  return triedAt({ ...row, check_result: row.check_result as Check[] | null });
}

export async function clearTroubles(tx: Queryable, site: RemoteSiteCode): Promise<void> {
  await tx.updateTable('remote_sites').set({ troubles: '{}' }).where('site', '=', site).execute();
  const isOpen = sql<SqlBool>`state not in ('done', 'failed')`;
  await tx
    .updateTable('remote_submissions')
    .set({ next_at: sql`'-infinity'` })
    .where('site', '=', site)
    .where(isOpen)
    .execute();
}

export const listPages = (db: Queryable, site: RemoteSiteCode, since: Date) =>
  db
    .selectFrom('remote_pages')
    .select(['id', 'url', 'status', 'missed', 'body', 'gmt_create'])
    .where('site', '=', site)
    .where('gmt_create', '>=', since)
    .orderBy('id', 'desc')
    .execute();
