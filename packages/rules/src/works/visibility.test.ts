import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { visibilityOfWorkSubmission, type WorkSubmissionFacts } from './visibility.ts';

const facts = (given: Partial<WorkSubmissionFacts>): WorkSubmissionFacts => ({
  isOwner: true,
  isAdmin: false,
  shows: false,
  isOver: false,
  readsData: false,
  openCaseResult: true,
  judgeMode: 'default',
  status: VERDICT.wrongAnswer,
  ...given,
});

test.each([
  ['WORK-3 the owner while results are hidden: the code alone', {}, 'code'],
  ['WORK-3 that something does not compile is always told', { status: VERDICT.compileError }, 'result code'],
  ['the owner with results: cases, nothing that quotes the data', { shows: true }, 'result code cases'],
  ['the owner after everybody’s end', { shows: true, isOver: true }, 'result code cases failingCase'],
  ['a problem that shows no cases', { shows: true, isOver: true, openCaseResult: false }, 'result code'],
  ['who runs it', { isOwner: false, isAdmin: true }, 'result code cases'],
  [
    'who runs it and reads the data',
    { isOwner: false, isAdmin: true, readsData: true },
    'result code cases failingCase fileNames',
  ],
] as const)('%s', (_, given, expected) => {
  const seen = visibilityOfWorkSubmission(facts(given))!;
  const names = ['result', 'code', 'cases', 'failingCase', 'fileNames'] as const;
  expect(names.filter((name) => seen[name]).join(' ')).toBe(expected);
});

test('WORK-6 nobody else', () => {
  expect(visibilityOfWorkSubmission(facts({ isOwner: false, shows: true, isOver: true }))).toBeNull();
});
