import { ASSISTANT_RIGHTS } from '@assay/contract/groups/assistants.ts';
import { expect, test } from 'vitest';
import { rightsOf } from './assistants.ts';

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
