import type { CaseCause } from '@assay/contract/judging/case-cause.ts';
import type { CheckerConvention, CheckerPoints } from '@assay/contract/problems/problem.ts';
import { VERDICT, type Verdict } from '@assay/contract/verdict.ts';
import type { ProgramEnd } from '../outcome.ts';
import { writeJudgeFailure } from '../sentences/judge-failure.ts';
import { whyFailed, whyNotRun } from '../sentences/program-failure.ts';
import { type Sentence, withRest } from '../sentences/sentences.ts';
import { finite, readTestlibText, type TestlibText } from './testlib-text.ts';

/** What a checker may use unless its problem says otherwise (JUDGE-21). The clock gives it three times the CPU time. */
export const CHECKER_LIMITS = { timeMs: 16_000, memoryMb: 512, stackMb: 128 } as const;
/** Each of its two streams; more is a broken checker. */
export const CHECKER_OUTPUT_BYTES_MAX = 4 << 20;
/** What is read of its streams and of each feedback file. */
export const CHECKER_TEXT_CHARS_MAX = 65_536;

/** What contestants are shown of a checker's words. */
const MESSAGE_CHARS_MAX = 1000;
/** What staff is shown. */
const REASON_CHARS_MAX = 4000;

/** Files of the ICPC feedback directory that are read. */
export const FEEDBACK_FILES = [
  'judgemessage.txt',
  'teammessage.txt',
  'judgeerror.txt',
  'score.txt',
  'score_multiplier.txt',
] as const;
export type FeedbackFile = (typeof FEEDBACK_FILES)[number];

export interface CheckerRules {
  who: 'the checker' | 'the interactor';
  convention: CheckerConvention;
  /** What a number means; our own convention knows percent alone. */
  points: CheckerPoints;
  /** Points of the case; null where cases have none, 0 for one that is worth nothing. */
  caseScore: number | null;
}

/** How a checker ended and what it left, each text cut at `CHECKER_TEXT_CHARS_MAX`. */
export interface CheckerEnd {
  end: ProgramEnd;
  stdout: string;
  stderr: string;
  /** Absent files are not named; one that could not be read (too large, not a plain file) is null. */
  feedback: Partial<Record<FeedbackFile, string | null>>;
}

/**
 * `decided`: a verdict; `share` (0…1) goes with "partial"; `note` is for those who manage the problem.
 * `broken`: the checker itself failed, which is nobody's fault but the problem's; `reason` is for staff.
 * `unjudged`: the machine failed, another attempt may do better.
 */
export type CheckerOpinion =
  | {
      kind: 'decided';
      verdict: Verdict;
      share?: number;
      message: string | null;
      cause?: CaseCause;
      note: string | null;
    }
  | { kind: 'broken'; reason: Sentence }
  | { kind: 'unjudged'; reason: Sentence };

/** Arguments after the program, in the order of the convention. */
export function checkerArguments(
  convention: CheckerConvention,
  files: { input: string; output: string; answer: string; feedbackDir: string },
  extra: readonly string[],
): string[] {
  if (convention === 'icpc') return [files.input, files.answer, `${files.feedbackDir}/`, ...extra];
  return [files.input, files.output, files.answer, ...extra];
}

/**
 * Reads a checker's end as a verdict. Whatever is not said in the words of its convention is a failure of the checker:
 * a crash, a limit, too much output, an unknown exit code never count against the contestant.
 */
export function judgeChecker(rules: CheckerRules, said: CheckerEnd): CheckerOpinion {
  const { end } = said;
  const reason = whyNotRun(rules.who, end);
  if (reason !== null) return { kind: 'unjudged', reason };
  const failure = whyFailed(rules.who, end);
  if (failure !== null) return broken(failure, said);
  const code = end.outcome === 'ok' ? 0 : end.exitCode;
  return READERS[rules.convention](code, said, rules);
}

const READERS: Record<CheckerConvention, (code: number, said: CheckerEnd, rules: CheckerRules) => CheckerOpinion> = {
  assay: readOwn,
  testlib: readTestlib,
  icpc: readIcpc,
};

/** Our own convention's exit code for "partly right, by the percent that I say". */
export const PERCENT_EXIT_CODE = 99;

/** 0 and 100 accepted, 99 percent on standard output, 101 form, 102 wrong, 103 fault; else testlib's words (JUDGE-21). */
function readOwn(code: number, said: CheckerEnd, rules: CheckerRules): CheckerOpinion {
  const { who } = rules;
  const words = readTestlibText(said.stderr);
  const comment = words?.comment ?? (said.stderr.trim() || said.stdout.trim());
  if (code === 0 || code === 100) return decided(VERDICT.accepted, comment);
  if (code === PERCENT_EXIT_CODE) return shared((finite(said.stdout) ?? 0) / 100, said.stderr.trim());
  // Rust ends a program that panics with 101.
  if (code === 101) {
    return PANIC.test(said.stderr)
      ? broken(writeJudgeFailure('crashed', { who }), said)
      : decided(VERDICT.presentationError, comment);
  }
  if (code === 102) return decided(VERDICT.wrongAnswer, comment);
  if (code === 103) return broken(writeJudgeFailure('ownFaultCode', { who, exitCode: code }), said);
  if (!words) return broken(writeJudgeFailure('noMeaning', { who, exitCode: code }), said);
  // There a wrong form counts as a wrong answer.
  if (words.word === 'format') return decided(VERDICT.wrongAnswer, words.comment);
  return fromWords(words, code, said, rules, (value) => value / 100);
}

const PANIC = /^thread '.*' (\(\d+\) )?panicked at /m;
/** Runtimes that end a crashed program with an ordinary code: Python, Java, Node with 1, Go with 2. */
const CRASH =
  /^Traceback \(most recent call last\)|^Exception in thread "|^panic: |^fatal error: |^Uncaught |\n {4}at .*\n(.*\n)*\nNode\.js v/m;

const TESTLIB_CODES: Partial<Record<number, Verdict>> = {
  0: VERDICT.accepted,
  1: VERDICT.wrongAnswer,
  2: VERDICT.presentationError,
  4: VERDICT.presentationError,
  8: VERDICT.presentationError,
};

/** The words first, the exit code second: `_pc(1)` ends with the same code as "wrong answer". */
function readTestlib(code: number, said: CheckerEnd, rules: CheckerRules): CheckerOpinion {
  const { who } = rules;
  const words = readTestlibText(said.stderr);
  if (words) return fromWords(words, code, said, rules, (value) => shareOf(value, rules.points, rules.caseScore));
  if (code === 3) return broken(writeJudgeFailure('ownFaultCode', { who, exitCode: code }), said);
  const verdict = TESTLIB_CODES[code];
  if (verdict === undefined) return broken(writeJudgeFailure('noWords', { who, exitCode: code }), said);
  if (verdict !== VERDICT.accepted && CRASH.test(said.stderr))
    return broken(writeJudgeFailure('crashed', { who }), said);
  return decided(verdict, said.stderr.trim() || said.stdout.trim());
}

/** "ok" of the builds for ejudge and testsys, of that for Contester, of that for DOMjudge. */
const OK_CODES: ReadonlySet<number> = new Set([0, 0xac, 42]);

function fromWords(
  { word, number, comment }: TestlibText,
  code: number,
  said: CheckerEnd,
  { who }: CheckerRules,
  shareOfPoints: (points: number) => number,
): CheckerOpinion {
  if (word === 'fail') return broken(writeJudgeFailure('ownFault', { who }), said);
  if (word === 'partly') {
    return number === null ? broken(writeJudgeFailure('noPercent', { who }), said) : shared(number / 100, comment);
  }
  if (OK_CODES.has(code) !== (word === 'ok')) {
    return broken(writeJudgeFailure('contradiction', { who, exitCode: code }), said);
  }
  if (word === 'ok') return decided(VERDICT.accepted, comment);
  if (word === 'wrong') return decided(VERDICT.wrongAnswer, comment);
  if (word === 'format') return decided(VERDICT.presentationError, comment);
  return number === null
    ? broken(writeJudgeFailure('noPoints', { who }), said)
    : shared(shareOfPoints(number), comment);
}

/** 42 right, 43 wrong, anything else is an error; texts and scores lie in the feedback directory. */
function readIcpc(code: number, said: CheckerEnd, rules: CheckerRules): CheckerOpinion {
  const { feedback } = said;
  const { who } = rules;
  if ('judgeerror.txt' in feedback) {
    return broken(writeJudgeFailure('ownFaultFile', { who, file: 'judgeerror.txt' }), said);
  }
  if (code !== 42 && code !== 43) return broken(writeJudgeFailure('notIcpc', { who, exitCode: code }), said);
  const texts = { message: feedback['teammessage.txt'] ?? '', note: feedback['judgemessage.txt'] ?? '' };
  const names = (['score.txt', 'score_multiplier.txt'] as const).filter((name) => name in feedback);
  // A score may be left beside a rejection; only one beside an acceptance counts.
  if (code === 43) return decided(VERDICT.wrongAnswer, texts.message, texts.note);
  const [name] = names;
  if (name === undefined) return decided(VERDICT.accepted, texts.message, texts.note);
  if (names.length > 1) return broken(writeJudgeFailure('twoScores', { who }), said);
  const value = finite(feedback[name]);
  if (value === null || value < 0) return broken(writeJudgeFailure('noNumber', { who, file: name }), said);
  if (name === 'score_multiplier.txt' && value > 1)
    return broken(writeJudgeFailure('aboveOne', { who, file: name }), said);
  if (name === 'score.txt' && rules.points === 'points' && rules.caseScore === 0) {
    return decided(VERDICT.accepted, texts.message, texts.note);
  }
  const share = name === 'score.txt' ? shareOf(value, rules.points, rules.caseScore) : value;
  return shared(share, texts.message, texts.note);
}

/**
 * A number as a part of the case's points. Where cases have no points, "points" can only mean percent; of a case that is worth
 * nothing (a sample among the subtasks), any points are all there are.
 */
function shareOf(value: number, points: CheckerPoints, caseScore: number | null): number {
  if (points === 'fraction') return value;
  if (points === 'percent' || caseScore === null) return value / 100;
  return caseScore > 0 ? value / caseScore : Math.sign(value);
}

/** All of the points is accepted, none of them wrong. */
function shared(share: number, message: string, note = ''): CheckerOpinion {
  if (share >= 1) return decided(VERDICT.accepted, message, note);
  if (share <= 0) return decided(VERDICT.wrongAnswer, message, note);
  return { ...decided(VERDICT.partial, message, note), share };
}

const decided = (verdict: Verdict, message: string, note = '') =>
  ({
    kind: 'decided',
    verdict,
    message: cut(message, MESSAGE_CHARS_MAX),
    note: cut(note, MESSAGE_CHARS_MAX),
  }) satisfies CheckerOpinion;

function broken(what: Sentence, { stdout, stderr, feedback }: CheckerEnd): CheckerOpinion {
  const words = [stderr, feedback['judgeerror.txt'], feedback['judgemessage.txt'], stdout]
    .map((text) => text?.trim() ?? '')
    .find((text) => text !== '');
  return { kind: 'broken', reason: withRest(what, cut(words ?? '', REASON_CHARS_MAX - what.length - 1) ?? '') };
}

/** Text without blanks around it, not longer than told; null when nothing is left. */
function cut(text: string, max: number): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return trimmed.length <= max ? trimmed : `${trimmed.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
