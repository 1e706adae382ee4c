import { fail } from '@assay/contract/errors.ts';
import {
  checkRemoteJudge,
  getRemoteJudges,
  getRemotePages,
  type RemoteJudge,
  retryRemoteJudge,
  updateRemoteJudge,
} from '@assay/contract/remote/judges.ts';
import { REMOTE_SITE_TRAITS, REMOTE_SITES, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { RemoteTrouble } from '@assay/rules/remote/trouble.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { listAccounts } from '../accounts/accounts.queries.ts';
import { siteOf } from '../sites/client.ts';
import { findSite, PAGES_DAYS } from '../sites/sites.queries.ts';
import { checkSite } from './check.ts';
import { clearTroubles, findTriedAt, listJudges, listPages, triedAt, updateJudge } from './judges.queries.ts';

const time = (date: Date | null) => date?.toISOString() ?? null;

const troubleOf = (trouble: RemoteTrouble | null | undefined): RemoteJudge['troubles']['import'] =>
  trouble
    ? {
        kind: trouble.kind,
        words: trouble.words,
        failures: trouble.failures,
        since: new Date(trouble.since).toISOString(),
        until: new Date(trouble.until).toISOString(),
      }
    : null;

async function list({ db, clock }: Call) {
  const accounts = await listAccounts(db);
  const judges = (await listJudges(db, clock.now())).flatMap((row): RemoteJudge[] => {
    const site = siteOf(row.site);
    if (!site) return [];
    const judge: RemoteJudge = {
      site: row.site,
      enabled: row.enabled,
      termsBy: row.terms_by,
      termsAt: time(row.terms_at),
      triedAt: time(triedAt(row)),
      gapMs: row.gap_ms ?? site.gapMs,
      submitGapMs: row.submit_gap_ms ?? site.submitGapMs,
      troubles: {
        import: troubleOf(row.troubles.import),
        submit: troubleOf(row.troubles.submit),
        follow: troubleOf(row.troubles.follow),
      },
      lastOkAt: time(row.last_ok_at),
      accounts: accounts
        .filter((account) => account.site === row.site)
        .map((account) => ({
          id: account.id,
          handle: account.handle,
          enabled: account.enabled,
          state: account.state,
          words: account.state_words,
          since: account.state_since.toISOString(),
          lastOkAt: time(account.last_ok_at),
          lastSubmitAt: time(account.last_submit_at),
        })),
      queue: {
        waiting: row.waiting,
        sending: row.sending,
        following: row.following,
        oldestWaitingAt: time(row.oldest),
      },
      day: {
        ended: row.ended,
        failed: row.failed,
        medianSeconds: row.median_seconds,
        slowestSeconds: row.slowest_seconds,
      },
      pages: row.pages,
    };
    return [judge];
  });
  return { judges: judges.sort((one, other) => REMOTE_SITES.indexOf(one.site) - REMOTE_SITES.indexOf(other.site)) };
}

/** @throws Failure `remote.siteUnknown` for a site that is not built */
const builtSite = (code: RemoteSiteCode) => siteOf(code) ?? fail('remote.siteUnknown', { site: code });

export const remoteJudgeCalls: Implementation[] = [
  implement(getRemoteJudges, list),

  implement(updateRemoteJudge, async (call, { site, enabled, termsRead, gapMs, submitGapMs }) => {
    builtSite(site);
    const before = await findSite(call.db, site);
    if (enabled && !before.enabled && !termsRead) fail('remote.termsUnread', { site });
    const isUntried = REMOTE_SITE_TRAITS[site].isUntried && (await findTriedAt(call.db, site)) === null;
    if (enabled && !before.enabled && isUntried) fail('remote.untried', { site });
    const terms = enabled && termsRead ? { by: viewerOf(call).uid, at: call.clock.now() } : null;
    await call.db.transaction().execute(async (tx) => {
      await updateJudge(tx, site, { enabled, gapMs, submitGapMs, terms });
      await noteAct(call, tx, {
        action: updateRemoteJudge.name,
        subject: `remote judge ${site}`,
        before: { enabled: before.enabled, gapMs: before.gap_ms, submitGapMs: before.submit_gap_ms },
        after: { enabled, termsRead, gapMs, submitGapMs },
      });
    });
    return null;
  }),

  implement(retryRemoteJudge, async (call, { site }) => {
    builtSite(site);
    await call.db.transaction().execute(async (tx) => {
      await clearTroubles(tx, site);
      await noteAct(call, tx, {
        action: retryRemoteJudge.name,
        subject: `remote judge ${site}`,
        before: null,
        after: null,
      });
    });
    return null;
  }),

  implement(checkRemoteJudge, async (call, { site }) => ({ checks: await checkSite(call, builtSite(site)) })),

  implement(getRemotePages, async (call, { site }) => {
    const since = new Date(call.clock.now().getTime() - PAGES_DAYS * 86_400_000);
    const pages = await listPages(call.db, site, since);
    return { pages: pages.map(({ gmt_create, ...page }) => ({ ...page, gmtCreate: gmt_create.toISOString() })) };
  }),
];
