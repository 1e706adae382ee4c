import { randomUUID } from 'node:crypto';
import type { PushEvent } from '@assay/contract/push.ts';
import type { Db } from '../db/database.ts';
import type { Notifications } from '../db/notifications.ts';
import { gather } from '../queue/gather.ts';

type Listener = (event: PushEvent) => void;

/** Publishes events to whoever listens to a topic. Losing one must cost nothing: every event holds the whole state. */
export interface Push {
  publish(topic: string, event: PushEvent): void;
  /** Tells listeners at all web nodes, here at once. It is not remembered: what it says must be stored already. */
  publishEverywhere(topic: string, event: PushEvent): void;
  /** @returns a function that ends the subscription */
  subscribe(topic: string, listener: Listener): () => void;
  /** The last event of a topic while it is remembered: state that exists nowhere else, such as a judging in progress. */
  latest(topic: string): PushEvent | null;
  /** Drops what is remembered of a topic, once its state is stored elsewhere. */
  forget(topic: string): void;
  /** Topics that somebody listens to and that start with a prefix. */
  topics(prefix: string): string[];
  /** How many listen to a topic. */
  countListeners(topic: string): number;
}

/** Topics remembered at most; the oldest go first. Far more than can be in motion at once. */
const REMEMBERED_MAX = 20_000;

const CHANNEL = 'push';
/** What one notification holds. */
const NOTIFICATION_MAX_BYTES = 7_900;
/** However much there is to tell, the database hears this often of it. */
const GATHER_MS = 50;

/** A word to the other nodes. */
interface Word {
  from: string;
  topic: string;
  event: PushEvent;
}

/** Topics within one process, with words to those of other processes on the same database. */
export function createPush({ db, notifications }: { db: Db; notifications: Notifications }): Push {
  const own = randomUUID();
  const listenersOf = new Map<string, Set<Listener>>();
  const tell = (topic: string, event: PushEvent) => {
    for (const listener of listenersOf.get(topic) ?? []) listener(event);
  };
  notifications.listen(CHANNEL, (payload) => {
    // what a lost connection held is found by those who ask, as they do anyway now and then
    if (payload === null) return;
    // a node of an earlier version sends its words one by one
    const words: Word[] = [JSON.parse(payload)].flat();
    for (const { from, topic, event } of words) if (from !== own) tell(topic, event);
  });
  const tellOthers = gather<string>(GATHER_MS, (words) => {
    for (const lot of lotsOf(words)) {
      // a word that gets lost costs a moment: pages ask for the same now and then
      notifications.notify(CHANNEL, `[${lot}]`, db).catch(() => {});
    }
  });
  const remembered = new Map<string, PushEvent>();
  return {
    publish(topic, event) {
      remembered.delete(topic);
      remembered.set(topic, event);
      if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!);
      tell(topic, event);
    },
    publishEverywhere(topic, event) {
      tell(topic, event);
      tellOthers([JSON.stringify({ from: own, topic, event } satisfies Word)]);
    },
    subscribe(topic, listener) {
      const listeners = listenersOf.get(topic) ?? new Set();
      listeners.add(listener);
      listenersOf.set(topic, listeners);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersOf.delete(topic);
      };
    },
    latest: (topic) => remembered.get(topic) ?? null,
    forget: (topic) => remembered.delete(topic),
    topics: (prefix) => [...listenersOf.keys()].filter((topic) => topic.startsWith(prefix)),
    countListeners: (topic) => listenersOf.get(topic)?.size ?? 0,
  };
}

/** As many words together as one notification holds; one that does not fit into any is left out. */
function lotsOf(words: readonly string[]): string[][] {
  const lots: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const own = Buffer.byteLength(word) + 1;
    if (own >= NOTIFICATION_MAX_BYTES) continue;
    if (bytes + own >= NOTIFICATION_MAX_BYTES) {
      lots.push([]);
      bytes = 1;
    }
    lots.at(-1)!.push(word);
    bytes += own;
  }
  return lots;
}
