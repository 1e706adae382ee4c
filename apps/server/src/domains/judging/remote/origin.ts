import type { RemoteSite } from '@assay/remote-sites/site.ts';
import type { Services } from '../../../platform/services.ts';

/** Where a site is: at its own address, or at a simulator of it that this installation was started with. */
export function originOf({ config }: Pick<Services, 'config'>, site: RemoteSite): string {
  return config.remoteOrigins[site.code] ?? site.origin;
}

/** Where people find its pages: a site may be asked elsewhere. */
export function pageOriginOf(
  { config }: Pick<Services, 'config'>,
  { code, origin, pageOrigin = origin }: RemoteSite,
): string {
  return config.remoteOrigins[code] ?? pageOrigin;
}
