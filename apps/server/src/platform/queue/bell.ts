/**
 * Wakes those who wait for work. Ringing is a hint that saves waiting time; whoever waits looks for itself again after
 * its time-out, so a ring that is missed only costs a moment.
 */
export interface Bell {
  /** Wakes the longest-waiting listener that takes this kind of work. */
  ring(kind: string): void;
  /** Resolves at the next ring for one of these kinds, after `ms`, or when the signal aborts. */
  wait(kinds: ReadonlySet<string>, ms: number, signal: AbortSignal): Promise<void>;
}

interface Waiter {
  kinds: ReadonlySet<string>;
  wake(): void;
}

export function createBell(): Bell {
  const waiters = new Set<Waiter>();
  return {
    ring(kind) {
      for (const waiter of waiters) {
        if (!waiter.kinds.has(kind)) continue;
        waiter.wake();
        return;
      }
    },
    wait(kinds, ms, signal) {
      return new Promise((resolve) => {
        const waiter: Waiter = {
          kinds,
          wake() {
            waiters.delete(waiter);
            clearTimeout(timer);
            signal.removeEventListener('abort', waiter.wake);
            resolve();
          },
        };
        const timer = setTimeout(waiter.wake, ms);
        signal.addEventListener('abort', waiter.wake, { once: true });
        if (signal.aborted) waiter.wake();
        else waiters.add(waiter);
      });
    },
  };
}
