import { useEffect, useState } from 'react';

/** What may come before the next tick after a sleep. */
const WAKES = ['keydown', 'pointerdown', 'focus', 'pageshow', 'visibilitychange'] as const;

/**
 * The time of the server, ticking: a computer whose clock is wrong counts down rightly.
 * @param said the server's clock as an answer gave it
 * @param readAt when the answer came, by the clock here
 */
export function useServerNow(said: string, readAt: number, everyMs = 1000): number {
  const aheadMs = Date.parse(said) - readAt;
  const [nowMs, setNowMs] = useState(() => Date.now() + aheadMs);
  useEffect(() => {
    let tickedAt = 0;
    const tick = () => {
      tickedAt = Date.now();
      setNowMs(tickedAt + aheadMs);
    };
    tick();
    const timer = setInterval(tick, everyMs);
    // a computer that slept, or a tab out of sight, is right before the next key is taken
    const wake = () => {
      if (Date.now() - tickedAt > everyMs) tick();
    };
    for (const type of WAKES) window.addEventListener(type, wake, true);
    return () => {
      clearInterval(timer);
      for (const type of WAKES) window.removeEventListener(type, wake, true);
    };
  }, [aheadMs, everyMs]);
  return nowMs;
}
