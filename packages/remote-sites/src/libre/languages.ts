import { VERDICT } from '@assay/contract/verdict.ts';
import type { RemoteLanguage } from '../site.ts';
import type { VerdictWords } from '../verdicts.ts';

interface LibreLanguage extends RemoteLanguage {
  /** What is sent: the language and its options, all of them texts. */
  language: string;
  options: Readonly<Record<string, string>>;
}

const cpp = (std: string): Pick<LibreLanguage, 'language' | 'options'> => ({
  language: 'cpp',
  options: { compiler: 'g++', std, O: '2', m: '64' },
});

export const LANGUAGES: readonly LibreLanguage[] = [
  { id: 'cpp11', name: 'C++ 11', like: 'C++ 17', mode: 'text/x-c++src', comment: '//', ...cpp('c++11') },
  { id: 'cpp14', name: 'C++ 14', like: 'C++ 17', mode: 'text/x-c++src', comment: '//', ...cpp('c++14') },
  { id: 'cpp17', name: 'C++ 17', like: 'C++ 17', mode: 'text/x-c++src', comment: '//', ...cpp('c++17') },
  { id: 'cpp20', name: 'C++ 20', like: 'C++ 20', mode: 'text/x-c++src', comment: '//', ...cpp('c++20') },
  {
    id: 'c17',
    name: 'C',
    like: 'C',
    mode: 'text/x-csrc',
    comment: '//',
    language: 'c',
    options: { compiler: 'gcc', std: 'c17', O: '2', m: '64' },
  },
  { id: 'java', name: 'Java', like: 'Java', mode: 'text/x-java', comment: '//', language: 'java', options: {} },
  {
    id: 'kotlin',
    name: 'Kotlin',
    like: 'Kotlin',
    mode: 'text/x-kotlin',
    comment: '//',
    language: 'kotlin',
    options: { version: '1.9', platform: 'jvm' },
  },
  {
    id: 'pascal',
    name: 'Pascal',
    like: 'Pascal',
    mode: 'text/x-pascal',
    comment: '//',
    language: 'pascal',
    options: { optimize: '2' },
  },
  {
    id: 'python3',
    name: 'Python 3',
    like: 'Python3',
    mode: 'text/x-python',
    comment: '#',
    language: 'python',
    options: { version: '3.10' },
  },
  {
    id: 'python2',
    name: 'Python 2',
    like: 'Python2',
    mode: 'text/x-python',
    comment: '#',
    language: 'python',
    options: { version: '2.7' },
  },
  {
    id: 'rust',
    name: 'Rust',
    like: 'Rust',
    mode: 'text/x-rustsrc',
    comment: '//',
    language: 'rust',
    options: { version: '2021', optimize: '2' },
  },
  {
    id: 'go',
    name: 'Go',
    like: 'Golang',
    mode: 'text/x-go',
    comment: '//',
    language: 'go',
    options: { version: '1.x' },
  },
  {
    id: 'haskell',
    name: 'Haskell',
    like: 'Haskell',
    mode: 'text/x-haskell',
    comment: '--',
    language: 'haskell',
    options: { version: '2010' },
  },
  {
    id: 'csharp',
    name: 'C#',
    like: 'C#',
    mode: 'text/x-csharp',
    comment: '//',
    language: 'csharp',
    options: { version: '9' },
  },
  { id: 'fsharp', name: 'F#', like: 'F#', mode: 'text/x-fsharp', comment: '//', language: 'fsharp', options: {} },
  {
    id: 'swift',
    name: 'Swift',
    like: 'Swift',
    mode: 'text/x-swift',
    comment: '//',
    language: 'swift',
    options: { version: '6', optimize: 'O' },
  },
];

export const VERDICTS: VerdictWords = {
  exact: {
    Pending: VERDICT.pending,
    Preparing: VERDICT.pending,
    Compiling: VERDICT.compiling,
    Running: VERDICT.judging,
    Accepted: VERDICT.accepted,
    PartiallyCorrect: VERDICT.partial,
    WrongAnswer: VERDICT.wrongAnswer,
    CompilationError: VERDICT.compileError,
    RuntimeError: VERDICT.runtimeError,
    OutputLimitExceeded: VERDICT.runtimeError,
    FileError: VERDICT.runtimeError,
    TimeLimitExceeded: VERDICT.timeLimit,
    MemoryLimitExceeded: VERDICT.memoryLimit,
    JudgementFailed: VERDICT.systemError,
    ConfigurationError: VERDICT.systemError,
    SystemError: VERDICT.systemError,
    Canceled: VERDICT.cancelled,
  },
};
