import { useEffect, useState } from 'react';

/**
 * The time of the server, ticking: a computer whose clock is wrong counts down rightly.
 * @param said the server's clock as an answer gave it
 * @param readAt when the answer came, by the clock here
 */
export function useServerNow(said: string, readAt: number, everyMs = 1000): number {
  const aheadMs = Date.parse(said) - readAt;
  const [nowMs, setNowMs] = useState(() => Date.now() + aheadMs);
  useEffect(() => {
    const tick = () => setNowMs(Date.now() + aheadMs);
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [aheadMs, everyMs]);
  return nowMs;
}
