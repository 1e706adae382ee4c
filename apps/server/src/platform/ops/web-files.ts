import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '@assay/contract/errors.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from '../http/bind.ts';

/** Missing files of these kinds are missing; every other address is a page of the web app. */
const FILE = /^\/assets\/|\.(js|mjs|css|map|svg|png|jpe?g|webp|gif|ico|woff2?|ttf|txt|xml|json|webmanifest)$/i;

/** A way up, as written or as `%2e` and `%2f`: no address of ours has one. */
const CLIMBING = /(^|[/\\]|%2f|%5c)(\.|%2e){2}($|[/\\]|%2f|%5c)/i;

/**
 * Serves the built web app: hashed files for ever, its page fresh, and the page for every address that is neither a
 * call nor a file. Everything else unknown answers 404 in the envelope.
 */
export async function bindWebFiles(app: FastifyInstance, webDir: string) {
  const hasWebApp = existsSync(join(webDir, 'index.html'));
  if (hasWebApp) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: 'index.html',
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
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
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (hasWebApp && isPage(request)) return reply.code(200).sendFile('index.html');
    return answerFailure(new Failure('request.notFound'), request, reply);
  });
}
