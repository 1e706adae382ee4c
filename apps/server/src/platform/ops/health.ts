import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { findMissing } from './readiness.ts';

/** `/healthz`: the process answers. `/readyz`: the site can take and judge a submission. */
export function bindHealth(app: FastifyInstance, services: Services) {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', { config: { limit: 'readiness' } }, async (_request, reply) => {
    const missing = await findMissing(services);
    const ready = missing.length === 0;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, missing });
  });
}
