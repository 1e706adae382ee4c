import { expect, it } from 'vitest';
import { judgingHealth } from './judging-health.ts';

it.each([
  ['no node is ready', { nodesReady: 0, nodesOnline: 2, queueOldestSeconds: null }, 'stopped', 'judgingStopped'],
  ['somebody waits for long', { nodesReady: 1, nodesOnline: 2, queueOldestSeconds: 31 }, 'slow', 'judgingSlow'],
  ['one of two is ready', { nodesReady: 1, nodesOnline: 2, queueOldestSeconds: 30 }, 'slow', 'judgingPartly'],
  ['all are ready', { nodesReady: 2, nodesOnline: 2, queueOldestSeconds: null }, 'good', 'judgingWell'],
] as const)('%s', (_case, figures, kind, text) => expect(judgingHealth(figures)).toMatchObject({ kind, text }));
