import { fail } from '@assay/contract/errors.ts';
import type { Clock } from '../clock.ts';

interface Window {
  count: number;
  resetsAt: number;
}

export interface Limiter {
  /**
   * Counts one use of `name` by `subject`.
   * @throws Failure `request.tooMany` with the seconds to wait, once `max` uses fell into one window
   */
  take(name: string, subject: string, max: number, windowSeconds: number): void;
}

const SUBJECTS_MAX = 200_000;

/**
 * Fixed windows in memory: enough to stop floods at one web node. Limits that protect secrets (log-ins, codes) are
 * counted in the database instead, where all nodes see them.
 */
export function createLimiter(clock: Clock): Limiter {
  const windows = new Map<string, Window>();
  const forgetExpired = (now: number) => {
    for (const [key, window] of windows) if (window.resetsAt <= now) windows.delete(key);
  };
  return {
    take(name, subject, max, windowSeconds) {
      const now = clock.now().getTime();
      if (windows.size > SUBJECTS_MAX) forgetExpired(now);
      const key = `${name}\n${subject}`;
      const window = windows.get(key);
      if (!window || window.resetsAt <= now) {
        windows.set(key, { count: 1, resetsAt: now + windowSeconds * 1000 });
        return;
      }
      window.count += 1;
      if (window.count > max) fail('request.tooMany', { seconds: Math.ceil((window.resetsAt - now) / 1000) });
    },
  };
}
