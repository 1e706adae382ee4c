import { expect, test } from 'vitest';
import { timeMarginsOf } from './time-margins.ts';

const stated = (limits: unknown) => ({ extra: { icpc: { limits } } });

test.each([
  ['no package', null, 2, 1.5, false],
  ['a package that states none', { extra: {} }, 2, 1.5, false],
  ['2025-09', stated({ time_multipliers: { ac_to_time_limit: 3, time_limit_to_tle: 2.5 } }), 3, 2.5, true],
  ['one of the two', stated({ time_multipliers: { ac_to_time_limit: 3 } }), 3, 1.5, true],
  ['legacy', stated({ time_multiplier: 5, time_safety_margin: 2 }), 5, 2, true],
  ['written as text', stated({ time_multiplier: '4' }), 4, 1.5, true],
  ['nonsense', stated({ time_multiplier: 'fast', time_safety_margin: 0.1 }), 2, 1.5, false],
])('%s', (_sentence, facts, acToTimeLimit, timeLimitToTle, fromPackage) => {
  expect(timeMarginsOf(facts)).toEqual({ acToTimeLimit, timeLimitToTle, fromPackage });
});
