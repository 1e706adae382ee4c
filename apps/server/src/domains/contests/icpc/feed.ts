import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { followIcpcFeed } from '@assay/contract/contests/icpc.ts';
import { fail } from '@assay/contract/errors.ts';
import { LRUCache } from 'lru-cache';
import { type Call, FileAnswer, type Implementation, implement, STREAMING } from '../../../platform/http/call.ts';
import { ICPC_HEADERS } from '../../../platform/http/icpc-failure.ts';
import { countedAddress } from '../../../platform/limits/address.ts';
import { createPlaces } from '../../../platform/limits/places.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { ContestView } from '../entry.ts';
import { FeedLog } from './feed-log.ts';
import { contestIdOf, icpcView, openIcpc } from './view.ts';

const LOOK_MS = 1_000;
/** The standard asks for a sign of life every two minutes at least. */
const PULSE_MS = 20_000;
const FEEDS_MAX = 16;
/** Feeds are kept this long after they were last read, so that readers that lost their line can go on. */
const KEPT_MS = 30 * 60_000;
/** A tool keeps one feed open, or two while it reconnects; a hall of resolvers and boards shares an address. */
const openPlaces = () => createPlaces({ total: 200, reserved: 40, perUser: 8, perAddress: 20 });

const openFeeds = () => new LRUCache<string, FeedLog>({ max: FEEDS_MAX, ttl: KEPT_MS, updateAgeOnGet: true });

function feedLog({ ofNode }: Parts, name: string): FeedLog {
  const kept = ofNode(openFeeds);
  const log = kept.get(name) ?? new FeedLog();
  kept.set(name, log);
  return log;
}

export const icpcFeedCalls: Implementation[] = [
  implement(followIcpcFeed, async (call, { cid: contest, since_token, stream }) => {
    const cid = contestIdOf(contest);
    const first = await openIcpc(call, cid, call.viewer);
    const log = feedLog(call, `${cid} ${first.isAdmin ? 'jury' : 'public'}`);
    await log.grow(await icpcView(call, first));
    const from = since_token === undefined ? 0 : log.positionOf(since_token);
    if (from === null) return fail('contest.feedTokenUnknown');
    if (stream === 'false') {
      const body = Buffer.from(log.lines.slice(from).join(''));
      return new FileAnswer(body, { type: 'application/x-ndjson', headers: ICPC_HEADERS });
    }
    const uid = call.viewer?.uid ?? null;
    const giveBack = call.ofNode(openPlaces).take({ uid, address: countedAddress(call.ip), isStaff: first.isAdmin });
    if (!giveBack) return fail('contest.feedsMany');
    void follow(call, cid, first.isAdmin, log, from).finally(giveBack);
    return STREAMING;
  }),
];

/** What the feeds of one reader, or of all visitors, ask the database at about the same moment: asked once. */
const openViews = () => new LRUCache<string, Promise<ContestView>>({ max: OPENED_MAX, ttl: LOOK_MS / 2 });
const OPENED_MAX = 500;

function openShared(call: Call, cid: number): Promise<ContestView> {
  const kept = call.ofNode(openViews);
  const { uid, role } = call.viewer ?? { uid: 0, role: '' };
  const key = `${cid} ${uid} ${role} ${call.viewer?.previews ?? 0}`;
  const view = kept.get(key) ?? openIcpc(call, cid, call.viewer);
  if (!kept.has(key)) kept.set(key, view);
  return view;
}

/** Writes lines as they come until the reader goes, the feed ends or the server stops. */
async function follow(call: Call, cid: number, isAdmin: boolean, log: FeedLog, from: number): Promise<void> {
  const { reply, stopping } = call;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...ICPC_HEADERS,
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
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
      // asked again each time: what one may see can end while one reads
      const view = await openShared(call, cid);
      if (view.isAdmin !== isAdmin) break;
      await log.growFrom(LOOK_MS / 2, () => icpcView(call, view));
    }
  } catch (error) {
    if (!gone.signal.aborted) call.log.info({ requestId: call.requestId, err: error, cid }, 'an event feed ended');
  } finally {
    unfollow?.();
    stopping.signal.removeEventListener('abort', leave);
    raw.end();
  }
}
