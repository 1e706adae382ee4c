import { SITE_OWNER } from '@assay/contract/announcements/owner.ts';
import { fail } from '@assay/contract/errors.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';

/** Whoever is logged in follows the news of the site. */
export async function followSite(call: Call, id: number) {
  if (id !== SITE_OWNER.id) fail('request.invalid', { field: 'topics', reason: `site:${id}` });
  return { isStaff: viewerOf(call).role === 'root' };
}
