import { fail } from '@assay/contract/errors.ts';
import type { Failure } from '@assay/contract/failure.ts';
import { remoteSiteOf } from '@assay/contract/remote/sites.ts';
import type { RemoteProblem, RemoteSite } from '@assay/remote-sites/site.ts';
import type { SiteTrouble } from '@assay/remote-sites/trouble.ts';
import type { Services } from '../../../platform/services.ts';
import { findUsable } from '../accounts/accounts.queries.ts';
import { siteOf } from '../sites/client.ts';
import { findSite } from '../sites/sites.queries.ts';
import { asTrouble, SiteWork } from '../worker/site-work.ts';

/** A problem of a remote judge: where, and by which key. */
export interface RemoteRef {
  site: RemoteSite;
  key: string;
  /** Its id here. */
  problemId: string;
}

/** How a problem of a site is called here. */
export const problemIdOf = ({ code, nameOf }: RemoteSite, key: string): string => `${code}-${nameOf?.(key) ?? key}`;

/** @throws Failure `remote.siteUnknown` */
export function siteNamed(name: string): RemoteSite {
  const code = remoteSiteOf(name);
  return (code && siteOf(code)) || fail('remote.siteUnknown', { site: name });
}

/** @throws Failure `remote.siteUnknown`, `remote.badId` */
export function remoteRefOf(name: string, text: string): RemoteRef {
  const site = siteNamed(name);
  const prefix = new RegExp(`^${site.code}-`, 'i');
  const key = site.keyOf(text.replace(prefix, '')) ?? fail('remote.badId', { id: text, site: name });
  return { site, key, problemId: problemIdOf(site, key) };
}

const CODES = {
  missing: 'remote.problemMissing',
  blocked: 'remote.blocked',
  busy: 'remote.busy',
  unknownPage: 'remote.unknownPage',
  refused: 'remote.refused',
} as const;

/** What a trouble is to whoever asked for a problem. */
export function failForTrouble(
  { site, key }: Pick<RemoteRef, 'site' | 'key'>,
  { kind, details }: SiteTrouble,
): Failure {
  const code = kind in CODES ? CODES[kind as keyof typeof CODES] : 'remote.unreachable';
  return fail(code, { site: site.code, id: key, words: details.words ?? kind });
}

/**
 * Ids of the languages of a problem, where an account is needed to see them; null without one, or when that cannot be read: the site
 * says it of a submission then.
 */
async function readLanguages(work: SiteWork, key: string): Promise<string[] | null> {
  const { services, site } = work;
  if (!site.robot?.readLanguages) return null;
  const account = await findUsable(services.db, site.code);
  if (!account) return null;
  try {
    const { client } = await work.signIn(account);
    return await site.robot.readLanguages(client, key);
  } catch (error) {
    const { kind } = asTrouble(error);
    services.log.warn({ site: site.code, kind }, 'the languages of a remote problem could not be read');
    return null;
  }
}

/** Reads a problem from its site. @throws Failure `remote.…` */
export async function readRemoteProblem(services: Services, ref: RemoteRef): Promise<RemoteProblem> {
  const work = new SiteWork(services, ref.site, await findSite(services.db, ref.site.code));
  try {
    const problem = await ref.site.readProblem(work.client(), ref.key);
    await work.worked('import');
    return { ...problem, languages: problem.languages ?? (await readLanguages(work, ref.key)) };
  } catch (error) {
    const trouble = asTrouble(error);
    if (trouble.kind !== 'missing' && trouble.kind !== 'refused') await work.failed('import', error);
    throw failForTrouble(ref, trouble);
  }
}
