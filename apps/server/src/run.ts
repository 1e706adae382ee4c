import { join } from 'node:path';
import { buildApp } from './app.ts';
import { REACTIONS } from './events.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { openBlobStore } from './platform/files/blobs.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createLog } from './platform/log.ts';
import { createPush } from './platform/push/push.ts';
import { createBell } from './platform/queue/bell.ts';
import type { Services } from './platform/services.ts';
import { createSignals } from './platform/signals.ts';

/** Starts a web node: schema, services, background tasks, listening; ends cleanly on SIGTERM and SIGINT. */
export async function runServer(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  await migrate(config.databaseUrl);
  const database = openDatabase(config.databaseUrl, config.databasePool);
  const services: Services = {
    config,
    db: database.db,
    clock: systemClock,
    log,
    blobs: await openBlobStore(join(config.dataDir, 'blobs')),
    mailer: { post: async () => {} },
    push: createPush(),
    work: createBell(),
    limiter: createLimiter(systemClock),
    signals: createSignals(REACTIONS),
  };
  const app = await buildApp(services);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
}
