import { fail } from '@assay/contract/errors.ts';
import { replaceFileLinks } from '@assay/formats/markdown/statement-links.ts';
import type { FastifyInstance } from 'fastify';
import { contentDisposition } from '../../../platform/http/content-disposition.ts';
import { STRANGERS_FILE_POLICY } from '../../../platform/http/headers.ts';
import type { Services } from '../../../platform/services.ts';
import { FILE_PATH, fileAddress } from '../../problems/testdata/file-address.ts';
import { findShownName } from './problem-files.queries.ts';

const ADDRESS = /\/api\/public\/problem-file\/([0-9a-f]{64})\/[^\s<>"')]+/g;

/** Statement text of a package as the site shows it: files by their addresses. */
export function withAddresses(text: string, files: readonly { name: string; hash: string }[]): string {
  const byName = new Map(files.map((file) => [file.name, file]));
  return replaceFileLinks(text, (name) => {
    const file = byName.get(name);
    return file ? fileAddress(file.hash, name) : null;
  });
}

/** {@link withAddresses} reversed. */
export function withNames(text: string, files: readonly { name: string; hash: string }[]): string {
  const byHash = new Map(files.map((file) => [file.hash, file.name]));
  return text.replace(ADDRESS, (address, hash: string) => {
    const name = byHash.get(hash);
    return name === undefined ? address : `<file://${name}>`;
  });
}

/** Browsers show one only without a sandbox, in a viewer of their own that runs nothing in our name. */
const PDF = 'application/pdf';

/** What browsers may show in place, by the beginning of the content; everything else is a download. */
const SHOWN: readonly { type: string; is(head: Buffer): boolean }[] = [
  { type: 'image/png', is: (head) => head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) },
  { type: 'image/jpeg', is: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { type: 'image/gif', is: (head) => head.toString('latin1', 0, 4) === 'GIF8' },
  {
    type: 'image/webp',
    is: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  { type: PDF, is: (head) => head.toString('latin1', 0, 5) === '%PDF-' },
];
const HEAD_BYTES = 16;

/** A drawing is shown in pages; what it is shows in its name alone. */
const SVG = 'image/svg+xml';
const looksLikeSvg = (name: string) => /\.svg$/i.test(name);

/**
 * Serves files that statements show and contestants download. The store holds other things too, such as test data: only
 * what a problem offers leaves it here, as what its content and the name it is stored under make it: the name in the
 * address is whatever somebody wrote there.
 */
export function bindProblemFiles(app: FastifyInstance, { blobs, db }: Services) {
  app.get(`${FILE_PATH}/:hash/:name`, { config: { limit: 'problemFile' } }, async (request, reply) => {
    const { hash, name: asked } = request.params as { hash: string; name: string };
    const name = /^[0-9a-f]{64}$/.test(hash) ? await findShownName(db, hash, asked) : null;
    const bytes = name === null ? null : await blobs.size(hash);
    if (name === null || bytes === null) return fail('request.notFound');
    const chunks: Buffer[] = [];
    if (bytes > 0) for await (const chunk of blobs.stream(hash, { start: 0, end: HEAD_BYTES - 1 })) chunks.push(chunk);
    const head = Buffer.concat(chunks);
    const shown = SHOWN.find(({ is }) => is(head))?.type ?? (looksLikeSvg(name) ? SVG : null);
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', bytes)
      .type(shown ?? 'application/octet-stream');
    if (shown !== PDF) reply.header('content-security-policy', STRANGERS_FILE_POLICY);
    if (shown === null) reply.header('content-disposition', contentDisposition(name));
    return reply.send(blobs.stream(hash));
  });
}
