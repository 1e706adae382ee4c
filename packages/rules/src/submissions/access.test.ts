import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { mayShare, type SubmissionFacts, type Visibility, visibilityOf, visibilityWhileInUse } from './access.ts';

const stranger: SubmissionFacts = {
  isOwner: false,
  isStaff: false,
  readsData: false,
  shared: false,
  codeShare: true,
  openCaseResult: true,
  hideCode: false,
  asksForAnswers: false,
  status: VERDICT.wrongAnswer,
};

const rows: [string, Partial<SubmissionFacts>, Partial<Visibility>][] = [
  ['the owner sees own code', { isOwner: true }, { code: true, reason: 'owner' }],
  ['others do not see code that is not shared', {}, { code: false, reason: 'public' }],
  ['others see shared code', { shared: true }, { code: true, reason: 'shared' }],
  ['shared code stays hidden where the problem forbids sharing', { shared: true, codeShare: false }, { code: false }],
  ['admin roles see any code', { isStaff: true }, { code: true, reason: 'staff' }],
  ['the site switch hides code from its owner', { isOwner: true, hideCode: true }, { code: false }],
  ['the site switch does not hide code from staff', { isStaff: true, hideCode: true }, { code: true }],
  ['everybody sees the verdict of each case', {}, { cases: true, caseNotes: 'none', failingCase: false }],
  [
    'the owner sees notes and the first failing case',
    { isOwner: true },
    { caseNotes: 'firstFailing', failingCase: true },
  ],
  [
    'a problem that closes its cases closes them to the owner',
    { isOwner: true, openCaseResult: false },
    { cases: false, caseNotes: 'none', failingCase: false, reason: 'casesClosed' },
  ],
  [
    'but not to staff that may read the data',
    { isStaff: true, readsData: true, openCaseResult: false },
    { cases: true, caseNotes: 'all', failingCase: true, fileNames: true, reason: 'staff' },
  ],
  [
    'other staff sees verdicts and code, and nothing of the data',
    { isStaff: true, openCaseResult: false },
    { code: true, cases: true, caseNotes: 'none', failingCase: false, fileNames: false },
  ],
  [
    'where answers are asked for, the right ones are hidden',
    { isOwner: true, asksForAnswers: true },
    { cases: true, failingCase: false },
  ],
  [
    '… from all but those who may read them',
    { isStaff: true, readsData: true, asksForAnswers: true },
    { failingCase: true },
  ],
  ['file names are for those who may read the data', { isOwner: true, isStaff: true }, { fileNames: false }],
  ['an accepted submission has no failing case', { isOwner: true, status: VERDICT.accepted }, { failingCase: false }],
  ['a compile error has no failing case', { isOwner: true, status: VERDICT.compileError }, { failingCase: false }],
  ['nothing is failing while judging', { isOwner: true, status: VERDICT.judging }, { failingCase: false }],
];

test.each(rows)('%s', (_sentence, facts, shown) => {
  expect(visibilityOf({ ...stranger, ...facts })).toMatchObject(shown);
});

test.each([
  ['the owner may share', true, true, true],
  ['others may not', false, true, false],
  ['nobody may where the problem forbids it', true, false, false],
])('%s', (_sentence, isOwner, codeShare, expected) => {
  expect(mayShare({ isOwner, codeShare })).toBe(expected);
});

test.each([
  ['the owner', { isOwner: true }, 'inUse'],
  ['staff that may read the data otherwise', { isStaff: true, readsData: true }, 'inUse'],
  ['a stranger, who saw nothing before', {}, 'public'],
] as const)(
  'SUB-23 while a contest runs with the problem nothing of its data is shown: %s',
  (_sentence, facts, reason) => {
    const before = visibilityOf({ ...stranger, ...facts });
    const closed = { caseNotes: 'none', failingCase: false, fileNames: false, reason };
    expect(visibilityWhileInUse(before)).toEqual({ ...before, ...closed });
  },
);
