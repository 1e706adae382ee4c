import type { PushEvent } from '@assay/contract/push.ts';

type Listener = (event: PushEvent) => void;

/** Publishes events to whoever listens to a topic. Losing one must cost nothing: every event holds the whole state. */
export interface Push {
  publish(topic: string, event: PushEvent): void;
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

/** Topics within one process. */
export function createPush(): Push {
  const listenersOf = new Map<string, Set<Listener>>();
  const remembered = new Map<string, PushEvent>();
  return {
    publish(topic, event) {
      remembered.delete(topic);
      remembered.set(topic, event);
      if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!);
      for (const listener of listenersOf.get(topic) ?? []) listener(event);
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
