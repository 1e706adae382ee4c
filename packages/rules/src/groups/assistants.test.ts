import { ASSISTANT_RIGHTS } from '@assay/contract/groups/assistants.ts';
import { expect, test } from 'vitest';
import { isWithin, rightsOf } from './assistants.ts';

test.each([
  ['a stranger', 0, ['grade'], []],
  ['a member', 3, [], []],
  ['an assistant with the roster', 3, ['roster'], ['roster']],
  ['an assistant who grades', 3, ['grade'], ['grade', 'progress']],
  ['an assistant who writes feedback and extends', 3, ['extend', 'feedback'], ['extend', 'feedback', 'progress']],
  ['an assistant with a right that is none any more', 3, ['rule'], []],
  ['an admin', 4, [], ASSISTANT_RIGHTS],
  ['a root', 5, ['grade'], ASSISTANT_RIGHTS],
] as const)('GRP-21 %s', (_who, level, given, expected) => {
  expect([...rightsOf(level, given)].sort()).toEqual([...expected].sort());
});

test.each([
  ['for all classes, somebody of any', null, 'A', true],
  ['for all classes, somebody of none', null, '', true],
  ['for one class, somebody of it', ['A'], 'A', true],
  ['for one class, somebody of another', ['A'], 'B', false],
  ['for one class, somebody of none', ['A'], '', false],
])('GRP-22 an assistant %s', (_sentence, labels, label, expected) => {
  expect(isWithin(labels, label)).toBe(expected);
});
