import { setImmediate as others } from 'node:timers/promises';

/** So long, about, nobody else is served. */
const STEP_MS = 8;

/** Does something long step by step, and lets others be served in between. */
export async function doInSteps(steps: Iterable<void>): Promise<void> {
  let beganMs = performance.now();
  for (const _ of steps) {
    if (performance.now() - beganMs < STEP_MS) continue;
    await others();
    beganMs = performance.now();
  }
}
