import { expect, test } from 'vitest';
import { isOther, quickEdited } from './quick-edit.ts';

const BEFORE = { auth: 1, difficulty: 0, timeLimit: 1000, memoryLimit: 256, tags: [1, 2] };

test.each([
  ['nothing', {}, {}],
  ['who sees it', { auth: 2 as const }, { auth: 2 }],
  ['limits', { timeLimit: 2000, memoryLimit: 64 }, { timeLimit: 2000, memoryLimit: 64 }],
  ['difficulty', { difficulty: 2 }, { difficulty: 2 }],
  ['a tag more, once', { addTags: [2, 3] }, { tags: [1, 2, 3] }],
  ['a tag less', { removeTags: [1] }, { tags: [2] }],
  ['a tag that comes and goes goes', { addTags: [1], removeTags: [1] }, { tags: [2] }],
])('ADM-15 %s', (_what, change, expected) => {
  const after = quickEdited(BEFORE, change);
  expect(after).toEqual({ ...BEFORE, ...expected });
  expect(isOther(BEFORE, after)).toBe(Object.keys(expected).length > 0);
});
