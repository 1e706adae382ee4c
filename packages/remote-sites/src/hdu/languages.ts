import { VERDICT } from '@assay/contract/verdict.ts';
import type { RemoteLanguage } from '../site.ts';
import type { VerdictWords } from '../verdicts.ts';

export const LANGUAGES: readonly RemoteLanguage[] = [
  { id: '0', name: 'G++', like: 'C++ 17', mode: 'text/x-c++src', comment: '//' },
  { id: '1', name: 'GCC', like: 'C', mode: 'text/x-csrc', comment: '//' },
  { id: '2', name: 'C++', like: 'C++ 17', mode: 'text/x-c++src', comment: '//' },
  // its compiler knows comments of C alone
  { id: '3', name: 'C', like: 'C', mode: 'text/x-csrc', comment: null },
  { id: '4', name: 'Pascal', like: 'Pascal', mode: 'text/x-pascal', comment: '//' },
  { id: '5', name: 'Java', like: 'Java', mode: 'text/x-java', comment: '//' },
  { id: '6', name: 'C#', like: 'C#', mode: 'text/x-csharp', comment: '//' },
];

export const VERDICTS: VerdictWords = {
  exact: {
    Queuing: VERDICT.pending,
    Submitted: VERDICT.pending,
    Compiling: VERDICT.compiling,
    Running: VERDICT.judging,
    Accepted: VERDICT.accepted,
    'Presentation Error': VERDICT.presentationError,
    'Wrong Answer': VERDICT.wrongAnswer,
    'Time Limit Exceeded': VERDICT.timeLimit,
    'Memory Limit Exceeded': VERDICT.memoryLimit,
    'Output Limit Exceeded': VERDICT.runtimeError,
    'Compilation Error': VERDICT.compileError,
    'System Error': VERDICT.systemError,
    'Out Of Contest Time': VERDICT.systemError,
  },
  // a reason follows in brackets
  prefixes: [['Runtime Error', VERDICT.runtimeError]],
};
