import { CONTEST_STATUS } from '@assay/contract/contests/contest.ts';
import { expect, test } from 'vitest';
import { refusePrint } from './printing.ts';
import {
  mayDeleteComment,
  mayReply,
  maySeeClarification,
  maySeeComment,
  type QuestionFacts,
  refuseClarification,
} from './questions.ts';

const stranger: QuestionFacts = {
  status: CONTEST_STATUS.running,
  isAuthor: false,
  viewerIsAdmin: false,
  writtenBy: 'contestant',
};

test.each([
  ['comments of other contestants are hidden while it runs', {}, false],
  ['own comments are visible', { isAuthor: true }, true],
  ['those of admins are', { writtenBy: 'admin' }, true],
  ['admins see all', { viewerIsAdmin: true }, true],
  ['after the end everybody does', { status: CONTEST_STATUS.ended }, true],
] as [string, Partial<QuestionFacts>, boolean][])('see: %s', (_sentence, change, expected) => {
  expect(maySeeComment({ ...stranger, ...change })).toBe(expected);
});

test.each([
  ['contestants do not reply to each other', {}, false],
  ['nor to themselves', { isAuthor: true }, false],
  ['they reply to a super admin', { writtenBy: 'root' }, true],
  ['and to the creator', { writtenBy: 'creator' }, true],
  ['comments of other admins cannot be replied to', { writtenBy: 'admin' }, false],
  ['admins reply to any', { viewerIsAdmin: true }, true],
] as [string, Partial<QuestionFacts>, boolean][])('reply: %s', (_sentence, change, expected) => {
  expect(mayReply({ ...stranger, ...change })).toBe(expected);
});

test('authors delete their own comments, admins any', () => {
  expect(mayDeleteComment({ isAuthor: true, viewerIsAdmin: false })).toBe(true);
  expect(mayDeleteComment({ isAuthor: false, viewerIsAdmin: true })).toBe(true);
  expect(mayDeleteComment(stranger)).toBe(false);
});

test.each([
  ['the jury', { viewerIsAdmin: true }, true],
  ['who asked', { isAsker: true }, true],
  ['everybody, when it is answered to all', { answerToAll: true }, true],
  ['nobody else', {}, false],
])('a private question is seen by %s', (_sentence, change, expected) => {
  const facts = { isAsker: false, viewerIsAdmin: false, answerToAll: false, ...change };
  expect(maySeeClarification(facts)).toBe(expected);
});

test.each([
  ['a text of 50 characters is printed', true, CONTEST_STATUS.running, 'x'.repeat(50), null],
  ['a shorter one is not', true, CONTEST_STATUS.running, 'x'.repeat(49), 'contest.printTooShort'],
  ['an empty one is not', true, CONTEST_STATUS.running, ' \n', 'contest.printEmpty'],
  ['nothing is where the contest does not print', false, CONTEST_STATUS.running, 'x'.repeat(50), 'contest.printClosed'],
  ['its admins try the printer before the start', true, CONTEST_STATUS.scheduled, 'x'.repeat(50), null],
  ['nothing is after the end', true, CONTEST_STATUS.ended, 'x'.repeat(50), 'contest.ended'],
] as const)('%s', (_sentence, openPrint, status, content, expected) => {
  expect(refusePrint(openPrint, status, content)).toBe(expected);
});

test.each([
  ['while it runs', CONTEST_STATUS.running, false, null],
  ['not before', CONTEST_STATUS.scheduled, false, 'contest.notRunning'],
  ['not after', CONTEST_STATUS.ended, false, 'contest.notRunning'],
  ['admins do not ask themselves', CONTEST_STATUS.running, true, 'access.denied'],
] as const)('asking the jury: %s', (_sentence, status, viewerIsAdmin, expected) => {
  expect(refuseClarification(status, viewerIsAdmin)).toBe(expected);
});
