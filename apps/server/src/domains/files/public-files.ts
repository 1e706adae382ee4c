import { fail } from '@assay/contract/errors.ts';
import { endingOf, isShownInline } from '@assay/rules/files/content-type.ts';
import type { FastifyInstance } from 'fastify';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import { STRANGERS_FILE_POLICY } from '../../platform/http/headers.ts';
import type { Services } from '../../platform/services.ts';
import { findMarkdownFile } from './markdown-files.queries.ts';

/** Where a file for texts is fetched by anyone who knows its address; it ends as the file's name does. */
export const fileAddress = (key: string, name: string) => `/api/public/file/${key}${endingOf(name)}`;

const NAME = /^([0-9a-f]{32})(\.[a-z0-9]+)?$/;

/** A browser's own viewer for PDFs works in no sandbox. */
const policyOf = (type: string) => (type === 'application/pdf' ? "default-src 'none'" : STRANGERS_FILE_POLICY);

/** Serves the files that texts link to. What a browser might run is offered for saving, never shown. */
export function bindPublicFiles(app: FastifyInstance, { blobs, db }: Services) {
  app.get('/api/public/file/:name', { config: { limit: 'picture' } }, async (request, reply) => {
    const key = NAME.exec((request.params as { name: string }).name)?.[1];
    const file = key ? await findMarkdownFile(db, key) : undefined;
    if (!file || (await blobs.size(file.hash)) !== file.bytes) return fail('request.notFound');
    return reply
      .type(file.type)
      .header('content-length', file.bytes)
      .header('content-security-policy', policyOf(file.type))
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-disposition', isShownInline(file.type) ? 'inline' : contentDisposition(file.name))
      .send(blobs.stream(file.hash));
  });
}
