import { fail } from '@assay/contract/errors.ts';
import type { FastifyInstance } from 'fastify';

/**
 * The token travels in a header that only our own pages can set, so a foreign page can do nothing with it. Requests
 * that a browser marks as cross-site are refused all the same, because a few calls of the specification change state by GET.
 */
export function bindCrossSiteRefusal(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site') fail('request.crossSite');
  });
}
