import { createHash } from 'node:crypto';
import type { Call } from '../../../platform/http/call.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { addViews } from './views.queries.ts';

const HOUR_MS = 3_600_000;
/** More within an hour are counted anew, so that nobody fills the memory. */
const SEEN_MAX = 200_000;

/** Who read what within the hour, and what of it is not stored yet: a crash loses what came since the last batch (DISC-11). */
class Views {
  #hour = 0;
  readonly #seen = new Set<string>();
  #waiting = new Map<number, number>();

  /** @param reader names one person, or one browser */
  count(did: number, reader: string, now: Date): void {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    if (hour !== this.#hour || this.#seen.size >= SEEN_MAX) this.#seen.clear();
    this.#hour = hour;
    const key = `${did}:${reader}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#waiting.set(did, (this.#waiting.get(did) ?? 0) + 1);
  }

  /** What was counted since this was asked last, in the order of the ids. */
  take(): [did: number, count: number][] {
    const taken = [...this.#waiting].sort(([a], [b]) => a - b);
    this.#waiting = new Map();
    return taken;
  }
}

const openViews = () => new Views();
const viewsOf = ({ ofNode }: Parts): Views => ofNode(openViews);

const readerOf = ({ viewer, ip, userAgent }: Call) =>
  viewer ? String(viewer.uid) : createHash('sha256').update(`${ip}\n${userAgent}`).digest('base64url').slice(0, 22);

/** Counts that the viewer of a call reads a discussion, once an hour. Who opens the page that brings it asks for it by himself, too. */
export function countView(call: Call, did: number): void {
  if (!call.isForPage) viewsOf(call).count(did, readerOf(call), call.clock.now());
}

/** Stores what this node counted. */
export async function storeViews(services: Services): Promise<void> {
  const views = viewsOf(services).take();
  if (views.length > 0) await addViews(services.db, views);
}
