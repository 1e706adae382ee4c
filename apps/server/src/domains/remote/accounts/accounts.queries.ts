import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export type AccountState = 'new' | 'ok' | 'badCredentials' | 'blocked';

/** An account with its secrets as they lie: sealed. */
export interface AccountRow {
  id: number;
  site: RemoteSiteCode;
  handle: string;
  sealed_secret: string;
  sealed_cookies: string | null;
}

const SEALED = ['id', 'site', 'handle', 'sealed_secret', 'sealed_cookies'] as const;

export async function findAccount(db: Queryable, id: number): Promise<AccountRow | null> {
  const row = await db.selectFrom('remote_accounts').select(SEALED).where('id', '=', id).executeTakeFirst();
  return (row as AccountRow | undefined) ?? null;
}

/** The account of a site that was used longest ago among those that work; null when there is none. */
export async function findUsable(db: Queryable, site: RemoteSiteCode): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('remote_accounts')
    .select(SEALED)
    .where('site', '=', site)
    .where('enabled', '=', true)
    .where('state', 'in', ['new', 'ok'])
    .orderBy(sql`last_submit_at nulls first`)
    .limit(1)
    .executeTakeFirst();
  return (row as AccountRow | undefined) ?? null;
}

/** Without anything secret. */
export async function listAccounts(db: Queryable) {
  const rows = await db
    .selectFrom('remote_accounts')
    .select(['id', 'site', 'handle', 'enabled', 'state', 'state_words', 'state_since', 'last_ok_at', 'last_submit_at'])
    .orderBy('site')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, site: row.site as RemoteSiteCode, state: row.state as AccountState }));
}

export const listSealed = async (db: Queryable): Promise<AccountRow[]> =>
  (await db.selectFrom('remote_accounts').select(SEALED).orderBy('id').forUpdate().execute()) as AccountRow[];

/** @returns its id; null when the site has one of this handle */
export async function insertAccount(
  db: Queryable,
  { site, handle, now }: { site: RemoteSiteCode; handle: string; now: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('remote_accounts')
    .values({ site, handle, sealed_secret: '', state_since: now, gmt_create: now })
    .onConflict((conflict) => conflict.columns(['site', 'handle']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const updateSealed = (
  db: Queryable,
  id: number,
  sealed: { sealed_secret?: string; sealed_cookies?: string | null },
) => db.updateTable('remote_accounts').set(sealed).where('id', '=', id).execute();

/** A new state; the moment since when stays while the state does. */
export async function updateAccountState(db: Queryable, id: number, state: AccountState, words: string, now: Date) {
  await sql`
    update remote_accounts set state_since = case when state = ${state} then state_since else ${now} end,
      state = ${state}, state_words = ${words.slice(0, 300)},
      last_ok_at = case when ${state === 'ok'} then ${now} else last_ok_at end
    where id = ${id}`.execute(db);
}

export async function updateAccountEnabled(db: Queryable, id: number, enabled: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('remote_accounts')
    .set({ enabled })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAccount(db: Queryable, id: number) {
  return db.deleteFrom('remote_accounts').where('id', '=', id).returning(['site', 'handle']).executeTakeFirst();
}

export const updateSubmittedAt = (db: Queryable, id: number, now: Date) =>
  db.updateTable('remote_accounts').set({ last_submit_at: now }).where('id', '=', id).execute();

/**
 * The account that sends next: healthy, with no submission of its own under way, rested since its last, used longest ago.
 * @returns the account; `none` when no account of the site can be used, `busy` when one can but not now
 */
export async function pickAccount(
  db: Queryable,
  site: RemoteSiteCode,
  restedSince: Date,
): Promise<AccountRow | 'none' | 'busy'> {
  const rows = (await db
    .selectFrom('remote_accounts as a')
    .select(['a.id', 'a.site', 'a.handle', 'a.sealed_secret', 'a.sealed_cookies', 'a.last_submit_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('remote_submissions as r')
            .select('r.submission_id')
            .whereRef('r.account_id', '=', 'a.id')
            .where('r.state', 'in', ['leased', 'submitting', 'unsure']),
        )
        .as('busy'),
    )
    .where('a.site', '=', site)
    .where('a.enabled', '=', true)
    .where('a.state', 'in', ['new', 'ok'])
    .orderBy(sql`a.last_submit_at nulls first`)
    .execute()) as (AccountRow & { last_submit_at: Date | null; busy: boolean })[];
  if (rows.length === 0) return 'none';
  return rows.find((row) => !row.busy && (row.last_submit_at === null || row.last_submit_at <= restedSince)) ?? 'busy';
}
