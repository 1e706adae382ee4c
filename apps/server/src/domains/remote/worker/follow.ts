import { VERDICT } from '@assay/contract/verdict.ts';
import type { Followed, RemoteRun } from '@assay/remote-sites/site.ts';
import { afterFollowing, FOLLOW_GAP_MS, followAfter } from '@assay/rules/remote/following.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { findKept } from '../people/kept-sessions.ts';
import { insertPage, updateFollowAfter } from '../sites/sites.queries.ts';
import { recordFailure, recordResult, shownOf, step } from './record.ts';
import { asTrouble, type SiteWork } from './site-work.ts';
import { pickFollowed, type RemoteSubmission } from './submissions.queries.ts';

/** Submissions of an account that are asked about by one request, where the site does not show fewer. */
const MOST = 50;

const seconds = (from: Date | null, to: Date) => (from ? (to.getTime() - from.getTime()) / 1000 : 0);

/** What the compiler said; nothing where that cannot be read: the verdict stands without it. */
async function compileError(work: SiteWork, row: RemoteSubmission, run: RemoteRun): Promise<string | null> {
  const { site, services } = work;
  if (run.status !== VERDICT.compileError || !site.readCompileError) return null;
  try {
    const account = row.account_id === null ? null : await findAccount(services.db, row.account_id);
    const kept = account ? null : await findKept(services, site, row.handle);
    const client = account ? (await work.signIn(account)).client : work.client(kept?.jar);
    return work.hide(await site.readCompileError(client, { id: run.id, key: row.key, handle: row.handle ?? '' }));
  } catch (error) {
    services.log.warn(
      { site: site.code, kind: asTrouble(error).kind },
      'the words of a remote compiler could not be read',
    );
    return null;
  }
}

/** Words that nobody knows are shown to those who run the site, once. */
async function noteUnknown(work: SiteWork, row: RemoteSubmission, run: RemoteRun): Promise<void> {
  if (row.raw === shownOf(run).raw) return;
  const { services, site } = work;
  services.log.warn({ site: site.code, raw: run.raw }, 'a remote judge says something that is in no table');
  const page = { site: site.code, url: '', status: 200, missed: `unknown verdict: ${run.raw}`, body: run.raw };
  await insertPage(services.db, page, work.now());
}

async function take(work: SiteWork, row: RemoteSubmission, run: RemoteRun | undefined): Promise<void> {
  const { services, site } = work;
  const now = work.now();
  const isUnknown = run?.status === null;
  const unknownSince = isUnknown ? (row.unknown_since ?? now) : null;
  const since = row.followed_since ?? now;
  const following = afterFollowing(run?.status, seconds(since, now), seconds(unknownSince, now));
  if (isUnknown) await noteUnknown(work, row, run);
  if (following.to === 'failed') return recordFailure(services, row, following.why);
  if (following.to === 'done' && run) {
    const message = following.status === VERDICT.systemError ? run.raw : await compileError(work, row, run);
    return recordResult(services, row, run, { ...run, status: following.status, message });
  }
  const wait = followAfter(site.followMs, row.polls, seconds(since, now));
  const change = {
    state: 'judging' as const,
    polls: row.polls + 1,
    followed_since: since,
    unknown_since: unknownSince,
    next_at: new Date(now.getTime() + wait * 1000),
    ...(run && shownOf(run)),
  };
  await step(services, row, change, following.to === 'judging' ? following.status : VERDICT.judging);
}

/**
 * Asks a site about those of its submissions that are due: one request for many.
 * @returns whether there was anything to do
 */
export async function followNext(work: SiteWork): Promise<boolean> {
  const { services, site } = work;
  const after = work.row.follow_after;
  if (work.isResting('follow') || (after && work.now() < after)) return false;
  const most = site.byPerson?.sessions?.most ?? site.followMost ?? MOST;
  const rows = await pickFollowed(services.db, site.code, work.now(), most);
  if (rows.length === 0) return false;
  const before = work.requests;
  try {
    await ask(work, rows);
  } finally {
    const gap = FOLLOW_GAP_MS * Math.max(1, work.requests - before);
    await updateFollowAfter(services.db, site.code, new Date(work.now().getTime() + gap));
  }
  return true;
}

/** Those of one account as its own session shows them; null without one, or once it has ended. */
async function readByOwner(work: SiteWork, asked: readonly Followed[]): Promise<RemoteRun[] | null> {
  const kept = await findKept(work.services, work.site, asked[0]!.handle);
  if (!kept) return null;
  try {
    const runs = await kept.sessions.follow(work.client(kept.jar), asked);
    await kept.keep();
    return runs;
  } catch (error) {
    if (asTrouble(error).kind !== 'signedOut') throw error;
    await kept.forget();
    return null;
  }
}

/** Asks about submissions of one account, and takes what is said of them. */
async function ask(work: SiteWork, due: readonly RemoteSubmission[]): Promise<void> {
  const { site } = work;
  let rows = due;
  let runs: RemoteRun[];
  try {
    const asked = rows.map((row) => ({ id: row.remote_id!, key: row.key, handle: row.handle ?? '' }));
    const own = await readByOwner(work, asked);
    if (!own) rows = rows.slice(0, site.followMost);
    runs = own ?? (await site.follow(work.client(), rows[0]!.handle ?? '', asked.slice(0, site.followMost)));
    await work.worked('follow');
  } catch (error) {
    await work.failed('follow', error);
    return;
  }
  const byId = new Map(runs.map((run) => [run.id, run]));
  const shown = rows.filter(({ remote_id }) => byId.has(remote_id!));
  // those that a page did not show are on the next one, unless it showed none of them
  for (const row of shown.length > 0 ? shown : rows) await take(work, row, byId.get(row.remote_id!));
}
