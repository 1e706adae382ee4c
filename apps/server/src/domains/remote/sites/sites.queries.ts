import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { RemoteAct, RemoteTrouble } from '@assay/rules/remote/trouble.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface SiteRow {
  site: RemoteSiteCode;
  enabled: boolean;
  gap_ms: number | null;
  submit_gap_ms: number | null;
  troubles: Partial<Record<RemoteAct, RemoteTrouble | null>>;
  last_ok_at: Date | null;
  /** No submission is asked about before. */
  follow_after: Date | null;
}

/**
 * The right to speak with a site, for whoever has it already or takes it over from one whose time has run out.
 * @returns how the site stands; null while another node has the right, or the site is off
 */
export async function leaseSite(
  db: Queryable,
  site: RemoteSiteCode,
  token: string,
  now: Date,
  until: Date,
): Promise<SiteRow | null> {
  const { rows } = await sql<SiteRow>`
    update remote_sites set lease_token = ${token}, lease_until = ${until}
    where site = ${site} and enabled and (lease_token = ${token} or lease_until is null or lease_until < ${now})
    returning site, enabled, gap_ms, submit_gap_ms, troubles, last_ok_at, follow_after`.execute(db);
  return rows[0] ?? null;
}

export async function findSite(db: Queryable, site: RemoteSiteCode): Promise<SiteRow> {
  const { rows } = await sql<SiteRow>`
    select site, enabled, gap_ms, submit_gap_ms, troubles, last_ok_at, follow_after from remote_sites
    where site = ${site}`.execute(db);
  return rows[0]!;
}

export const updateFollowAfter = (db: Queryable, site: RemoteSiteCode, after: Date) =>
  db.updateTable('remote_sites').set({ follow_after: after }).where('site', '=', site).execute();

/** Notes what an act came to: null when it worked. */
export async function updateTrouble(
  db: Queryable,
  site: RemoteSiteCode,
  act: RemoteAct,
  trouble: RemoteTrouble | null,
  now: Date,
) {
  await sql`
    update remote_sites set troubles = troubles || ${JSON.stringify({ [act]: trouble })}::jsonb,
      last_ok_at = case when ${trouble === null} then ${now} else last_ok_at end
    where site = ${site}`.execute(db);
}

const PAGE_CHARS = 100_000;
/** Pages that were not understood are kept for so long. */
export const PAGES_DAYS = 7;
/** Of one site; a page that changed would otherwise be kept with every look. */
const PAGES_MAX = 20;

const oldest = (now: Date) => new Date(now.getTime() - PAGES_DAYS * 86_400_000);

export async function deleteOldPages(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('remote_pages').where('gmt_create', '<', oldest(now)).execute();
}

/** Keeps a page that was not understood, for a week. */
export async function insertPage(
  db: Queryable,
  page: { site: RemoteSiteCode; url: string; status: number; missed: string; body: string },
  now: Date,
) {
  const { site, url, status, missed } = page;
  const body = page.body.slice(0, PAGE_CHARS).replaceAll('\u0000', '');
  await db
    .insertInto('remote_pages')
    .values({
      site,
      url: url.slice(0, 2000),
      status,
      missed: missed.replaceAll('\u0000', '').slice(0, 500),
      body,
      gmt_create: now,
    })
    .execute();
  await sql`
    delete from remote_pages where gmt_create < ${oldest(now)}
      or id in (select id from remote_pages where site = ${site} order by id desc offset ${PAGES_MAX})`.execute(db);
}
