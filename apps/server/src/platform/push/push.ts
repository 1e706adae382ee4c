import type { PushEvent } from '@assay/contract/push.ts';

type Listener = (event: PushEvent) => void;

/** Publishes events to whoever listens to a topic. Losing one must cost nothing: every event holds the whole state. */
export interface Push {
  publish(topic: string, event: PushEvent): void;
  /** @returns a function that ends the subscription */
  subscribe(topic: string, listener: Listener): () => void;
  /** Whether anybody here listens, so that publishers can skip work. */
  hasListeners(topic: string): boolean;
}

/** Topics within one process. */
export function createPush(): Push {
  const topics = new Map<string, Set<Listener>>();
  return {
    publish(topic, event) {
      for (const listener of topics.get(topic) ?? []) listener(event);
    },
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set();
      listeners.add(listener);
      topics.set(topic, listeners);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) topics.delete(topic);
      };
    },
    hasListeners: (topic) => topics.has(topic),
  };
}
