import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase, PROMPT } from './db/database.ts';
import { openNotifications } from './db/notifications.ts';
import { openBlobStore } from './files/blobs.ts';
import { createLimiter } from './limits/limiter.ts';
import { createLog, type Log } from './log.ts';
import { createOutbox } from './mail/outbox.ts';
import { createParts } from './of-node.ts';
import { createPush } from './push/push.ts';
import { createBell } from './queue/bell.ts';
import { createReaders, type Readers } from './readers/readers.ts';
import type { Registries, Services } from './services.ts';
import { createSessions } from './session/sessions.ts';
import { createSettings } from './settings/settings.ts';
import { createSignals, type Reactions } from './signals.ts';

/** What the domains hand in: who reacts to what, and what they answer for each other. */
export type Wiring = Registries & { reactions: Reactions };

/** Opens what every handler is handed; the same for the server and for tests. */
export async function openServices(
  config: Config,
  clock: Clock,
  { reactions, ...registries }: Wiring,
  readers: Readers = createReaders(),
  log: Log = createLog(config.logLevel),
): Promise<{ services: Services; close(): Promise<void> }> {
  const half = Math.max(2, Math.ceil(config.databasePool / 2));
  const database = openDatabase(config.databaseUrl, half);
  const prompt = openDatabase(config.databaseUrl, half, PROMPT);
  const notifications = openNotifications(config.databaseUrl, log);
  const push = createPush({ db: database.db, notifications });
  const stopping = new AbortController();
  // Every judge node that waits for work listens to it.
  setMaxListeners(0, stopping.signal);
  const services: Services = {
    ...registries,
    config,
    db: database.db,
    hotDb: prompt.db,
    notifications,
    clock,
    log,
    blobs: await openBlobStore(join(config.dataDir, 'blobs')),
    mailer: createOutbox(config, clock, notifications),
    settings: createSettings(prompt.db, clock, notifications),
    push,
    work: createBell(),
    limiter: createLimiter(clock),
    readers,
    sessions: createSessions(prompt.db, clock, notifications),
    signals: createSignals(reactions, config),
    stopping,
    ...createParts(() => services),
  };
  return {
    services,
    async close() {
      await readers.close();
      await notifications.close();
      await Promise.all([database.close(), prompt.close()]);
    },
  };
}
