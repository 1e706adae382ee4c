import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { IMPLEMENTED } from './calls.ts';
import { bindProblemFiles } from './domains/authoring/transfer/problem-files.ts';
import { bindPictures } from './domains/files/pictures.ts';
import { bindPublicFiles } from './domains/files/public-files.ts';
import { countBroken } from './domains/judging/broken/staff.queries.ts';
import { countUnserved } from './domains/judging/queue/delays.queries.ts';
import { bindUnsubscribe } from './domains/messages/settings/unsubscribe.ts';
import { countRemote } from './domains/remote/admin/figures.ts';
import { bindCompanion } from './domains/remote/companion/serve.ts';
import { createGate } from './gate.ts';
import { bindCrawlerFiles } from './pages/crawlers.ts';
import { createPages, warmPages } from './pages/draw-page.ts';
import { answerFailure, bindCalls } from './platform/http/bind.ts';
import { bindHangUp } from './platform/http/connections.ts';
import { bindCrossSiteRefusal } from './platform/http/cross-site.ts';
import { bindForwardingWarning } from './platform/http/forwarding.ts';
import { bindHeaders } from './platform/http/headers.ts';
import { bindRouteLimits } from './platform/http/route-limits.ts';
import { bindApiPage } from './platform/ops/api-page.ts';
import { bindDrawingPage } from './platform/ops/drawing-page.ts';
import { bindHealth } from './platform/ops/health.ts';
import { bindMetrics } from './platform/ops/metrics.ts';
import { bindRequestLog } from './platform/ops/request-log.ts';
import { bindWebFiles } from './platform/ops/web-files.ts';
import { endEventStreams } from './platform/push/stream.ts';
import type { Services } from './platform/services.ts';

/** Builds the web application on given services, without listening. Tests call it through `inject`. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // a logger for each request costs as much as writing of it; who writes says which request it is about
    childLoggerFactory: (logger) => logger,
    trustProxy: services.config.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // Headers come at once or not at all; a body may be test data on a slow line.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 600_000,
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
    frameworkErrors: answerFailure,
  });
  app.addHook('preClose', async () => {
    services.stopping.abort();
    endEventStreams();
  });
  bindHangUp(app);
  // Uploads are read by the handler that wants them, as a stream.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  bindHeaders(app, services.config);
  bindRequestLog(app, services);
  bindForwardingWarning(app, services.config, services.log);
  bindRouteLimits(app, services);
  bindMetrics(app, services, async () => ({
    unserved: await countUnserved(services.db),
    broken: await countBroken(services.db),
    remote: await countRemote(services),
  }));
  bindCrossSiteRefusal(app);
  app.setErrorHandler(answerFailure);
  bindCalls(app, services, createGate(services), IMPLEMENTED);
  bindPictures(app, services);
  bindPublicFiles(app, services);
  bindProblemFiles(app, services);
  bindCompanion(app, services);
  await bindUnsubscribe(app, services);
  bindHealth(app, services);
  bindApiPage(app);
  await bindDrawingPage(app, services.config);
  bindCrawlerFiles(app, services);
  await bindWebFiles(app, services.config.webDir, createPages(services, IMPLEMENTED));
  warmPages(app);
  return app;
}
