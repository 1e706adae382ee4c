import { VERDICT } from '@assay/contract/verdict.ts';
import type { RemoteLanguage } from '../site.ts';
import type { VerdictWords } from '../verdicts.ts';

const CPP = { mode: 'text/x-c++src', comment: '//' } as const;

/** Which of them a problem takes is said by its own page of submitting. */
export const LANGUAGES: readonly RemoteLanguage[] = [
  { id: '44', name: 'C++14 (gcc)', like: 'C++ 17', ...CPP },
  { id: '1', name: 'C++ (gcc)', like: 'C++ 17', ...CPP },
  { id: '41', name: 'C++ (g++ 4.3)', like: 'C++ 17', ...CPP },
  { id: '82', name: 'C++14 (clang)', like: 'C++ 17', ...CPP },
  { id: '11', name: 'C (gcc)', like: 'C', mode: 'text/x-csrc', comment: null },
  { id: '34', name: 'C99 (gcc)', like: 'C', mode: 'text/x-csrc', comment: '//' },
  { id: '81', name: 'C (clang)', like: 'C', mode: 'text/x-csrc', comment: '//' },
  { id: '10', name: 'Java', like: 'Java', mode: 'text/x-java', comment: '//' },
  { id: '116', name: 'Python 3', like: 'Python3', mode: 'text/x-python', comment: '#' },
  { id: '126', name: 'Python 3 (nbc)', like: 'Python3', mode: 'text/x-python', comment: '#' },
  { id: '4', name: 'Python 2', like: 'Python2', mode: 'text/x-python', comment: '#' },
  { id: '99', name: 'PyPy', like: null, mode: 'text/x-python', comment: '#' },
  { id: '114', name: 'Go', like: 'Golang', mode: 'text/x-go', comment: '//' },
  { id: '93', name: 'Rust', like: 'Rust', mode: 'text/x-rustsrc', comment: '//' },
  { id: '27', name: 'C#', like: 'C#', mode: 'text/x-csharp', comment: '//' },
  { id: '47', name: 'Kotlin', like: 'Kotlin', mode: 'text/x-kotlin', comment: '//' },
  { id: '22', name: 'Pascal (fpc)', like: 'Pascal', mode: 'text/x-pascal', comment: '//' },
  { id: '2', name: 'Pascal (gpc)', like: 'Pascal', mode: 'text/x-pascal', comment: null },
  { id: '3', name: 'Perl', like: 'Perl', mode: 'text/x-perl', comment: '#' },
  { id: '29', name: 'PHP', like: 'PHP', mode: 'text/x-php', comment: null },
  { id: '17', name: 'Ruby', like: 'Ruby', mode: 'text/x-ruby', comment: '#' },
  { id: '56', name: 'Node.js', like: 'JavaScript Node', mode: 'text/javascript', comment: '//' },
  { id: '35', name: 'JavaScript (rhino)', like: 'JavaScript Node', mode: 'text/javascript', comment: '//' },
  { id: '112', name: 'JavaScript (SMonkey)', like: 'JavaScript Node', mode: 'text/javascript', comment: '//' },
  { id: '39', name: 'Scala', like: 'Scala', mode: 'text/x-scala', comment: '//' },
  { id: '21', name: 'Haskell', like: 'Haskell', mode: 'text/x-haskell', comment: '--' },
  { id: '8', name: 'OCaml', like: 'OCaml', mode: 'text/x-ocaml', comment: null },
  { id: '26', name: 'Lua', like: 'Lua', mode: 'text/x-lua', comment: '--' },
  { id: '85', name: 'Swift', like: 'Swift', mode: 'text/x-swift', comment: '//' },
  { id: '20', name: 'D (gdc)', like: 'D', mode: 'text/x-d', comment: '//' },
  { id: '84', name: 'D (ldc)', like: 'D', mode: 'text/x-d', comment: '//' },
  { id: '102', name: 'D (dmd)', like: 'D', mode: 'text/x-d', comment: '//' },
  { id: '5', name: 'Fortran', like: null, mode: 'text/x-fortran', comment: '!' },
  { id: '28', name: 'Bash', like: 'Bash', mode: 'text/x-sh', comment: '#' },
  { id: '62', name: 'Text', like: null, mode: 'text/plain', comment: null },
];

/** The codes that stand beside the words of what is over. */
export const CODES: Readonly<Record<string, number>> = {
  11: VERDICT.compileError,
  12: VERDICT.runtimeError,
  13: VERDICT.timeLimit,
  14: VERDICT.wrongAnswer,
  15: VERDICT.accepted,
};

/** Words of what is not over, and of what has a code of no verdict. */
export const VERDICTS: VerdictWords = {
  exact: { 'memory limit exceeded': VERDICT.memoryLimit, 'internal error': VERDICT.systemError },
  prefixes: [
    ['waiting', VERDICT.pending],
    ['compiling', VERDICT.compiling],
    ['running', VERDICT.judging],
  ],
};
