import type { Services } from './services.ts';

/** Makes a part of a web node that its platform does not know, such as what a domain keeps in memory. */
type Open<T> = (services: Services) => T;

/**
 * What the parts of domains belong to: each is opened when it is first asked for and lives as long as the node, so that nothing hangs on a
 * global and two nodes in one process share nothing.
 */
export interface Parts {
  /** @param open one function for each part; it is handed the services of the node itself, not those of a call */
  ofNode<T>(open: Open<T>): T;
}

export function createParts(services: () => Services): Parts {
  const parts = new Map<Open<unknown>, unknown>();
  return {
    ofNode<T>(open: Open<T>): T {
      if (!parts.has(open)) parts.set(open, open(services()));
      return parts.get(open) as T;
    },
  };
}
