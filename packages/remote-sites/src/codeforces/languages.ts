import { VERDICT } from '@assay/contract/verdict.ts';
import type { RemoteLanguage } from '../site.ts';
import type { VerdictWords } from '../verdicts.ts';

const CPP = { mode: 'text/x-c++src', comment: '//' } as const;
const PYTHON = { mode: 'text/x-python', comment: '#' } as const;
const SHARP = { like: 'C#', mode: 'text/x-csharp', comment: '//' } as const;
const KOTLIN = { like: 'Kotlin', mode: 'text/x-kotlin', comment: '//' } as const;

/** The values of `programTypeId`. */
export const LANGUAGES: readonly RemoteLanguage[] = [
  { id: '91', name: 'C++23 (GCC 14-64)', like: 'C++ 23', ...CPP },
  { id: '89', name: 'C++20 (GCC 13-64)', like: 'C++ 20', ...CPP },
  { id: '54', name: 'C++17 (GCC 7-32)', like: 'C++ 17', ...CPP },
  { id: '43', name: 'C11 (GCC)', like: 'C', mode: 'text/x-csrc', comment: '//' },
  { id: '31', name: 'Python 3.13', like: 'Python3', ...PYTHON },
  { id: '70', name: 'PyPy 3.10', like: 'PyPy3', ...PYTHON },
  { id: '41', name: 'PyPy 3.6', like: 'PyPy3', ...PYTHON },
  { id: '7', name: 'Python 2.7', like: 'Python2', ...PYTHON },
  { id: '40', name: 'PyPy 2', like: null, ...PYTHON },
  { id: '87', name: 'Java 21', like: 'Java', mode: 'text/x-java', comment: '//' },
  { id: '36', name: 'Java 8', like: 'Java', mode: 'text/x-java', comment: '//' },
  { id: '96', name: 'C# 13', ...SHARP },
  { id: '79', name: 'C# 10', ...SHARP },
  { id: '65', name: 'C# 8', ...SHARP },
  { id: '9', name: 'C# Mono', ...SHARP },
  { id: '97', name: 'F# 9', like: 'F#', mode: 'text/x-fsharp', comment: '//' },
  { id: '99', name: 'Kotlin 2.2', ...KOTLIN },
  { id: '88', name: 'Kotlin 1.9', ...KOTLIN },
  { id: '83', name: 'Kotlin 1.7', ...KOTLIN },
  { id: '98', name: 'Rust 2024', like: 'Rust', mode: 'text/x-rustsrc', comment: '//' },
  { id: '75', name: 'Rust 2021', like: 'Rust', mode: 'text/x-rustsrc', comment: '//' },
  { id: '32', name: 'Go 1.22', like: 'Golang', mode: 'text/x-go', comment: '//' },
  { id: '55', name: 'Node.js 15', like: 'JavaScript Node', mode: 'text/javascript', comment: '//' },
  { id: '34', name: 'JavaScript V8', like: 'JavaScript Node', mode: 'text/javascript', comment: '//' },
  { id: '28', name: 'D', like: 'D', mode: 'text/x-d', comment: '//' },
  { id: '12', name: 'Haskell', like: 'Haskell', mode: 'text/x-haskell', comment: '--' },
  { id: '19', name: 'OCaml', like: 'OCaml', mode: 'text/x-ocaml', comment: null },
  { id: '3', name: 'Delphi 7', like: 'Pascal', mode: 'text/x-pascal', comment: '//' },
  { id: '4', name: 'Free Pascal', like: 'Pascal', mode: 'text/x-pascal', comment: '//' },
  { id: '51', name: 'PascalABC.NET', like: 'Pascal', mode: 'text/x-pascal', comment: '//' },
  { id: '13', name: 'Perl', like: 'Perl', mode: 'text/x-perl', comment: '#' },
  { id: '6', name: 'PHP', like: 'PHP', mode: 'text/x-php', comment: null },
  { id: '67', name: 'Ruby', like: 'Ruby', mode: 'text/x-ruby', comment: '#' },
  { id: '20', name: 'Scala', like: 'Scala', mode: 'text/x-scala', comment: '//' },
  { id: '57', name: 'Text', like: null, mode: 'text/plain', comment: null },
];

/** What the official interface says; what waits has no verdict, which is read as `SUBMITTED`. */
export const VERDICTS: VerdictWords = {
  exact: {
    SUBMITTED: VERDICT.pending,
    TESTING: VERDICT.judging,
    OK: VERDICT.accepted,
    PARTIAL: VERDICT.partial,
    WRONG_ANSWER: VERDICT.wrongAnswer,
    CHALLENGED: VERDICT.wrongAnswer,
    PRESENTATION_ERROR: VERDICT.presentationError,
    COMPILATION_ERROR: VERDICT.compileError,
    TIME_LIMIT_EXCEEDED: VERDICT.timeLimit,
    IDLENESS_LIMIT_EXCEEDED: VERDICT.timeLimit,
    MEMORY_LIMIT_EXCEEDED: VERDICT.memoryLimit,
    RUNTIME_ERROR: VERDICT.runtimeError,
    SECURITY_VIOLATED: VERDICT.runtimeError,
    CRASHED: VERDICT.systemError,
    INPUT_PREPARATION_CRASHED: VERDICT.systemError,
    SKIPPED: VERDICT.systemError,
    REJECTED: VERDICT.systemError,
    FAILED: VERDICT.systemError,
  },
};
