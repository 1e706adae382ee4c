import { randomUUID } from 'node:crypto';
import { Failure } from '@assay/contract/errors.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { IMPLEMENTED } from './calls.ts';
import { createGate } from './gate.ts';
import { bindCalls, bindFailures } from './platform/http/bind.ts';
import { bindCrossSiteRefusal } from './platform/http/cross-site.ts';
import { failureEnvelope } from './platform/http/envelope.ts';
import { bindHeaders } from './platform/http/headers.ts';
import { languageOf } from './platform/http/language.ts';
import type { Services } from './platform/services.ts';

/** Builds the web application on given services, without listening. Tests call it through `inject`. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: services.config.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
  });
  app.addHook('preClose', async () => services.stopping.abort());
  // Uploads are read by the handler that wants them, as a stream.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  bindHeaders(app);
  bindCrossSiteRefusal(app);
  bindFailures(app);
  bindCalls(app, services, createGate(services), IMPLEMENTED);
  app.setNotFoundHandler((request, reply) => {
    const failure = new Failure('request.notFound');
    return reply.code(404).send(failureEnvelope(failure, languageOf(request)));
  });
  return app;
}
