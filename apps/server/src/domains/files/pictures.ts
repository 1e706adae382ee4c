import { fail } from '@assay/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';

/** Where a stored picture is fetched by anyone who knows its address. */
export const pictureAddress = (hash: string) => `/api/public/img/${hash}.webp`;

const NAME = /^([0-9a-f]{64})\.webp$/;
/** Pictures are small: they were written by ourselves. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Serves the pictures of the content store. The store holds other things too, such as test data: only what begins as
 * a WebP file leaves it here.
 */
export function bindPictures(app: FastifyInstance, { blobs }: Services) {
  app.get('/api/public/img/:name', async (request, reply) => {
    const hash = NAME.exec((request.params as { name: string }).name)?.[1];
    const bytes = hash ? await blobs.size(hash) : null;
    if (!hash || bytes === null || bytes > MAX_BYTES) return fail('request.notFound');
    const file = await blobs.read(hash);
    const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
    if (!isWebp) return fail('request.notFound');
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(file);
  });
}
