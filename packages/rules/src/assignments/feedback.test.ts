import { expect, test } from 'vitest';
import { feedbackAccess } from './feedback.ts';

const NO = { mayRead: false, mayMark: false };
const READ = { mayRead: true, mayMark: false };
const ALL = { mayRead: true, mayMark: true };
const facts = { isAuthor: false, isStaff: false, isAssigned: true, areResultsShown: true, seesCode: true };

test.each([
  ['a stranger', {}, NO],
  ['who runs the group', { isStaff: true }, ALL],
  ['who runs the group, before results are shown', { isStaff: true, areResultsShown: false }, ALL],
  ['who runs the group, of code that is hidden', { isStaff: true, seesCode: false }, NO],
  ['who runs the group, of what was not set', { isStaff: true, isAssigned: false }, NO],
  ['who submitted', { isAuthor: true }, READ],
  ['who submitted, before results are shown', { isAuthor: true, areResultsShown: false }, NO],
  ['who submitted, of code that is hidden', { isAuthor: true, seesCode: false }, NO],
  ['who runs the group, of the own', { isAuthor: true, isStaff: true }, READ],
])('ASG-8 ASG-9 %s', (_, change, expected) => {
  expect(feedbackAccess({ ...facts, ...change })).toEqual(expected);
});
