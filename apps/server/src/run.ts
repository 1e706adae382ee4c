import { buildApp } from './app.ts';
import { createFirstAdmin } from './domains/accounts/first-admin.ts';
import { REACTIONS } from './events.ts';
import type { Config } from './platform/config.ts';
import { createDatabaseClock } from './platform/db/clock.ts';
import { migrate } from './platform/db/migrate.ts';
import { openServices } from './platform/open-services.ts';
import type { Services } from './platform/services.ts';
import { startTasks } from './platform/tasks.ts';
import { seedSite } from './seed/seed.ts';
import { tasksOf } from './tasks.ts';

/** How long a stop waits for answers that are under way. */
const PATIENCE_MS = 8_000;

/** Starts a web node: schema, services, first content, background tasks, listening; ends cleanly on SIGTERM and SIGINT. */
export async function runServer(config: Config): Promise<void> {
  await migrate(config.databaseUrl);
  const clock = createDatabaseClock();
  const { services, close } = await openServices(config, clock, REACTIONS);
  await clock.follow(services.db);
  await announceFirstAdmin(services);
  await seedSite(services);
  const app = await buildApp(services);
  const follow = { name: 'follow the clock of the database', everySeconds: 10, run: () => clock.follow(services.db) };
  const tasks = startTasks([follow, ...tasksOf(config)], services);

  const stop = async (signal: string) => {
    services.log.info({ signal }, 'stopping');
    // Whatever still hangs after that long is cut off.
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await app.close();
    await tasks.stop();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
  services.log.info({ port: config.port, host: config.host }, 'listening');
  announce('listening', {});
}

/** A random password is written once, as a line of its own for whoever started us, and never into the log. */
async function announceFirstAdmin(services: Services) {
  const admin = await createFirstAdmin(services);
  if (!admin) return;
  services.log.info({ username: admin.username }, 'first administrator created');
  if (admin.password === null) return;
  announce('first-admin', admin);
}

/** Tells whoever started us, on standard output, whatever the log level. */
function announce(event: string, detail: object) {
  process.stdout.write(`${JSON.stringify({ event, ...detail })}\n`);
}
