import { setTimeout as sleep } from 'node:timers/promises';

const BUSY_MS = 100;

/**
 * Waits until what was started has done what it does at its start: a second in which it hardly uses the processor.
 * @param cpuMs what it used until now
 * @returns whether it came to rest within the seconds given
 */
export async function rested(cpuMs: () => number, seconds = 60): Promise<boolean> {
  for (let second = 0, before = cpuMs(); second < seconds; second++) {
    await sleep(1_000);
    const used = cpuMs();
    if (used - before < BUSY_MS) return true;
    before = used;
  }
  return false;
}
