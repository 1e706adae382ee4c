import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { createSiteClient, type SiteClient } from '@assay/remote-sites/client/client.ts';
import type { CookieJar } from '@assay/remote-sites/client/cookies.ts';
import type { RemoteSite } from '@assay/remote-sites/site.ts';
import { SITES } from '@assay/remote-sites/sites.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { originOf } from '../../judging/remote/origin.ts';

/** When this node may ask each host again: two sites of one share its pace. */
class Paces {
  readonly #next = new Map<string, number>();

  /** Waits until a request may be made; those who ask at once come one after the other. */
  async turn(host: string, gapMs: number): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.set(host, at + gapMs);
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }
}

const openPaces = () => new Paces();

export const siteOf = (code: RemoteSiteCode): RemoteSite | null => SITES[code] ?? null;

/** A client that keeps the pace of the site on this node. */
export function openClient(
  services: Pick<Services, 'config'> & Parts,
  site: RemoteSite,
  { gapMs, jar, count }: { gapMs: number; jar: CookieJar; count(): void },
): SiteClient {
  const origin = originOf(services, site);
  const isSimulated = origin !== site.origin;
  const paces = services.ofNode(openPaces);
  return createSiteClient({
    origin,
    hosts: isSimulated ? [] : site.hosts,
    encoding: site.encoding,
    timeoutMs: services.config.remoteTimeoutMs,
    turn() {
      count();
      return paces.turn(origin, gapMs);
    },
    jar,
    ...(isSimulated && { inside: [new URL(origin).host] }),
  });
}
