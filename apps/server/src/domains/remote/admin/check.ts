import type { RemoteSite } from '@assay/remote-sites/site.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccount, listAccounts } from '../accounts/accounts.queries.ts';
import { findSite } from '../sites/sites.queries.ts';
import { asTrouble, SiteWork } from '../worker/site-work.ts';
import { type Check, updateChecked } from './judges.queries.ts';

async function attempt(
  work: SiteWork,
  what: Check['what'],
  handle: string | null,
  act: () => Promise<unknown>,
): Promise<Check> {
  try {
    await act();
    return { what, handle, ok: true, kind: null, words: '' };
  } catch (error) {
    const { kind, details } = asTrouble(error);
    return { what, handle, ok: false, kind, words: work.hide(details.words ?? '') };
  }
}

/** Reads a known problem, and logs in by each account that is in use; what it came to is kept. */
export async function checkSite(services: Services, site: RemoteSite): Promise<Check[]> {
  const { db } = services;
  const work = new SiteWork(services, site, await findSite(db, site.code));
  const checks = [
    await attempt(work, 'read', null, async () => {
      try {
        await site.readProblem(work.client(), site.knownKey);
        await work.worked('import');
      } catch (error) {
        throw await work.failed('import', error);
      }
    }),
  ];
  for (const { id, handle } of (await listAccounts(db)).filter((one) => one.site === site.code && one.enabled)) {
    const account = await findAccount(db, id);
    if (account) checks.push(await attempt(work, 'login', handle, () => work.signIn(account)));
  }
  await updateChecked(db, site.code, checks, work.now());
  return checks;
}
