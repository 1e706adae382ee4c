import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
/** What may come before the next tick after a sleep. */
const WAKES = ['keydown', 'pointerdown', 'focus', 'pageshow', 'visibilitychange'] as const;

const telling = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let tickedAt = 0;

function tick(): void {
  tickedAt = Date.now();
  for (const tell of telling) tell();
}

const isLate = () => Math.abs(Date.now() - tickedAt) > SECOND_MS;

/** A computer that slept, or a tab out of sight, is right before the next key is taken. */
function wake(): void {
  if (isLate()) tick();
}

/** The time here as of the last tick: the same for all who look in between. */
function nowHere(): number {
  if (isLate()) tickedAt = Date.now();
  return tickedAt;
}

/** One clock ticks for all who look at it, while somebody does. */
function onTick(tell: () => void): () => void {
  telling.add(tell);
  if (telling.size === 1) {
    timer = setInterval(tick, SECOND_MS);
    for (const type of WAKES) window.addEventListener(type, wake, true);
  }
  return () => {
    telling.delete(tell);
    if (telling.size > 0) return;
    clearInterval(timer);
    for (const type of WAKES) window.removeEventListener(type, wake, true);
  };
}

/**
 * What follows from the time of the server: a computer whose clock is wrong counts down rightly. Whoever asks is drawn anew when that
 * changes, and not with every second.
 * @param said the server's clock as an answer gave it
 * @param readAt when the answer came, by the clock here
 * @param read of the server's time, in ms
 */
export function useServerClock<T extends string | number | boolean>(
  said: string,
  readAt: number,
  read: (nowMs: number) => T,
): T {
  const saidMs = Date.parse(said);
  // the last tick may lie before the answer
  const look = useCallback(() => read(saidMs + Math.max(nowHere() - readAt, 0)), [read, saidMs, readAt]);
  return useSyncExternalStore(onTick, look, look);
}

const asItIs = (nowMs: number) => nowMs;

/** The time of the server in ms, ticking by the second; for what shows a clock and nothing else. */
export const useServerNow = (said: string, readAt: number): number => useServerClock(said, readAt, asItIs);
