import type { FastifyInstance } from 'fastify';
import { countRoute, type RouteLimit } from '../limits/policy.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What requests of this route are counted as; calls are counted by their own policy. */
    limit?: RouteLimit;
  }
}

/** Refuses floods of what is served beside the calls. */
export function bindRouteLimits(app: FastifyInstance, { limiter, config }: Pick<Services, 'limiter' | 'config'>) {
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit) countRoute(limiter, config.rateLimitScale, limit, request.ip);
  });
}
