import { causeOf } from '@assay/contract/judging/cause-of.ts';
import { expect, it } from 'vitest';
import { timeReason } from './time-reason.ts';

it.each([
  ['CPU time', causeOf('cpuTime', { ms: 2100, limit: 2000 }), 2100, 'timeLimit', 2000, 2100],
  ['CPU time under the limit of the case', causeOf('cpuTime', { ms: 400, limit: 200 }), 400, 'timeLimit', 200, 400],
  ['a sleep', causeOf('clock', { wallMs: 7600, ms: 10 }), 10, 'waited', 2000, 10],
  ['idleness', causeOf('idle'), 10, 'waited', 2000, 10],
  ['a deadlock', causeOf('idleTalk'), 10, 'waited', 2000, 10],
  ['what the viewer may not read, at the limit', undefined, 2000, 'timeLimit', 2000, 2000],
  ['what the viewer may not read, below the limit', undefined, 10, 'slowOrWaiting', 2000, 10],
  ['nothing known', undefined, null, 'timeLimit', 2000, '–'],
])('explains %s', (_what, cause, usedMs, key, limit, used) => {
  expect(timeReason({ usedMs, limitMs: 2000, cause })).toEqual({ key, figures: { limit, used } });
});
