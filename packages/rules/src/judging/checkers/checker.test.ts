import { VERDICT } from '@assay/contract/verdict.ts';
import { describe, expect, it } from 'vitest';
import type { ProgramEnd } from '../outcome.ts';
import { type CheckerEnd, type CheckerOpinion, type CheckerRules, checkerArguments, judgeChecker } from './checker.ts';

const END: ProgramEnd = { outcome: 'ok', exitCode: 0, signal: 0, cpuMs: 1, wallMs: 1, memoryBytes: 1 };

/** A checker that ended with this code, said this on standard error and on standard output, and left these files. */
function said(code: number, stderr = '', stdout = '', feedback: CheckerEnd['feedback'] = {}): CheckerEnd {
  return { end: { ...END, outcome: code === 0 ? 'ok' : 'exit', exitCode: code }, stderr, stdout, feedback };
}

const RULES: Record<string, CheckerRules> = {
  ours: { who: 'the checker', convention: 'assay', points: 'percent', caseScore: 20 },
  testlib: { who: 'the checker', convention: 'testlib', points: 'percent', caseScore: 20 },
  fraction: { who: 'the checker', convention: 'testlib', points: 'fraction', caseScore: 20 },
  points: { who: 'the checker', convention: 'testlib', points: 'points', caseScore: 20 },
  icpc: { who: 'the checker', convention: 'icpc', points: 'points', caseScore: 20 },
};

/** Verdict and share, or the kind where there is none. */
const brief = (opinion: CheckerOpinion) =>
  opinion.kind === 'decided' ? [opinion.verdict, opinion.share ?? null] : [opinion.kind, null];

const AC = VERDICT.accepted;
const WA = VERDICT.wrongAnswer;
const PE = VERDICT.presentationError;
const PA = VERDICT.partial;

type Row = [string, CheckerEnd, [number | string, number | null]];

describe('our own convention', () => {
  it.each<Row>([
    ['0 is accepted', said(0), [AC, null]],
    ['100 is accepted', said(100), [AC, null]],
    ['101 is a presentation error', said(101, 'two numbers are expected'), [PE, null]],
    ['102 is a wrong answer', said(102), [WA, null]],
    ['103 is a fault of the checker', said(103), ['broken', null]],
    ['99 gives percent on standard output', said(99, '', '30\n'), [PA, 0.3]],
    ['99 with fractions of a percent', said(99, '', '12.5'), [PA, 0.125]],
    ['99 with 100 is accepted', said(99, '', '100'), [AC, null]],
    ['99 without a number gives no points', said(99, '', 'all'), [WA, null]],
    ['99 with nan gives no points', said(99, '', 'nan'), [WA, null]],
    ['99 with 0 gives no points', said(99, '', '0'), [WA, null]],
    ['other codes: wrong answer in words', said(1, 'wrong answer 1st differs'), [WA, null]],
    ['other codes: wrong form in words is a wrong answer', said(2, 'wrong output format x'), [WA, null]],
    ['other codes: points in words are percent', said(7, 'points 40 good'), [PA, 0.4]],
    ['other codes: partially correct in words', said(16, 'partially correct (25) half'), [PA, 0.25]],
    ['other codes: FAIL in words', said(3, 'FAIL the answer is bad'), ['broken', null]],
    ['other codes without words', said(1, 'whatever'), ['broken', null]],
    ['an exception of Python', said(1, 'Traceback (most recent call last):\n  …'), ['broken', null]],
    [
      'a panic of Rust, which ends with 101',
      said(101, "\nthread 'main' panicked at main.rs:1:1:\nx"),
      ['broken', null],
    ],
  ])('%s', (_name, end, expected) => expect(brief(judgeChecker(RULES.ours!, end))).toEqual(expected));
});

describe("testlib's convention", () => {
  it.each<Row>([
    ['ok', said(0, 'ok 5 numbers\n'), [AC, null]],
    ['wrong answer', said(1, 'wrong answer 1st words differ'), [WA, null]],
    ['wrong output format', said(2, 'wrong output format Unexpected end of file'), [PE, null]],
    ['unexpected end of file', said(8, 'unexpected eof '), [PE, null]],
    ['FAIL is never a wrong answer', said(3, 'FAIL jury has worse answer'), ['broken', null]],
    ['FAIL in a build that ends with 6', said(6, 'FAIL x'), ['broken', null]],
    ['wrong answer in a build that ends with 5', said(5, 'wrong answer x'), [WA, null]],
    ['ok in the DOMjudge build', said(42, 'ok '), [AC, null]],
    ['exit code alone: 0', said(0), [AC, null]],
    ['exit code alone: 1', said(1, 'expected 3'), [WA, null]],
    ['exit code alone: 2', said(2), [PE, null]],
    ['exit code alone: 3', said(3), ['broken', null]],
    ['exit code alone: 4 (dirt)', said(4), [PE, null]],
    ['exit code alone: 7 gives no number', said(7), ['broken', null]],
    ['exit code alone: any other', said(23), ['broken', null]],
    ['_pc(1) ends as "wrong answer" does, its words win', said(1, 'partially correct (1) x'), [PA, 0.01]],
    ['_pc(2) ends as "wrong output format" does', said(2, 'partially correct (2) x'), [PA, 0.02]],
    ['_pc(3) ends as FAIL does', said(3, 'partially correct (3) x'), [PA, 0.03]],
    ['_pc(0) ends as "ok" does and gives nothing', said(0, 'partially correct (0) x'), [WA, null]],
    ['_pc(100) is all', said(100, 'partially correct (100) x'), [AC, null]],
    ['_pc in a testsys build', said(80, 'partially correct (30) x'), [PA, 0.3]],
    ['points in percent', said(7, 'points 35 x'), [PA, 0.35]],
    ['points without a number', said(7, 'points points_info=3'), ['broken', null]],
    ['infinite points', said(7, 'points inf'), ['broken', null]],
    ['negative points give nothing', said(7, 'points -3'), [WA, null]],
    ['words and code that contradict: ok, but 1', said(1, 'ok 5 numbers read'), ['broken', null]],
    ['words and code that contradict: wrong, but 0', said(0, 'wrong answer x'), ['broken', null]],
    ['an exception of Python is no wrong answer', said(1, 'Traceback (most recent call last):\n'), ['broken', null]],
    ['a panic of Go is no presentation error', said(2, 'panic: index out of range\n'), ['broken', null]],
    ['an error of Java is no wrong answer', said(1, 'Exception in thread "main" x'), ['broken', null]],
    [
      'an error of Node is no wrong answer',
      said(
        1,
        '/app/main.js:1\nthrow 1\n^\n\nError: x\n    at Object.<anonymous> (/app/main.js:1)\n\nNode.js v20.1.0\n',
      ),
      ['broken', null],
    ],
    [
      'what a contestant wrote does not pass for a crash',
      said(1, 'wrong answer\nTraceback (most recent call last)'),
      [WA, null],
    ],
  ])('%s', (_name, end, expected) => expect(brief(judgeChecker(RULES.testlib!, end))).toEqual(expected));

  it('reads points as the problem says', () => {
    const points = said(7, 'points 0.5 x');
    expect(brief(judgeChecker(RULES.fraction!, points))).toEqual([PA, 0.5]);
    expect(brief(judgeChecker(RULES.points!, points))).toEqual([PA, 0.025]);
    expect(brief(judgeChecker(RULES.points!, said(7, 'points 20')))).toEqual([AC, null]);
  });

  it.each<[string, number | null, CheckerEnd, [number, number | null]]>([
    ['all of the percent, where cases have no points', null, said(7, 'points 100'), [AC, null]],
    ['some of the percent, where cases have no points', null, said(7, 'points 5'), [PA, 0.05]],
    ['any points of a case that is worth nothing', 0, said(7, 'points 5'), [AC, null]],
    ['no points of a case that is worth nothing', 0, said(7, 'points 0'), [WA, null]],
  ])('%s', (_name, caseScore, end, expected) => {
    expect(brief(judgeChecker({ ...RULES.points!, caseScore }, end))).toEqual(expected);
  });
});

describe("the ICPC output validator's convention", () => {
  it.each<Row>([
    ['42 is accepted', said(42), [AC, null]],
    ['43 is a wrong answer', said(43), [WA, null]],
    ['0 is an error', said(0), ['broken', null]],
    ['1 is an error', said(1), ['broken', null]],
    ['judgeerror.txt is an error whatever the code', said(42, '', '', { 'judgeerror.txt': 'oops' }), ['broken', null]],
    ['score.txt gives points', said(42, '', '', { 'score.txt': '5\n' }), [PA, 0.25]],
    ['score.txt with all points', said(42, '', '', { 'score.txt': '20' }), [AC, null]],
    ['score.txt with 0', said(42, '', '', { 'score.txt': '0' }), [WA, null]],
    ['score.txt with inf', said(42, '', '', { 'score.txt': 'inf' }), ['broken', null]],
    ['an empty score.txt', said(42, '', '', { 'score.txt': '' }), ['broken', null]],
    ['a score.txt that cannot be read', said(42, '', '', { 'score.txt': null }), ['broken', null]],
    ['a score beside 43 does not count', said(43, '', '', { 'score.txt': '20' }), [WA, null]],
    ['score_multiplier.txt above 1', said(42, '', '', { 'score_multiplier.txt': '2' }), ['broken', null]],
    ['score_multiplier.txt gives a part', said(42, '', '', { 'score_multiplier.txt': '0.75' }), [PA, 0.75]],
    ['both score files', said(42, '', '', { 'score.txt': '1', 'score_multiplier.txt': '0.75' }), ['broken', null]],
  ])('%s', (_name, end, expected) => expect(brief(judgeChecker(RULES.icpc!, end))).toEqual(expected));

  it('accepts whatever is accepted of a case that is worth nothing', () => {
    const none = said(42, '', '', { 'score.txt': '0' });
    expect(brief(judgeChecker({ ...RULES.icpc!, caseScore: 0 }, none))).toEqual([AC, null]);
    expect(brief(judgeChecker({ ...RULES.icpc!, caseScore: null }, none))).toEqual([WA, null]);
  });

  it('shows the team its message and keeps the other for the judges', () => {
    const files = { 'teammessage.txt': 'close\n', 'judgemessage.txt': 'line 3: 5 instead of 6\n' };
    expect(judgeChecker(RULES.icpc!, said(43, 'noise', '', files))).toEqual({
      kind: 'decided',
      verdict: WA,
      message: 'close',
      note: 'line 3: 5 instead of 6',
    });
  });
});

describe('a checker that fails', () => {
  it.each<[string, Partial<ProgramEnd>, RegExp]>([
    ['crashes', { outcome: 'signal', signal: 11 }, /SIGSEGV/],
    ['takes too long', { outcome: 'time', cpuMs: 16_200 }, /16\.2 s of CPU/],
    ['sleeps', { outcome: 'wall', wallMs: 49_000 }, /49\.0 s on the clock/],
    ['eats memory', { outcome: 'memory' }, /memory/],
    ['prints too much', { outcome: 'output' }, /wrote too much/],
  ])('%s: broken, in every convention', (_name, end, reason) => {
    for (const rules of Object.values(RULES)) {
      const opinion = judgeChecker(rules, { end: { ...END, ...end }, stdout: '', stderr: 'ok fine', feedback: {} });
      expect(opinion).toMatchObject({ kind: 'broken', reason: expect.stringMatching(reason) });
    }
  });

  it.each<[string, Partial<ProgramEnd>]>([
    ['cannot be started', { outcome: 'start', startError: 'ENOENT' }],
    ['got no processor', { outcome: 'wall', cpuMs: 10_000, wallMs: 49_000 }],
  ])('%s: another attempt may do better', (_name, end) => {
    const opinion = judgeChecker(RULES.ours!, { end: { ...END, ...end }, stdout: '', stderr: '', feedback: {} });
    expect(opinion.kind).toBe('unjudged');
  });

  it('says why, with its own words, cut', () => {
    const opinion = judgeChecker(RULES.icpc!, said(1, `assert x\n${'y'.repeat(9000)}`));
    expect(opinion).toMatchObject({ reason: expect.stringMatching(/exit code 1.*assert x/s) });
    expect(opinion.kind === 'broken' && opinion.reason.length).toBe(4000);
  });
});

it("cuts a checker's message", () => {
  const opinion = judgeChecker(RULES.ours!, said(102, 'x'.repeat(5000)));
  expect(opinion.kind === 'decided' && opinion.message).toMatch(/^x{999}…$/);
});

it('shows the message without the words that the verdict says', () => {
  expect(judgeChecker(RULES.testlib!, said(1, 'wrong answer 1st differ\n'))).toMatchObject({ message: '1st differ' });
  expect(judgeChecker(RULES.testlib!, said(7, 'points 35 nearly'))).toMatchObject({ message: 'nearly' });
  expect(judgeChecker(RULES.testlib!, said(0))).toMatchObject({ message: null });
});

it('gives each convention its arguments', () => {
  const files = { input: 'i', output: 'o', answer: 'a', feedbackDir: 'f' };
  expect(checkerArguments('assay', files, [])).toEqual(['i', 'o', 'a']);
  expect(checkerArguments('testlib', files, ['--group', '1'])).toEqual(['i', 'o', 'a', '--group', '1']);
  expect(checkerArguments('icpc', files, ['case_sensitive'])).toEqual(['i', 'a', 'f/', 'case_sensitive']);
});
