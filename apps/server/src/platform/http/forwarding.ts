import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;
/** Once is enough for an operator; now and then for one who looks at today's log alone. */
const REPEAT_MS = 6 * 3_600_000;

/**
 * Says in the log that requests come through a proxy that nobody declared: all visitors then count as one address. Headers
 * that a visitor made up look the same, so nothing but a warning follows from them.
 */
export function bindForwardingWarning(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>, log: Log) {
  if (trustProxy !== undefined) return;
  let warnedMs = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async ({ headers, socket }) => {
    const header = FORWARDING.find((name) => name in headers);
    if (header === undefined || performance.now() - warnedMs < REPEAT_MS) return;
    warnedMs = performance.now();
    log.warn(
      { header, from: socket.remoteAddress },
      `A request from ${socket.remoteAddress} has the header ${header}, but TRUST_PROXY is not set: behind a reverse proxy all visitors count as one address. Set TRUST_PROXY to the address of the proxy`,
    );
  });
}
