import { expect, test } from 'vitest';
import { groupPrefix, idInGroup } from './group-id.ts';

test.each([
  ['class1', 'CLASS1-'],
  ['Team_A.2', 'TEAM_A.2-'],
  ['一班竞赛组', 'G7-'],
  ['a b/c d', 'G7-'],
])('GRP-12 the problems of %s begin with %s', (shortName, prefix) => {
  expect(groupPrefix({ gid: 7, shortName })).toBe(prefix);
});

test.each([
  ['a new one', 'sum', null, 'CLASS1-SUM'],
  ['one that has it', 'class1-sum', null, 'CLASS1-SUM'],
  ['one that keeps what it had before the group was renamed', 'OLD-SUM', 'OLD-SUM', 'OLD-SUM'],
  ['one that gets another id after that', 'OLD-TOTAL', 'OLD-SUM', 'CLASS1-OLD-TOTAL'],
])('GRP-12 the prefix stands once: %s', (_sentence, chosen, before, expected) => {
  expect(idInGroup('CLASS1-', chosen, before)).toBe(expected);
});
