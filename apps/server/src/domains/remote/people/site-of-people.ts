import { fail } from '@assay/contract/errors.ts';
import { REMOTE_SITE_TRAITS, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { CookieJar } from '@assay/remote-sites/client/cookies.ts';
import type { RemoteSite, SiteByPerson } from '@assay/remote-sites/site.ts';
import type { Call } from '../../../platform/http/call.ts';
import { viewerOf } from '../../../platform/http/call.ts';
import { siteOf } from '../sites/client.ts';
import { findSite } from '../sites/sites.queries.ts';
import { asTrouble, SiteWork } from '../worker/site-work.ts';

/** Questions to a site that one person causes; it is asked at its own pace for all. */
const ASKS_PER_MINUTE = 10;

export interface SiteOfPeople {
  site: RemoteSite;
  byPerson: SiteByPerson;
}

/** A site that people submit to as themselves. @throws Failure `remote.notByPerson` */
export function siteOfPeople(code: RemoteSiteCode): SiteOfPeople {
  const site = siteOf(code);
  return site?.byPerson ? { site, byPerson: site.byPerson } : fail('remote.notByPerson', { site: code });
}

/** The site whose user names people have at a site. */
export const handlesOf = (code: RemoteSiteCode): RemoteSiteCode => REMOTE_SITE_TRAITS[code].handlesOf ?? code;

/**
 * Asks a site what everybody may see there, while it does not rest.
 * @param missing what it means that the site knows nothing of it
 * @param jar of the session of whoever asks
 * @throws Failure `remote.unreachable`, `remote.busy`, `remote.blocked`, `remote.unknownPage`
 */
export async function askSite<Answer>(
  call: Call,
  site: RemoteSite,
  ask: (client: ReturnType<SiteWork['client']>) => Promise<Answer>,
  missing: () => Answer,
  jar?: CookieJar,
): Promise<Answer> {
  if (call.viewer) call.limiter.take('remote-ask', String(viewerOf(call).uid), ASKS_PER_MINUTE, 60);
  const work = new SiteWork(call, site, await findSite(call.db, site.code));
  const resting = work.row.troubles.follow;
  if (resting && work.isResting('follow')) return fail(codeOf(resting.kind), { site: site.code, words: resting.words });
  try {
    const answer = await ask(work.client(jar));
    await work.worked('follow');
    return answer;
  } catch (error) {
    const trouble = asTrouble(error);
    if (trouble.kind === 'missing') return missing();
    if (trouble.kind !== 'refused') await work.failed('follow', trouble);
    return fail(codeOf(trouble.kind), { site: site.code, words: trouble.details.words ?? trouble.kind });
  }
}

function codeOf(kind: string) {
  if (kind === 'blocked') return 'remote.blocked';
  if (kind === 'busy') return 'remote.busy';
  if (kind === 'refused') return 'remote.refused';
  return kind === 'unknownPage' ? 'remote.unknownPage' : 'remote.unreachable';
}
