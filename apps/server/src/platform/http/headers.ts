import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Scripts run only from our own files, so that markup of any author stays inert; the one inline style source that
 * the component library needs is allowed for styles only.
 * @param framed address of what our pages frame
 * @param script SHA-256 (base64) of the one script of ours that stands in a page itself; none other written there runs
 */
export const contentSecurityPolicy = (framed: string | undefined, script?: string): string =>
  [
    "default-src 'self'",
    script === undefined ? "script-src 'self'" : `script-src 'self' 'sha256-${script}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    // blob: the PDF viewer shows a checked copy of the file
    `frame-src 'self' blob:${framed ? ` ${new URL(framed).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** For files that strangers wrote: shown by themselves they load nothing, run nothing and have no origin. */
export const STRANGERS_FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Headers of every answer, but never in place of what its handler said: that is about this answer alone, and may be
 * stricter. JSON of one viewer is never kept by a shared cache.
 */
export function bindHeaders(app: FastifyInstance, { drawingUrl }: Pick<Config, 'drawingUrl'>) {
  const policy = contentSecurityPolicy(drawingUrl);
  app.addHook('onSend', async (request, reply, payload) => {
    const set = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'same-origin');
    set('cross-origin-opener-policy', 'same-origin');
    set('x-request-id', request.id);
    if (request.url.startsWith('/api/')) {
      set('cache-control', 'private, no-store');
      set('vary', 'Authorization, Accept-Language, Cookie');
    }
    set('content-security-policy', policy);
    if (request.protocol === 'https') set('strict-transport-security', 'max-age=31536000');
    return payload;
  });
}
