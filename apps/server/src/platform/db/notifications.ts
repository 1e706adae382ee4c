import pg from 'pg';
import type { Log } from '../log.ts';
import type { Queryable } from './database.ts';
import { insertNotification } from './notifications.queries.ts';

/** Payload of a notification, or null after a lost connection: anything may have happened meanwhile. */
export type NotificationHandler = (payload: string | null) => void;

/**
 * Words between web nodes over PostgreSQL's LISTEN. A notification is a hint: whoever relies on one must also be right,
 * only later, without it.
 */
export interface Notifications {
  /** @returns a function that ends the subscription */
  listen(channel: string, handler: NotificationHandler): () => void;
  /** Reaches every node, this one too. In a transaction: when that commits. At most 7,900 bytes. */
  notify(channel: string, payload: string, db: Queryable): Promise<void>;
  /**
   * Whether everything that was said by a few seconds ago has come in: the connection is open and answered lately. What
   * is kept in memory until somebody says that it changed may be kept only then.
   */
  isSound(): boolean;
  /** Resolves when the channels listened to by now are open. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 1_000;
/** The connection is asked for a sign of life this often, and given up when two in a row do not come. */
const PULSE_MS = 3_000;
/** What the database calls the connection. */
const NAME = 'assay notifications';
const CHANNEL = /^[a-z_]{1,60}$/;

/** Opens a connection of its own, and a new one whenever it breaks. */
export function openNotifications(url: string, log: Log): Notifications {
  const handlers = new Map<string, Set<NotificationHandler>>();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let isBroken = false;
  let answeredAtMs = Number.NEGATIVE_INFINITY;
  let opening = connect();

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: NAME,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    const lost = (error?: Error) => {
      if (client === next) client = null;
      next.removeAllListeners();
      next.on('error', () => {});
      next.end().catch(() => {});
      if (closed) return;
      if (error) log[isBroken ? 'debug' : 'warn']({ err: error }, 'the notification connection broke');
      isBroken = true;
      clearTimeout(retry);
      retry = setTimeout(() => {
        opening = connect();
      }, RETRY_MS);
      retry.unref();
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${channel}`);
    } catch (error) {
      return lost(error as Error);
    }
    if (closed) return void next.end();
    client = next;
    isBroken = false;
    answeredAtMs = performance.now();
    let unanswered = 0;
    const pulse = setInterval(() => {
      if (client !== next) return clearInterval(pulse);
      if (unanswered >= 2) return lost(new Error('no sign of life'));
      unanswered += 1;
      const answered = () => {
        unanswered = 0;
        answeredAtMs = performance.now();
      };
      next.query('select').then(answered, () => {});
    }, PULSE_MS);
    pulse.unref();
    for (const all of handlers.values()) for (const handler of all) handler(null);
  }

  return {
    listen(channel, handler) {
      if (!CHANNEL.test(channel)) throw new Error(`not a channel name: ${channel}`);
      const known = handlers.get(channel);
      const all = known ?? new Set();
      all.add(handler);
      handlers.set(channel, all);
      if (!known) opening = opening.then(async () => void (await client?.query(`listen ${channel}`).catch(() => {})));
      return () => all.delete(handler);
    },
    notify: (channel, payload, db) => insertNotification(db, channel, payload),
    isSound: () => client !== null && performance.now() - answeredAtMs <= 2 * PULSE_MS,
    ready: () => opening,
    async close() {
      closed = true;
      clearTimeout(retry);
      await opening;
      await client?.end();
    },
  };
}
