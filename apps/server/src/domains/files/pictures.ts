import { fail } from '@assay/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Services } from '../../platform/services.ts';

/** Where a stored picture is fetched by anyone who knows its address. */
export const pictureAddress = (hash: string) => `/api/public/img/${hash}.webp`;

const NAME = /^([0-9a-f]{64})\.webp$/;
/** Pictures are small: they were written by ourselves. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Pictures written anew, in bytes of memory that they may take. */
const jpegs = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length });

/**
 * A stored picture for readers that know no WebP.
 * @throws Failure `request.notFound`
 */
export async function pictureAsJpeg({ blobs }: Pick<Services, 'blobs'>, address: string): Promise<Buffer> {
  const hash = NAME.exec(address.split('/').at(-1) ?? '')?.[1] ?? fail('request.notFound');
  const known = jpegs.get(hash);
  if (known) return known;
  if ((await blobs.size(hash)) === null) return fail('request.notFound');
  const made = await sharp(await blobs.read(hash))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
  jpegs.set(hash, made);
  return made;
}

/**
 * Serves the pictures of the content store. The store holds other things too, such as test data: only what begins as
 * a WebP file leaves it here.
 */
export function bindPictures(app: FastifyInstance, { blobs }: Services) {
  app.get('/api/public/img/:name', { config: { limit: 'picture' } }, async (request, reply) => {
    const hash = NAME.exec((request.params as { name: string }).name)?.[1];
    const bytes = hash ? await blobs.size(hash) : null;
    if (!hash || bytes === null || bytes > MAX_BYTES) return fail('request.notFound');
    const file = await blobs.read(hash);
    const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
    if (!isWebp) return fail('request.notFound');
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(file);
  });
}
