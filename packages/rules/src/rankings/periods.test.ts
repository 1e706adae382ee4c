import { RANK_PERIOD } from '@assay/contract/rankings/rank-list.ts';
import { expect, test } from 'vitest';
import { periodStart } from './periods.ts';

test.each([
  ['week', '2026-11-22', '2026-11-16'],
  ['week', '2026-11-23', '2026-11-23'],
  // a week spans two years
  ['week', '2027-01-01', '2026-12-28'],
  ['week', '2024-03-03', '2024-02-26'],
  // clocks are turned on this day in places
  ['week', '2026-03-29', '2026-03-23'],
  ['month', '2026-11-30', '2026-11-01'],
  ['month', '2024-02-29', '2024-02-01'],
  ['year', '2026-12-31', '2026-01-01'],
  ['all', '2026-11-22', '1970-01-01'],
] as const)('RANK-1 the %s of %s begins on %s', (period, today, expected) => {
  expect(periodStart(RANK_PERIOD[period], today)).toBe(expected);
});
