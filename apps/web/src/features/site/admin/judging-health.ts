import type { Health } from './health.tsx';

/** From here on people wonder where their verdict is. */
const SLOW_SECONDS = 30;

interface QueueFigures {
  nodesReady: number;
  nodesOnline: number;
  queueOldestSeconds: number | null;
}

/** Whether judging keeps up, in one word. */
export function judgingHealth({ nodesReady, nodesOnline, queueOldestSeconds }: QueueFigures): Health {
  if (nodesReady === 0) return { kind: 'stopped', text: 'judgingStopped', hint: 'judgingStoppedHint' };
  if ((queueOldestSeconds ?? 0) > SLOW_SECONDS) return { kind: 'slow', text: 'judgingSlow', hint: 'judgingSlowHint' };
  if (nodesReady < nodesOnline) return { kind: 'slow', text: 'judgingPartly', hint: 'judgingPartlyHint' };
  return { kind: 'good', text: 'judgingWell', hint: null };
}
