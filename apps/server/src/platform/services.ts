import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Notifications } from './db/notifications.ts';
import type { BlobStore } from './files/blobs.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Parts } from './of-node.ts';
import type { Push } from './push/push.ts';
import type { Bell } from './queue/bell.ts';
import type { Readers } from './readers/readers.ts';
import type { Sessions } from './session/sessions.ts';
import type { Settings } from './settings/settings.ts';
import type { Signals } from './signals.ts';

/**
 * What domains hand to all the others: each declares its part beside the type of it (`declare module`), and the top puts them together, so
 * that one below reaches what one above answers.
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains add to it
export interface Registries {}

/** What every handler and background task is handed. Nothing in the server reaches for a global instead. */
export interface Services extends Registries, Parts {
  config: Config;
  db: Db;
  /** The same database by connections for receipts and claims (`PROMPT`), which give up soon: nothing else holds up who uses them. */
  hotDb: Db;
  /** Words between web nodes. */
  notifications: Notifications;
  clock: Clock;
  log: Log;
  blobs: BlobStore;
  mailer: Mailer;
  settings: Settings;
  push: Push;
  /** Rings for judge nodes when a job of a language was queued. */
  work: Bell;
  limiter: Limiter;
  /** Threads that read what people send; whatever takes the time of its length belongs there. */
  readers: Readers;
  sessions: Sessions;
  signals: Signals;
  /** Aborts when the server is about to close: streams and long polls end then, so that clients turn elsewhere. */
  stopping: AbortController;
}
