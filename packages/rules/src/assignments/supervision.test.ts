import { expect, test } from 'vitest';
import { supervisedFrom } from './supervision.ts';

const day = (n: number) => new Date(Date.UTC(2026, 4, n));

test.each([
  ['what belongs to the group: from the opening on', [3, 9, 9], true, 3],
  ['what does not: from the opening on', [9, 3, 5], false, 9],
  ['not what was done before it was set', [1, 6, 2], false, 6],
  ['nor before somebody joined', [1, 2, 7], false, 7],
] as const)('ASG-17 %s', (_sentence, [opens, set, joined], isOwn, expected) => {
  const facts = { opensAt: day(opens), setAt: day(set), joinedAt: day(joined), isOwn };
  expect(supervisedFrom(facts)).toEqual(day(expected));
});
