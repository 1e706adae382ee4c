import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { bindBuiltFiles } from './built-files.ts';

/** Where the own drawing board is, and its page. */
const DRAWING_PATH = '/drawing/';
const DRAWING_PAGE = `${DRAWING_PATH}index.html`;

/** The address of the drawing board that people are offered; null where there is none. */
export function drawingAt({ drawingUrl, drawingDir }: Pick<Config, 'drawingUrl' | 'drawingDir'>): string | null {
  if (drawingUrl) return drawingUrl;
  return existsSync(join(drawingDir, 'index.html')) ? DRAWING_PAGE : null;
}

/** Of a host that is nothing else, so that nothing else gets into a header. */
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/**
 * The page of the drawing board reaches the files that it is made of and nothing else: no call of the site, no other page, no storage.
 * It has no origin of its own, so that the place of its files is written out. `wasm-unsafe-eval`: it cuts fonts for pictures that it saves.
 */
function drawingPolicy({ protocol, host }: FastifyRequest): string {
  const own = HOST.test(host) ? `${protocol}://${host}${DRAWING_PATH}` : "'none'";
  return [
    "default-src 'none'",
    `script-src ${own} 'wasm-unsafe-eval'`,
    `style-src ${own} 'unsafe-inline'`,
    `font-src ${own} data:`,
    `img-src ${own} data: blob:`,
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-downloads',
  ].join('; ');
}

/** Serves the built drawing board. Its page has no origin, so that its own files are foreign to it: they may be read by anybody. */
export async function bindDrawingPage(app: FastifyInstance, { drawingDir }: Pick<Config, 'drawingDir'>) {
  await app.register((drawing) =>
    bindBuiltFiles(drawing, {
      root: drawingDir,
      prefix: DRAWING_PATH,
      setHeaders(reply, path) {
        const isPage = basename(path).startsWith('index.html');
        reply.header('cache-control', isPage ? 'no-cache' : 'public, max-age=31536000, immutable');
        reply.header('access-control-allow-origin', '*');
        reply.header('content-security-policy', drawingPolicy(reply.request));
      },
    }),
  );
}
