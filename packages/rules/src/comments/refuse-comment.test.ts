import { expect, test } from 'vitest';
import { refuseComment } from './refuse-comment.ts';

test.each([
  ['blanks are no comment', ' \n\t', 'comment.empty'],
  ['10000 characters are', 'x'.repeat(10_000), null],
  ['one more is not', 'x'.repeat(10_001), 'comment.tooLong'],
])('comment: %s', (_sentence, content, expected) => {
  expect(refuseComment(content, 10_000)).toBe(expected);
});
