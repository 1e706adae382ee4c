import { VERDICT } from '@assay/contract/verdict.ts';
import type { RemoteLanguage } from '../site.ts';
import type { VerdictWords } from '../verdicts.ts';

const CPP = { mode: 'text/x-c++src', comment: '//' } as const;

/** The values of `data.LanguageId`, of the set of October 2025. */
export const LANGUAGES: readonly RemoteLanguage[] = [
  { id: '6017', name: 'C++23 (GCC)', like: 'C++ 23', ...CPP },
  { id: '6116', name: 'C++23 (Clang)', like: 'C++ 23', ...CPP },
  { id: '6054', name: 'C++ IOI-Style (GNU++20)', like: 'C++ 20', ...CPP },
  { id: '6014', name: 'C23 (GCC)', like: 'C', mode: 'text/x-csrc', comment: '//' },
  { id: '6082', name: 'Python (CPython)', like: 'Python3', mode: 'text/x-python', comment: '#' },
  { id: '6083', name: 'Python (PyPy)', like: 'PyPy3', mode: 'text/x-python', comment: '#' },
  { id: '6056', name: 'Java 24', like: 'Java', mode: 'text/x-java', comment: '//' },
  { id: '6062', name: 'Kotlin', like: 'Kotlin', mode: 'text/x-kotlin', comment: '//' },
  { id: '6088', name: 'Rust', like: 'Rust', mode: 'text/x-rustsrc', comment: '//' },
  { id: '6051', name: 'Go', like: 'Golang', mode: 'text/x-go', comment: '//' },
  { id: '6015', name: 'C# 13', like: 'C#', mode: 'text/x-csharp', comment: '//' },
  { id: '6059', name: 'JavaScript (Node.js)', like: 'JavaScript Node', mode: 'text/javascript', comment: '//' },
  { id: '6102', name: 'TypeScript', like: 'TypeScript', mode: 'text/typescript', comment: '//' },
  { id: '6087', name: 'Ruby', like: 'Ruby', mode: 'text/x-ruby', comment: '#' },
  { id: '6077', name: 'PHP', like: 'PHP', mode: 'text/x-php', comment: null },
  { id: '6090', name: 'Scala', like: 'Scala', mode: 'text/x-scala', comment: '//' },
  { id: '6095', name: 'Swift', like: 'Swift', mode: 'text/x-swift', comment: '//' },
];

/** Words of the label; while it is judged that may be `3/36 WA`, which is no verdict yet. */
export const VERDICTS: VerdictWords = {
  exact: {
    WJ: VERDICT.pending,
    WR: VERDICT.pending,
    Judging: VERDICT.judging,
    AC: VERDICT.accepted,
    WA: VERDICT.wrongAnswer,
    TLE: VERDICT.timeLimit,
    MLE: VERDICT.memoryLimit,
    RE: VERDICT.runtimeError,
    OLE: VERDICT.runtimeError,
    QLE: VERDICT.runtimeError,
    CE: VERDICT.compileError,
    IE: VERDICT.systemError,
    // the titles of these labels
    'Waiting for Judging': VERDICT.pending,
    'Waiting for Re-judging': VERDICT.pending,
    Accepted: VERDICT.accepted,
    'Compilation Error': VERDICT.compileError,
    'Internal Error': VERDICT.systemError,
  },
};
