import type { ProblemOwnerKind } from '@assay/contract/problems/owner.ts';
import { expect, test } from 'vitest';
import { isOpen, shownAuth, storedAuth } from './owner.ts';

test.each<[ProblemOwnerKind, number, number, boolean]>([
  ['site', 1, 1, true],
  ['site', 2, 2, false],
  ['site', 3, 3, false],
  ['group', 1, 4, true],
  ['group', 2, 2, false],
  ['group', 3, 3, false],
  ['person', 1, 2, false],
  ['person', 2, 2, false],
  ['person', 3, 3, false],
])('PROB-22 a problem of a %s that is chosen to be %i is stored as %i', (owner, chosen, stored, open) => {
  expect(storedAuth(owner, chosen)).toBe(stored);
  expect(isOpen(stored)).toBe(open);
});

test('PROB-22 pages know three kinds of visibility', () => {
  expect([1, 2, 3, 4].map(shownAuth)).toEqual([1, 2, 3, 1]);
});
