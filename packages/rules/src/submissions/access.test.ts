import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { mayShare, type Sight, type SubmissionFacts, sightOf } from './access.ts';

const stranger: SubmissionFacts = {
  isOwner: false,
  isStaff: false,
  shared: false,
  codeShare: true,
  openCaseResult: true,
  hideCode: false,
  asksForAnswers: false,
  status: VERDICT.wrongAnswer,
};

const rows: [string, Partial<SubmissionFacts>, Partial<Sight>][] = [
  ['the owner sees own code', { isOwner: true }, { code: true, reason: 'owner' }],
  ['others do not see code that is not shared', {}, { code: false, reason: 'public' }],
  ['others see shared code', { shared: true }, { code: true, reason: 'shared' }],
  ['shared code stays hidden where the problem forbids sharing', { shared: true, codeShare: false }, { code: false }],
  ['admin roles see any code', { isStaff: true }, { code: true, reason: 'staff' }],
  ['the site switch hides code from its owner', { isOwner: true, hideCode: true }, { code: false }],
  ['the site switch does not hide code from staff', { isStaff: true, hideCode: true }, { code: true }],
  ['everybody sees the verdict of each case', {}, { cases: true, caseNotes: false, failingCase: false }],
  ['the owner sees notes and the first failing case', { isOwner: true }, { caseNotes: true, failingCase: true }],
  [
    'a problem that closes its cases closes them to the owner',
    { isOwner: true, openCaseResult: false },
    { cases: false, caseNotes: false, failingCase: false, reason: 'casesClosed' },
  ],
  [
    'but not to staff',
    { isStaff: true, openCaseResult: false },
    { cases: true, failingCase: true, fileNames: true, reason: 'staff' },
  ],
  [
    'where answers are asked for, the right ones are hidden',
    { isOwner: true, asksForAnswers: true },
    { cases: true, failingCase: false },
  ],
  ['… from all but staff', { isStaff: true, asksForAnswers: true }, { failingCase: true }],
  ['file names are for staff only', { isOwner: true }, { fileNames: false }],
  ['an accepted submission has no failing case', { isOwner: true, status: VERDICT.accepted }, { failingCase: false }],
  ['a compile error has no failing case', { isOwner: true, status: VERDICT.compileError }, { failingCase: false }],
  ['nothing is failing while judging', { isOwner: true, status: VERDICT.judging }, { failingCase: false }],
];

test.each(rows)('%s', (_sentence, facts, sight) => {
  expect(sightOf({ ...stranger, ...facts })).toMatchObject(sight);
});

test.each([
  ['the owner may share', true, true, true],
  ['others may not', false, true, false],
  ['nobody may where the problem forbids it', true, false, false],
])('%s', (_sentence, isOwner, codeShare, expected) => {
  expect(mayShare({ isOwner, codeShare })).toBe(expected);
});
