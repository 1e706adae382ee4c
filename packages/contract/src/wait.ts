import type { Words } from './words.ts';

/** Shorter waits are told in seconds, for which people stay. */
const MINUTES_FROM_SECONDS = 100;

/** How long to wait, as people say it: seconds below a hundred, whole minutes above, never less than the wait. */
export function waitWords(seconds: number): Words {
  if (seconds < MINUTES_FROM_SECONDS) return { en: `${seconds} s`, zh: `${seconds} 秒` };
  const minutes = Math.ceil(seconds / 60);
  return { en: `${minutes} minutes`, zh: `${minutes} 分钟` };
}
