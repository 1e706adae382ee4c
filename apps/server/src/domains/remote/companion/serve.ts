import { writeZip } from '@assay/formats/archive/write-zip.ts';
import { textFile } from '@assay/formats/file-ref.ts';
import { SITES } from '@assay/remote-sites/sites.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { originOf } from '../../judging/remote/origin.ts';
import { companionExtension, companionScript } from './script.ts';

/** Managers of user scripts offer to install what is called so. */
export const COMPANION_PATH = '/api/public/companion.user.js';
/** The same as a browser extension. */
export const EXTENSION_PATH = '/api/public/companion.zip';

/** Serves the companion to whoever wants it: it holds nothing but the addresses of this site and of the remote judges. */
export function bindCompanion(app: FastifyInstance, services: Pick<Services, 'config'>) {
  const people = Object.values(SITES).filter(({ byPerson }) => byPerson);
  const sites = [...new Set(people.map((site) => originOf(services, site)))];
  const originFor = (request: FastifyRequest) =>
    services.config.publicUrl ? new URL(services.config.publicUrl).origin : `${request.protocol}://${request.host}`;
  app.get(COMPANION_PATH, { config: { limit: 'apiPage' } }, async (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(companionScript(originFor(request), sites)),
  );
  app.get(EXTENSION_PATH, { config: { limit: 'apiPage' } }, async (request, reply) => {
    const files = Object.entries(companionExtension(originFor(request), sites));
    const contents = files.map(([path, text]) => ({ path, file: textFile(text) }));
    return reply
      .type('application/zip')
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="assay-companion.zip"')
      .send(writeZip(contents));
  });
}
