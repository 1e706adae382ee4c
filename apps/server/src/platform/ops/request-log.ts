import type { FastifyInstance } from 'fastify';
import { isRehearsed } from '../http/rehearsal.ts';
import type { Services } from '../services.ts';

/** One line a request. Never the query, which may hold an address or a code, and no header that a client chose. */
export function bindRequestLog(app: FastifyInstance, services: Pick<Services, 'log' | 'ofNode'>) {
  // what is written here needs nothing hidden, and to look for it takes as long as writing
  const log = services.log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    const { op } = request.routeOptions.config as { op?: string };
    const line = {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0]!.slice(0, 300),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
      uid: request.uid,
    };
    if (op && !isRehearsed(services, request.raw)) log.info(line, 'request');
    else log.debug(line, 'request');
  });
}
