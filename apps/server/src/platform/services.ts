import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { BlobStore } from './files/blobs.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Push } from './push/push.ts';
import type { Bell } from './queue/bell.ts';
import type { Signals } from './signals.ts';

/** What every handler and background task is handed. Nothing in the server reaches for a global instead. */
export interface Services {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  blobs: BlobStore;
  mailer: Mailer;
  push: Push;
  /** Rings for judge nodes when a job of a language was queued. */
  work: Bell;
  limiter: Limiter;
  signals: Signals;
}
