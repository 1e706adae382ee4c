import { CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { describe, expect, test } from 'vitest';
import {
  type ContestMoment,
  type ContestSubmissionFacts,
  type ContestSubmissionVisibility,
  hiddenRows,
  isResultHidden,
  shownStatus,
  visibilityOfContestProblem,
  visibilityOfContestSubmission,
} from './visibility.ts';

const { running, ended } = CONTEST_STATUS;
const SEAL = 1000;

const moments = {
  'ACM running': { type: CONTEST_TYPE.acm, status: running, sealed: false, sealMs: SEAL },
  'ACM sealed': { type: CONTEST_TYPE.acm, status: running, sealed: true, sealMs: SEAL },
  'ACM ended': { type: CONTEST_TYPE.acm, status: ended, sealed: false, sealMs: SEAL },
  'ACM ended, still sealed': { type: CONTEST_TYPE.acm, status: ended, sealed: true, sealMs: SEAL },
  'OI running': { type: CONTEST_TYPE.oi, status: running, sealed: false, sealMs: null },
  'OI sealed': { type: CONTEST_TYPE.oi, status: running, sealed: true, sealMs: SEAL },
  'OI ended': { type: CONTEST_TYPE.oi, status: ended, sealed: false, sealMs: SEAL },
  'OI ended, still sealed': { type: CONTEST_TYPE.oi, status: ended, sealed: true, sealMs: SEAL },
  'IOI running': { type: CONTEST_TYPE.ioi, status: running, sealed: false, sealMs: null },
} satisfies Record<string, ContestMoment>;
type Moment = keyof typeof moments;

const viewers = {
  owner: { isOwner: true, isContestAdmin: false },
  another: { isOwner: false, isContestAdmin: false },
  admin: { isOwner: false, isContestAdmin: true },
};
type Viewer = keyof typeof viewers;

const facts = (moment: Moment, viewer: Viewer, atMs: number, rest: Partial<ContestSubmissionFacts> = {}) => ({
  ...moments[moment],
  ...viewers[viewer],
  atMs,
  judgeStatus: VERDICT.wrongAnswer,
  openCaseResult: true,
  readsCode: false,
  ...rest,
});

/** One letter per field that is sent: d r s f c e k(cases) x(failing case) n(file names). */
const letters = (shown: ContestSubmissionVisibility) =>
  (
    [
      ['d', shown.detail],
      ['r', shown.result],
      ['s', shown.score],
      ['f', shown.figures],
      ['c', shown.code],
      ['e', shown.errorMessage],
      ['k', shown.cases],
      ['x', shown.failingCase],
      ['n', shown.fileNames],
    ] as const
  )
    .map(([letter, shown]) => (shown ? letter : '-'))
    .join('');

/** Each state × viewer, for a submission from before the seal time and one from after it: the whole table. */
const table: [Moment, Viewer, before: string, after: string][] = [
  ['ACM running', 'owner', 'drsfce---', 'drsfce---'],
  ['ACM running', 'another', '-rs------', '-rs------'],
  ['ACM running', 'admin', 'drsfcekxn', 'drsfcekxn'],
  ['ACM sealed', 'owner', 'drsfce---', 'drsfce---'],
  ['ACM sealed', 'another', '-rs------', '---------'],
  ['ACM sealed', 'admin', 'drsfcekxn', 'drsfcekxn'],
  ['ACM ended', 'owner', 'drsfcekx-', 'drsfcekx-'],
  ['ACM ended', 'another', 'drsf--k--', 'drsf--k--'],
  ['ACM ended', 'admin', 'drsfcekxn', 'drsfcekxn'],
  ['ACM ended, still sealed', 'owner', 'drsfce---', 'drsfce---'],
  ['ACM ended, still sealed', 'another', '-rs------', '---------'],
  ['ACM ended, still sealed', 'admin', 'drsfcekxn', 'drsfcekxn'],
  ['OI running', 'owner', 'drsfcek--', 'drsfcek--'],
  ['OI running', 'another', '-rs------', '-rs------'],
  ['OI sealed', 'owner', 'drsfcek--', 'd---c----'],
  ['OI sealed', 'another', '-rs------', '---------'],
  ['OI sealed', 'admin', 'drsfcekxn', 'drsfcekxn'],
  ['OI ended', 'owner', 'drsfcekx-', 'drsfcekx-'],
  ['OI ended', 'another', 'drsf--k--', 'drsf--k--'],
  ['OI ended, still sealed', 'owner', 'drsfcek--', 'd---c----'],
  ['OI ended, still sealed', 'another', '-rs------', '---------'],
  ['IOI running', 'owner', 'drsfcek--', 'drsfcek--'],
  ['IOI running', 'another', '-rs------', '-rs------'],
];

describe.each(table)('%s, %s', (moment, viewer, before, after) => {
  test('a submission from before the seal time', () => {
    expect(letters(visibilityOfContestSubmission(facts(moment, viewer, SEAL - 1)))).toBe(before);
  });
  test('a submission from after it', () => {
    expect(letters(visibilityOfContestSubmission(facts(moment, viewer, SEAL)))).toBe(after);
  });
});

test.each([
  ['a problem that closes its cases closes them after the contest too', 'ACM ended', 'owner', 'drsfce---'],
  ['but not to admins', 'ACM ended', 'admin', 'drsfcekxn'],
] as const)('%s', (_sentence, moment, viewer, expected) => {
  expect(letters(visibilityOfContestSubmission(facts(moment, viewer, 0, { openCaseResult: false })))).toBe(expected);
});

test('an accepted submission has no failing case', () => {
  const shown = visibilityOfContestSubmission(facts('ACM ended', 'owner', 0, { judgeStatus: VERDICT.accepted }));
  expect(shown.failingCase).toBe(false);
});

test('nobody but an admin sees code of another, in any state', () => {
  for (const moment of Object.keys(moments) as Moment[]) {
    for (const atMs of [0, SEAL, SEAL + 1]) {
      expect(visibilityOfContestSubmission(facts(moment, 'another', atMs)).code).toBe(false);
    }
  }
});

test('CON-42 who took part in a contest that opens code sees that of others once all of it is over, and no more than before', () => {
  for (const moment of Object.keys(moments) as Moment[]) {
    for (const atMs of [0, SEAL, SEAL + 1]) {
      const shown = visibilityOfContestSubmission(facts(moment, 'another', atMs, { readsCode: true }));
      expect(shown).toEqual({
        ...visibilityOfContestSubmission(facts(moment, 'another', atMs)),
        code: moment === 'ACM ended' || moment === 'OI ended',
      });
    }
  }
});

test('a hidden result is sent as -5, whatever it is', () => {
  expect(shownStatus(VERDICT.accepted, true)).toBe(-5);
  expect(shownStatus(VERDICT.compileError, true)).toBe(-5);
  expect(shownStatus(VERDICT.accepted, false)).toBe(0);
});

test('what queries hide is what single decisions hide (T-IDOR-3)', () => {
  for (const moment of Object.values(moments)) {
    for (const viewer of Object.values(viewers)) {
      const rows = hiddenRows(moment, viewer.isContestAdmin);
      for (const atMs of [0, SEAL - 1, SEAL, SEAL + 1]) {
        const byQuery = rows !== null && atMs >= rows.fromMs && (rows.ownToo || !viewer.isOwner);
        expect(byQuery).toBe(isResultHidden(moment, { ...viewer, atMs }));
      }
    }
  }
});

test.each([
  ['ACM running', false, { origin: false, counts: 'real', ownResult: true, outside: false }],
  ['ACM sealed', false, { origin: false, counts: 'sealed', ownResult: true, outside: false }],
  ['ACM sealed', true, { origin: true, counts: 'real', ownResult: true, outside: true }],
  ['ACM ended', false, { origin: true, counts: 'real', ownResult: true, outside: true }],
  ['ACM ended, still sealed', false, { origin: true, counts: 'sealed', ownResult: true, outside: false }],
  ['OI sealed', false, { origin: false, counts: 'sealed', ownResult: false, outside: false }],
  ['OI ended', false, { origin: true, counts: 'real', ownResult: true, outside: true }],
] as const)('problem in %s, admin %s', (moment, isAdmin, expected) => {
  expect(visibilityOfContestProblem(moments[moment], isAdmin)).toEqual(expected);
});
