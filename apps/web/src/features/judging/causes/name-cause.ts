import type { CaseCause } from '@assay/contract/judging/case-cause.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { formatMemory } from '../../../lib/format.ts';
import type { Lang } from '../../../lib/lang.ts';
import { type Values, wordsOf } from '../../../lib/text.ts';
import { readCompileErrors } from '../compiling/compile-errors.ts';
import { nameFinding } from './check-finding.ts';
import { readCrash } from './crash.ts';
import { nameDifference, nameWords } from './difference-cause.ts';
import { CAUSES } from './text.ts';

/** A cause by its row of `CAUSES`. */
export interface Named {
  key: keyof typeof CAUSES;
  figures: Values;
}

/** All that is known of why a program failed; what its author may not see is absent. */
export interface Evidence {
  status: number;
  /** Of the first failing case. */
  cause?: CaseCause | undefined;
  time?: number | null | undefined;
  stderr?: string | null | undefined;
  expected?: string | undefined;
  userOutput?: string | null | undefined;
  /** What the compiler said. */
  compileMessage?: string | null | undefined;
  /** Files instead of the standard streams. */
  fileIo?: { read: string; write: string } | null | undefined;
  /** The most that the cases before the failing one took; null where it is the first. */
  before?: { time: number; memory: number } | null | undefined;
  limitMs?: number | null | undefined;
}

function nameRefusal(message: string): Named | null {
  const publicClass = /\bclass (\w+) is public, should be declared in a file named/.exec(message);
  if (publicClass) return { key: 'nameMain', figures: { name: publicClass[1]! } };
  if (
    /undefined reference to [`'‘"]main['’"]|function main is undeclared in the main package|`main` function not found/.test(
      message,
    )
  )
    return { key: 'noMain', figures: {} };
  const first = readCompileErrors(message).find(({ kind }) => kind === 'error');
  return first ? { key: 'compile', figures: { line: first.line, said: first.message } } : null;
}

const DIVIDED = /divi\w* by zero|\/ by zero|divide error|ZeroDivision|DivideByZero/i;
const ENDED = /^(?:EOFError|NoSuchElementException|EndOfStreamException|EOFException)$/;
const TOO_DEEP =
  /^(?:RecursionError|StackOverflowError|StackOverflowException)$|Maximum call stack size|stack overflow/i;
const NO_FILE = /(?:No such file or directory|ENOENT|FileNotFound\w*)/;

const atLine = (line: number | null, key: Named['key'], keyAt: Named['key'], figures: Values = {}): Named =>
  line === null ? { key, figures } : { key: keyAt, figures: { ...figures, line } };

/** By what the program wrote to its standard error. */
function nameCrash(stderr: string, { fileIo }: Evidence): Named | null {
  if (/Could not find or load main class/.test(stderr)) return { key: 'nameMainClass', figures: {} };
  if (/Main method not found in class Main/.test(stderr)) return { key: 'noMainMethod', figures: {} };
  const finding = nameFinding(stderr);
  if (finding) return finding;
  const crash = readCrash(stderr);
  if (!crash) return null;
  const { name, said, line } = crash;
  const whole = `${name ?? ''}: ${said}`;
  if (DIVIDED.test(whole)) return atLine(line, 'divided', 'dividedAt');
  if (TOO_DEEP.test(name ?? '') || TOO_DEEP.test(said)) {
    return atLine(line, 'tooDeep', 'tooDeepAt', { name: name ?? said });
  }
  if (name !== null && ENDED.test(name)) {
    return fileIo ? { key: 'readsStdin', figures: fileIo } : atLine(line, 'inputEnded', 'inputEndedAt');
  }
  if (NO_FILE.test(whole)) {
    const file = /'([^'\n]+)'/.exec(said)?.[1] ?? /^(\S+) \(No such file/.exec(said)?.[1];
    if (file && fileIo && file !== fileIo.read) return { key: 'wrongFile', figures: { ...fileIo, name: file } };
    if (file && !fileIo) return { key: 'noSuchFile', figures: { name: file } };
  }
  if (name === null) return atLine(line, 'said', 'saidAt', { said });
  if (said === '') return atLine(line, 'thrown', 'thrownAt', { name });
  return atLine(line, 'crash', 'crashAt', { name, said });
}

const SIGNALS: Readonly<Record<string, Named['key']>> = {
  SIGFPE: 'arithmetic',
  SIGILL: 'undefinedBehaviour',
  SIGTRAP: 'undefinedBehaviour',
  SIGSEGV: 'memoryAccess',
  SIGBUS: 'memoryAccess',
  SIGABRT: 'aborted',
};

function nameEnd(evidence: Evidence): Named | null {
  const { cause, stderr } = evidence;
  const crashed = stderr ? nameCrash(stderr, evidence) : null;
  if (crashed) return crashed;
  if (cause?.code === 'output' || cause?.code === 'flood') return { key: 'output', figures: {} };
  if (cause?.code === 'exitCode') return { key: 'exitCode', figures: { exitCode: cause.params.exitCode ?? '' } };
  const signal = cause?.code === 'signal' ? String(cause.params.name) : '';
  const key = SIGNALS[signal];
  return key ? { key, figures: { name: signal } } : null;
}

function nameOutput({ cause, expected, userOutput, fileIo }: Evidence): Named | null {
  if (cause?.code === 'noFile' && fileIo) return { key: 'noFile', figures: { name: fileIo.write, read: fileIo.read } };
  // Words of the jury's checker come without a cause: it may take what differs.
  if (!cause || cause.code === 'noFile') return null;
  if (expected !== undefined && typeof userOutput === 'string') return nameDifference(expected, userOutput);
  const { params } = cause;
  const text = (name: string) => String(params[name] ?? '');
  const place = [Number(params.line), Number(params.token)] as const;
  switch (cause.code) {
    case 'token':
    case 'ends':
    case 'goesOn':
      return nameWords(...place, text('expected'), text('got'));
    case 'blanks':
      return { key: 'spaces', figures: { row: place[0] } };
    default:
      return null;
  }
}

function nameTime({ cause, before, time, limitMs }: Evidence): Named | null {
  if (cause?.code === 'idle' || cause?.code === 'clock') return { key: 'waits', figures: {} };
  if (cause?.code === 'idleTalk') return { key: 'waitsTalk', figures: {} };
  if (cause?.code !== 'cpuTime') return null;
  const figures = { used: cause.params.ms ?? time ?? '', limit: cause.params.limit ?? limitMs ?? '' };
  if (!before) return { key: 'slow', figures };
  return { key: 'slowAfter', figures: { ...figures, before: before.time } };
}

function nameMemory({ cause, before }: Evidence): Named | null {
  if (cause?.code !== 'memory') return null;
  const limit = cause.params.limit ?? '';
  if (!before) return { key: 'memory', figures: { limit } };
  return { key: 'memoryAfter', figures: { limit, before: formatMemory(before.memory) } };
}

/** Why a program failed, by all that is known; null where that is not enough to say more than the verdict does. */
export function nameCause(evidence: Evidence): Named | null {
  switch (evidence.status) {
    case VERDICT.compileError:
      return evidence.compileMessage ? nameRefusal(evidence.compileMessage) : null;
    case VERDICT.runtimeError:
      return nameEnd(evidence);
    case VERDICT.wrongAnswer:
    case VERDICT.presentationError:
      return nameOutput(evidence);
    case VERDICT.timeLimit:
      return nameTime(evidence);
    case VERDICT.memoryLimit:
      return nameMemory(evidence);
    default:
      return null;
  }
}

export const causeWords = ({ key, figures }: Named, lang: Lang): string => wordsOf(CAUSES[key], lang, figures);
