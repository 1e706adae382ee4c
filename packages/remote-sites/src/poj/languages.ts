import { VERDICT } from '@assay/contract/verdict.ts';
import type { RemoteLanguage } from '../site.ts';
import type { VerdictWords } from '../verdicts.ts';

export const LANGUAGES: readonly RemoteLanguage[] = [
  { id: '0', name: 'G++', like: 'C++ 17', mode: 'text/x-c++src', comment: '//' },
  { id: '1', name: 'GCC', like: 'C', mode: 'text/x-csrc', comment: '//' },
  { id: '2', name: 'Java', like: 'Java', mode: 'text/x-java', comment: '//' },
  { id: '3', name: 'Pascal', like: 'Pascal', mode: 'text/x-pascal', comment: '//' },
  { id: '4', name: 'C++', like: 'C++ 17', mode: 'text/x-c++src', comment: '//' },
  // its compiler knows comments of C alone
  { id: '5', name: 'C', like: 'C', mode: 'text/x-csrc', comment: null },
  { id: '6', name: 'Fortran', like: null, mode: 'text/x-fortran', comment: '!' },
];

export const VERDICTS: VerdictWords = {
  exact: {
    Waiting: VERDICT.pending,
    Compiling: VERDICT.compiling,
    'Running & Judging': VERDICT.judging,
    Accepted: VERDICT.accepted,
    'Presentation Error': VERDICT.presentationError,
    'Time Limit Exceeded': VERDICT.timeLimit,
    'Memory Limit Exceeded': VERDICT.memoryLimit,
    'Output Limit Exceeded': VERDICT.runtimeError,
    'Wrong Answer': VERDICT.wrongAnswer,
    'Runtime Error': VERDICT.runtimeError,
    'Compile Error': VERDICT.compileError,
    'System Error': VERDICT.systemError,
    'Validator Error': VERDICT.systemError,
  },
};
