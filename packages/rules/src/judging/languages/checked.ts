import type { ProblemLimits } from '../limits.ts';
import type { CompilePlan, LanguageData } from './language.ts';
import { WHOLE_FLAGS } from './native/linking.ts';

/** Editor modes of the languages whose compiler can watch over a program while it runs. */
const WATCHED = new Set(['text/x-csrc', 'text/x-c++src']);
const COMPILERS = new Set(['/usr/bin/gcc', '/usr/bin/g++']);

/** Whether programs in languages of an editor mode can be run with checks. */
export const isCheckable = (contentType: string): boolean => WATCHED.has(contentType);

/** Whether a language of the product is compiled by a compiler that has the checks. */
export const hasChecks = ({ contentType, compile }: LanguageData): boolean =>
  isCheckable(contentType) && COMPILERS.has(compile?.argv[0] ?? '');

/** The exit code of a program that was stopped by a check. */
export const CHECK_EXIT = 86;

const OPTIMISED = /^-O\d$/;

const withFlags = (compile: CompilePlan, flags: readonly string[], without: (flag: string) => boolean): CompilePlan => {
  const [compiler, ...given] = compile.argv;
  // What is prepared was made with other flags.
  const { prepare: _made, ...plan } = compile;
  return { ...plan, argv: [compiler!, ...flags, ...given.filter((flag) => !without(flag))] };
};

/**
 * The language with checks: its programs stop where they use memory that is not theirs or do what the language leaves undefined
 * (overflow, division by zero, an index out of range, a missing return), and say the line. Memory nobody set is full of a pattern.
 */
export function checkedLanguage(data: LanguageData): LanguageData {
  const flags = [
    '-O1',
    '-g',
    '-fno-omit-frame-pointer',
    '-fsanitize=address,undefined',
    '-fno-sanitize-recover=all',
    '-ftrivial-auto-var-init=pattern',
    '-D_GLIBCXX_ASSERTIONS',
  ];
  return {
    ...data,
    // The checks stand between a program and its libraries, and tell names.
    compile: withFlags(data.compile!, flags, (flag) => OPTIMISED.test(flag) || WHOLE_FLAGS.includes(flag)),
    run: {
      ...data.run,
      env: {
        ...data.run.env,
        ASAN_OPTIONS: `detect_leaks=0:handle_abort=1:exitcode=${CHECK_EXIT}:detect_stack_use_after_return=1:color=never:allocator_may_return_null=1`,
        UBSAN_OPTIONS: `exitcode=${CHECK_EXIT}:color=never`,
      },
    },
  };
}

/** The language whose compiler refuses programs that read a variable before it is set. Nothing it makes is run. */
export function warnedLanguage(data: LanguageData): LanguageData {
  const flags = [
    '-O2',
    '-Wuninitialized',
    '-Wmaybe-uninitialized',
    '-Werror=uninitialized',
    '-Werror=maybe-uninitialized',
  ];
  return {
    ...data,
    compile: withFlags(data.compile!, flags, (flag) => OPTIMISED.test(flag) || flag === '-w'),
  };
}

/** Lines of a compiler's words that tell of variables that are read before they are set; null for none. */
export function unsetVariables(message: string): string | null {
  const told = message.split('\n').filter((line) => /\[-Werror=(?:maybe-)?uninitialized\]/.test(line));
  return told.length > 0 ? told.join('\n') : null;
}

const TIMES = 5;
const MEMORY_MB = 512;

/** Checks take several times the time, and memory beside every variable. */
export const checkedLimits = ({ timeMs, memoryMb, stackMb }: ProblemLimits): ProblemLimits => ({
  timeMs: TIMES * timeMs,
  memoryMb: 3 * memoryMb + MEMORY_MB,
  stackMb: Math.max(stackMb, 8),
});
