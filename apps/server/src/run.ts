import { buildApp } from './app.ts';
import { createFirstAdmin, findUnshownAdmin, forgetFirstAdmin } from './domains/accounts/sign-in/first-admin.ts';
import type { Config } from './platform/config.ts';
import { createDatabaseClock } from './platform/db/clock.ts';
import { migrate } from './platform/db/migrate.ts';
import { openServices } from './platform/open-services.ts';
import { spareMemory } from './platform/ops/spare-memory.ts';
import type { Services } from './platform/services.ts';
import { announce } from './platform/supervision.ts';
import { startTasks } from './platform/tasks.ts';
import { rehearse } from './rehearse.ts';
import { seedSite } from './seed/seed.ts';
import { tasksOf } from './tasks.ts';
import { WIRING } from './wiring.ts';

/** How long a stop waits for answers that are under way. */
const PATIENCE_MS = 8_000;

interface RunOptions {
  /** A launcher reads what is announced, and removes the file of the first administrator once it has shown it. */
  isSupervised: boolean;
}

/**
 * Browsers that may have connected before the server looks; the system may allow fewer. Whoever comes on top tries again after a second, and
 * ten thousand come at once when a contest begins.
 */
const CONNECTIONS_WAITING = 16_384;

/** Starts a web node: schema, services, first content, background tasks, listening; ends cleanly on SIGTERM and SIGINT. */
export async function runServer(config: Config, { isSupervised }: RunOptions): Promise<void> {
  await migrate(config.databaseUrl);
  const clock = createDatabaseClock();
  const { services, close } = await openServices(config, clock, WIRING);
  await clock.follow(services.db);
  await announceFirstAdmin(services, isSupervised);
  config.adminPassword = undefined;
  await seedSite(services);
  const app = await buildApp(services);
  const follow = { name: 'follow the clock of the database', everySeconds: 10, run: () => clock.follow(services.db) };
  const spare = { name: 'give memory back', everySeconds: 1, run: spareMemory() };
  const tasks = startTasks([follow, spare, ...tasksOf(config)], services);

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
  await app.listen({ port: config.port, host: config.host, backlog: CONNECTIONS_WAITING });
  services.log.info({ port: config.port, host: config.host }, 'listening');
  announce('listening');
  rehearse(app, services).catch((error) => services.log.debug({ err: error }, 'the rehearsal ended'));
}

/** A random password is told as a line of its own to whoever started us, and never written into the log. */
async function announceFirstAdmin(services: Services, isSupervised: boolean) {
  const made = await createFirstAdmin(services);
  if (made) services.log.info({ username: made.username }, 'first administrator created');
  const admin = await findUnshownAdmin(services.config);
  if (!admin) return;
  announce('first-admin', admin);
  // Without a launcher the line itself is where it is read.
  if (!isSupervised) await forgetFirstAdmin(services.config);
}
