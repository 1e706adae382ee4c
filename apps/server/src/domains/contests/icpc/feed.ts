import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { followIcpcFeed } from '@assay/contract/contests/icpc.ts';
import { LRUCache } from 'lru-cache';
import { type Call, FileAnswer, type Implementation, implement, STREAMING } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { answering, JSON_HEADERS } from './answers.ts';
import { FeedLog } from './feed-log.ts';
import { icpcView, openIcpc } from './view.ts';

const LOOK_MS = 1_000;
/** The standard asks for a sign of life every two minutes at least. */
const PULSE_MS = 20_000;
const FEEDS_MAX = 16;
/** Feeds are kept this long after they were last read, so that readers that lost their line can go on. */
const KEPT_MS = 30 * 60_000;
const STREAMS_MAX = 200;

const feeds = new WeakMap<Services['db'], LRUCache<string, FeedLog>>();
let open = 0;

function feedLog(services: Pick<Services, 'db'>, name: string): FeedLog {
  const kept =
    feeds.get(services.db) ?? new LRUCache<string, FeedLog>({ max: FEEDS_MAX, ttl: KEPT_MS, updateAgeOnGet: true });
  feeds.set(services.db, kept);
  const log = kept.get(name) ?? new FeedLog();
  kept.set(name, log);
  return log;
}

export const icpcFeedCalls: Implementation[] = [
  implement(followIcpcFeed, (call, { cid, since_token, stream }) =>
    answering(async () => {
      const first = await openIcpc(call, cid, call.viewer);
      const log = feedLog(call, `${cid} ${first.isAdmin ? 'jury' : 'public'}`);
      await log.grow(await icpcView(call, first));
      const from = since_token === undefined ? 0 : log.positionOf(since_token);
      if (from === null) return { status: 400, body: { code: 400, message: 'This token is not known: begin again' } };
      if (stream === 'false') {
        return new FileAnswer(Buffer.from(log.lines.slice(from).join('')), { type: 'application/x-ndjson' });
      }
      if (open >= STREAMS_MAX) return { status: 429, body: { code: 429, message: 'Too many feeds are open' } };
      void follow(call, cid, first.isAdmin, log, from);
      return STREAMING;
    }),
  ),
];

/** Writes lines as they come until the reader goes, the feed ends or the server stops. */
async function follow(call: Call, cid: number, isAdmin: boolean, log: FeedLog, from: number): Promise<void> {
  const { reply, stopping } = call;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...JSON_HEADERS,
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  open += 1;
  const gone = new AbortController();
  const leave = () => gone.abort();
  raw.once('close', leave);
  stopping.signal.addEventListener('abort', leave);
  // the role that it was opened by counts in it: a reader with another one goes on by its token
  const unfollow = call.viewer && call.sessions.follow(call.viewer, leave);
  let at = from;
  let saidMs = Date.now();
  try {
    while (!gone.signal.aborted) {
      while (at < log.lines.length && !gone.signal.aborted) {
        const piece = log.lines.slice(at, at + 500);
        at += piece.length;
        saidMs = Date.now();
        if (!raw.write(piece.join(''))) await once(raw, 'drain', { signal: gone.signal });
      }
      if (log.isEnded) break;
      await sleep(LOOK_MS, undefined, { signal: gone.signal });
      if (Date.now() - saidMs >= PULSE_MS) {
        raw.write('\n');
        saidMs = Date.now();
      }
      // asked again each time: what one may see can end while one looks
      const view = await openIcpc(call, cid, call.viewer);
      if (view.isAdmin !== isAdmin) break;
      await log.grow(await icpcView(call, view));
    }
  } catch (error) {
    if (!gone.signal.aborted) call.log.info({ err: error, cid }, 'an event feed ended');
  } finally {
    open -= 1;
    unfollow?.();
    stopping.signal.removeEventListener('abort', leave);
    raw.end();
  }
}
