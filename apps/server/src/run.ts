import { buildApp } from './app.ts';
import { REACTIONS } from './events.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { migrate } from './platform/db/migrate.ts';
import { openServices } from './platform/open-services.ts';
import { seedSite } from './seed/seed.ts';

/** Starts a web node: schema, services, background tasks, listening; ends cleanly on SIGTERM and SIGINT. */
export async function runServer(config: Config): Promise<void> {
  await migrate(config.databaseUrl);
  const { services, close } = await openServices(config, systemClock, REACTIONS);
  await seedSite(services);
  const app = await buildApp(services);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
}
