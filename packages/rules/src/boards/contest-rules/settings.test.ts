import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { expect, test } from 'vitest';
import { REAL, tries } from '../testing/build.ts';
import { ICPC_SETTINGS } from './acm.ts';
import { ruleOf } from './settings.ts';

test.each([
  ['acm', CONTEST_TYPE.acm],
  ['oi', CONTEST_TYPE.oi],
  ['ioi', CONTEST_TYPE.ioi],
  ['atcoder', CONTEST_TYPE.atcoder],
] as const)('a contest of type %s has its rule', (name, type) => {
  expect(ruleOf({ type, oiRankScoreType: 'Recent' }).name).toBe(name);
});

test('the settings of a contest reach its rule', () => {
  const counted = (settings: Parameters<typeof ruleOf>[0]) => {
    const rule = ruleOf(settings);
    return rule.total([rule.fold(tries('PA:50@10 PA:20@119'), REAL), rule.fold(tries('AC@119'), REAL)]);
  };
  expect(counted({ type: CONTEST_TYPE.oi, oiRankScoreType: 'Recent' }).points).toBe(120);
  expect(counted({ type: CONTEST_TYPE.oi, oiRankScoreType: 'Highest' }).points).toBe(150);
  expect(counted({ type: CONTEST_TYPE.acm, oiRankScoreType: 'Recent' }).time).toBe(119);
  expect(counted({ type: CONTEST_TYPE.acm, oiRankScoreType: 'Recent', acm: ICPC_SETTINGS }).time).toBe(60);
});
