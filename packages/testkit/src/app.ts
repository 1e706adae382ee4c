import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { buildApp } from '../../../apps/server/src/app.ts';
import type { Clock } from '../../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { prepareRepeated } from '../../../apps/server/src/platform/db/prepared.ts';
import type { Log } from '../../../apps/server/src/platform/log.ts';
import type { Mail } from '../../../apps/server/src/platform/mail/mailer.ts';
import { openServices } from '../../../apps/server/src/platform/open-services.ts';
import { ReaderThread } from '../../../apps/server/src/platform/readers/reader-thread.ts';
import { createReaders } from '../../../apps/server/src/platform/readers/readers.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import { WIRING } from '../../../apps/server/src/wiring.ts';
import { cloneDatabase } from './db.ts';
import { scratchRoot } from './scratch.ts';

export const JUDGE_TOKEN = 'a-node-token-for-tests';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  private time = new Date('2026-11-21T08:00:00Z').getTime();
  now = () => new Date(this.time);
  advance(seconds: number) {
    this.time += seconds * 1000;
  }
}

export interface TestSite {
  app: Awaited<ReturnType<typeof buildApp>>;
  services: Services;
  clock: TestClock;
  /** What the site mailed, oldest first. */
  mails: Mail[];
  close(): Promise<void>;
}

const startThread = () => new ReaderThread(pathToFileURL(inject('readerProgram')));
/** One set for all sites of a test run: to start a thread takes longer than most tests. */
const readers = { ...createReaders(startThread), close: async () => {} };

prepareRepeated();

/** A whole server on a database and a data folder of its own; requests go through `app.inject`. */
export async function openTestSite(env: Record<string, string> = {}, log?: Log): Promise<TestSite> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(scratchRoot(), 'assay-site-'));
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JUDGE_TOKEN,
    // Whether the web app happens to be built must not matter.
    WEB_DIR: dataDir,
    DATABASE_POOL: '8',
    LOG_LEVEL: 'silent',
    // Tests call fast and their clock stands still; those of the limits say otherwise.
    RATE_LIMIT_SCALE: '0',
    ...env,
  });
  const clock = new TestClock();
  const mails: Mail[] = [];
  const { services, close } = await openServices(config, clock, WIRING, readers, log);
  const { mailer } = services;
  services.mailer = {
    async post(mail, tx) {
      await mailer.post(mail, tx);
      mails.push(mail);
    },
  };
  const app = await buildApp(services);
  return {
    app,
    services,
    clock,
    mails,
    async close() {
      await app.close();
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A second web node of a site: on the same database, with the same files and clock. */
export async function openOtherNode(site: TestSite): Promise<Pick<TestSite, 'app' | 'services' | 'close'>> {
  const { services, close } = await openServices(site.services.config, site.clock, WIRING, readers);
  const app = await buildApp(services);
  await services.notifications.ready();
  return {
    app,
    services,
    async close() {
      await app.close();
      await close();
    },
  };
}
