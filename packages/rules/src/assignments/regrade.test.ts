import { expect, test } from 'vitest';
import { refuseRegrade, regradeUntil } from './regrade.ts';

const at = (hours: number) => new Date(hours * 3_600_000);
const facts = {
  results: 'atOnce' as const,
  dueAt: at(100),
  lastDueAt: at(200),
  late: [],
  releasedAt: null,
  regradeDays: 1,
  areShown: true,
};

test.each([
  ['results at once: a day from the own due date on', {}, at(124)],
  ['after the due date: from when all of it counts no more', { results: 'afterDue' as const }, at(224)],
  [
    'with late work, later',
    {
      results: 'afterDue' as const,
      late: [
        { hours: 0, share: 50 },
        { hours: 6, share: 0 },
      ],
    },
    at(230),
  ],
  ['by hand: from when they were shown', { results: 'byHand' as const, releasedAt: at(300) }, at(324)],
  ['not shown yet', { results: 'byHand' as const, areShown: false }, null],
  ['nobody may ask', { regradeDays: 0 }, null],
])('ASG-23 %s', (_sentence, given, expected) => {
  expect(regradeUntil({ ...facts, ...given })).toEqual(expected);
});

test.each([
  ['in the last millisecond', 124 * 3_600_000 - 1, false, null],
  ['at the end', 124 * 3_600_000, false, 'assignment.regradeClosed'],
  ['a second time', 1, true, 'assignment.regradeAsked'],
])('ASG-23 asked %s', (_sentence, ms, hasAsked, expected) => {
  expect(refuseRegrade(facts, { now: new Date(ms), hasAsked })).toBe(expected);
});
