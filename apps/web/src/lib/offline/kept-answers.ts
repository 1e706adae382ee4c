import { hashKey } from '@tanstack/react-query';
import { getUser } from '../token.ts';
import { noteAge } from './connection.ts';

/**
 * Calls whose last answers are kept for the time without a network: statements, and what the pages around them cannot do
 * without. No board is among them, and nothing of others.
 */
export const KEPT_CALLS: ReadonlySet<string> = new Set([
  ...['getWebsiteConfig', 'getLanguages', 'getDifficultyList', 'getProblemTagsAndClassification'],
  ...['getProblemDetail', 'getFullScreenProblemList', 'getProblemQuestions'],
  ...['getContestInfo', 'getContestProblem', 'getTrainingDetail', 'getTimedWorkInfo', 'getTimedWorkProblemList'],
  ...['getQSheetDetail', 'getGroupDetail'],
]);

/** As many answers are kept, the oldest go first. */
const KEPT_MAX = 120;
const PREFIX = 'answers of ';

interface Kept {
  at: number;
  data: unknown;
}

const place = () => `${PREFIX}${getUser()?.uid ?? 0}`;
const addressOf = (name: string, input: object) => `/kept/${name}?${encodeURIComponent(hashKey([input]))}`;
/** Only where pages come by a safe way there is such a store; without one nothing is kept. */
const stores = (): CacheStorage | undefined => globalThis.caches;

/** Keeps what a call answered, if it is one of these, for whoever is logged in; what somebody else left behind in this browser goes. */
export async function keepAnswer(name: string, input: object, data: unknown): Promise<void> {
  const caches = stores();
  if (!caches || !KEPT_CALLS.has(name)) return;
  try {
    const own = place();
    for (const other of await caches.keys()) {
      if (other.startsWith(PREFIX) && other !== own && other !== `${PREFIX}0`) await caches.delete(other);
    }
    const store = await caches.open(own);
    const address = addressOf(name, input);
    // what was kept anew is the newest
    await store.delete(address);
    await store.put(address, new Response(JSON.stringify({ at: Date.now(), data } satisfies Kept)));
    const all = await store.keys();
    for (const oldest of all.slice(0, Math.max(0, all.length - KEPT_MAX))) await store.delete(oldest);
  } catch {
    // a full disk or a private window keeps nothing
  }
}

/** The server's clock in an answer goes on while it is kept: what counts down by it counts down rightly. */
function withClock(data: unknown, passedMs: number): unknown {
  const now = (data as { now?: unknown } | null)?.now;
  if (typeof now !== 'string' || Number.isNaN(Date.parse(now))) return data;
  return { ...(data as object), now: new Date(Date.parse(now) + passedMs).toISOString() };
}

/** What a call answered last, and says since when; undefined where nothing is kept. */
export async function readKept(name: string, input: object): Promise<unknown> {
  const caches = stores();
  if (!caches || !KEPT_CALLS.has(name)) return undefined;
  try {
    const found = await (await caches.open(place())).match(addressOf(name, input));
    if (!found) return undefined;
    const { at, data } = (await found.json()) as Kept;
    noteAge(at);
    return withClock(data, Date.now() - at);
  } catch {
    return undefined;
  }
}

/** Nothing of who was logged in stays behind. */
export async function forgetAnswers(): Promise<void> {
  const caches = stores();
  if (!caches) return;
  const names = (await caches.keys().catch(() => [])).filter((name) => name.startsWith(PREFIX));
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}
