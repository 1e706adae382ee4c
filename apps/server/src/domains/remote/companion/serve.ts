import { SITES } from '@assay/remote-sites/sites.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { originOf } from '../sites/client.ts';
import { companionScript } from './script.ts';

/** Managers of user scripts offer to install what is called so. */
export const COMPANION_PATH = '/api/public/companion.user.js';

/** Serves the companion to whoever wants it: it holds nothing but the addresses of this site and of the remote judges. */
export function bindCompanion(app: FastifyInstance, services: Pick<Services, 'config'>) {
  const people = Object.values(SITES).filter(({ byPerson }) => byPerson);
  const sites = [...new Set(people.map((site) => originOf(services, site)))];
  app.get(COMPANION_PATH, { config: { limit: 'apiPage' } }, async (request, reply) => {
    const origin = services.config.publicUrl
      ? new URL(services.config.publicUrl).origin
      : `${request.protocol}://${request.host}`;
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(companionScript(origin, sites));
  });
}
