import type { FastifyInstance } from 'fastify';

/**
 * Scripts run only from our own files, so that markup of any author stays inert; the one inline style source that
 * the component library needs is allowed for styles only.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  // blob: the PDF viewer shows a checked copy of the file
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Headers of every answer; JSON of one viewer is never kept by a shared cache. */
export function bindHeaders(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
      reply.header('vary', 'Authorization, Accept-Language, Cookie');
    }
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    return payload;
  });
}
