import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Failure } from '@assay/contract/failure.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from '../http/bind.ts';
import { bindBuiltFiles } from './built-files.ts';

/** Missing files of these kinds are missing; every other address is a page of the web app. */
const FILE = /^\/assets\/|\.(js|mjs|css|map|svg|png|jpe?g|webp|gif|ico|woff2?|ttf|txt|xml|json|webmanifest)$/i;

/** A way up, as written or as `%2e` and `%2f`: no address of ours has one. */
const CLIMBING = /(^|[/\\]|%2f|%5c)(\.|%2e){2}($|[/\\]|%2f|%5c)/i;

/** The page of the web app for one address, with what it shows first already in it. */
export interface DrawnPage {
  status: 200 | 404;
  html: Buffer;
  etag: string;
  /** Its policy of content, which names the script that stands in it. */
  policy: string;
}

/** Answers null where the bare page is to be sent: there is nothing to write into it, or the database is slow. */
export type DrawPage = (request: FastifyRequest, reply: FastifyReply) => Promise<DrawnPage | null>;

/** Of pages, done while somebody waits: an eighth smaller than by 4 in about the same time, and by 6 hardly smaller. */
export const PAGE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page is packed once for all who get it. */
const packed = new WeakMap<DrawnPage, Map<string, Promise<Buffer>>>();
function packOnce(page: DrawnPage, way: 'br' | 'gzip'): Promise<Buffer> {
  const ways = packed.get(page) ?? new Map<string, Promise<Buffer>>();
  packed.set(page, ways);
  const before = ways.get(way);
  if (before) return before;
  const now = way === 'br' ? compressBrotli(page.html, PAGE_BROTLI) : compressGzip(page.html);
  ways.set(way, now);
  return now;
}

async function sendDrawn(request: FastifyRequest, reply: FastifyReply, page: DrawnPage) {
  const { status, html, etag, policy } = page;
  reply.code(status).type('text/html; charset=utf-8');
  reply.header('cache-control', 'no-cache');
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie, Service-Worker-Navigation-Preload');
  reply.header('etag', `W/"${etag}"`).header('content-security-policy', policy);
  if (status === 200 && request.headers['if-none-match'] === `W/"${etag}"`) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const way = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  return way ? reply.header('content-encoding', way).send(await packOnce(page, way)) : reply.send(html);
}

/**
 * Serves the built web app: hashed files for ever, its page fresh, and the page for every address that is neither a
 * call nor a file. Everything else unknown answers 404 in the envelope.
 */
export async function bindWebFiles(app: FastifyInstance, webDir: string, drawPage: DrawPage = async () => null) {
  const hasWebApp = existsSync(join(webDir, 'index.html'));
  if (hasWebApp) {
    await bindBuiltFiles(app, {
      root: webDir,
      prefix: '/',
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        const isPage = basename(path).startsWith('index.html');
        const unhashed = isPage ? 'no-cache' : 'public, max-age=3600';
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : unhashed);
      },
    });
  }
  const isPage = ({ method, url }: FastifyRequest) => {
    const path = url.split('?', 1)[0]!;
    if (CLIMBING.test(path)) return false;
    const isOurs = path === '/api' || path.startsWith('/api/') || path === '/metrics';
    return (method === 'GET' || method === 'HEAD') && !isOurs && !FILE.test(path);
  };
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const drawn = await drawPage(request, reply);
    return drawn ? sendDrawn(request, reply, drawn) : reply.code(200).sendFile('index.html');
  };
  // before the server of files, which would answer with the bare page
  if (hasWebApp) app.get('/', answerPage);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (hasWebApp && isPage(request)) return answerPage(request, reply);
    return answerFailure(new Failure('request.notFound'), request, reply);
  });
}
