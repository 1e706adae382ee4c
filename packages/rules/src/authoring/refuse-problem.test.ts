import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { expect, test } from 'vitest';
import { refuseProblem } from './refuse-problem.ts';

const statement = { title: 'Sum', description: '', input: 'two numbers', output: 'their sum', hint: '' };
const good: ProblemSave = {
  problem: {
    problemId: 'P1',
    texts: { zh: statement, en: null },
    source: '',
    type: 0,
    auth: 1,
    difficulty: 0,
    timeLimit: 1000,
    memoryLimit: 256,
    stackLimit: 128,
    examples: [],
    judgeMode: 'default',
    judgeCaseMode: 'default',
    isRemoveEndBlank: true,
    openCaseResult: true,
    codeShare: true,
    isFileIO: false,
    ioReadFileName: null,
    ioWriteFileName: null,
    userExtraFile: [],
    judgeExtraFile: [],
  },
  tags: [1, 2],
  languages: ['C'],
  codeTemplates: [],
  cases: { from: 'manual', samples: [{ input: '1 2', output: '3' }] },
};

const withProblem = (change: Partial<ProblemSave['problem']>, rest: Partial<ProblemSave> = {}): ProblemSave => ({
  ...good,
  ...rest,
  problem: { ...good.problem, ...change },
});
const manual = (...samples: (ProblemSave['cases'] & { from: 'manual' })['samples']): ProblemSave['cases'] => ({
  from: 'manual',
  samples,
});
const pair = { input: '1', output: '2' };
const OI = { type: 1 } as const;
const CHECKER: NonNullable<ProblemSave['problem']['checker']> = {
  language: 'C',
  code: 'int main(void) { return 0; }',
  convention: 'assay',
  arguments: [],
  points: 'percent',
  timeMs: null,
  memoryMb: null,
};

test.each<[string, ProblemSave, string | null, object?]>([
  ['a plain problem is fine', good, null],
  [
    'uploaded cases need an upload',
    { ...good, cases: { from: 'upload', uploadKey: 'k', samples: [] } },
    'problem.noData',
  ],
  ['manual cases: at least one', { ...good, cases: manual() }, 'problem.noData'],
  [
    'each with an input or an output',
    { ...good, cases: manual(pair, { input: '', output: '' }) },
    'problem.caseEmpty',
    { index: 2 },
  ],
  ['an input alone will do', { ...good, cases: manual({ input: '1', output: '' }) }, null],
  ['an output alone will do', { ...good, cases: manual({ input: '', output: '1' }) }, null],
  [
    'OI: a score per case',
    withProblem(OI, { cases: manual({ ...pair, score: 5 }, pair) }),
    'problem.scoreNeeded',
    { index: 2 },
  ],
  [
    'OI: an empty score',
    withProblem(OI, { cases: manual({ ...pair, score: null }) }),
    'problem.scoreNeeded',
    { index: 1 },
  ],
  ['OI: an integer', withProblem(OI, { cases: manual({ ...pair, score: 1.5 }) }), 'problem.scoreNeeded', { index: 1 }],
  [
    'OI: of at least 0',
    withProblem(OI, { cases: manual({ ...pair, score: -1 }) }),
    'problem.scoreNeeded',
    { index: 1 },
  ],
  ['OI: 0 is enough', withProblem(OI, { cases: manual({ ...pair, score: 0 }) }), null],
  [
    'OI: kept cases as well',
    withProblem(OI, { cases: { from: 'keep', scores: [{ score: -2 }] } }),
    'problem.scoreNeeded',
    { index: 1 },
  ],
  ['ACM: scores do not matter', { ...good, cases: manual({ ...pair, score: 1.5 }) }, null],
  [
    'subtask modes: a group number per case',
    withProblem({ ...OI, judgeCaseMode: 'subtask_lowest' }, { cases: manual({ ...pair, score: 5 }) }),
    'problem.groupNeeded',
    { index: 1 },
  ],
  [
    'group numbers start at 1',
    withProblem({ ...OI, judgeCaseMode: 'subtask_average' }, { cases: manual({ ...pair, score: 5, groupNum: 0 }) }),
    'problem.groupNeeded',
    { index: 1 },
  ],
  [
    'with groups it is fine',
    withProblem({ ...OI, judgeCaseMode: 'subtask_average' }, { cases: manual({ ...pair, score: 5, groupNum: 1 }) }),
    null,
  ],
  [
    'OI does not stop at the first error',
    withProblem({ ...OI, judgeCaseMode: 'ergodic_without_error' }),
    'problem.caseModeMismatch',
  ],
  ['ACM has no subtasks', withProblem({ judgeCaseMode: 'subtask_lowest' }), 'problem.caseModeMismatch'],
  ['ACM may stop at the first error', withProblem({ judgeCaseMode: 'ergodic_without_error' }), null],
  ['file IO: the input name', withProblem({ isFileIO: true, ioWriteFileName: 'a.out' }), 'problem.fileNamesNeeded'],
  ['file IO: the output name', withProblem({ isFileIO: true, ioReadFileName: 'a.in' }), 'problem.fileNamesNeeded'],
  ['file IO with both', withProblem({ isFileIO: true, ioReadFileName: 'a.in', ioWriteFileName: 'a.out' }), null],
  [
    'no file IO where the program talks with an interactor',
    withProblem({
      judgeMode: 'interactive',
      checker: CHECKER,
      isFileIO: true,
      ioReadFileName: 'a.in',
      ioWriteFileName: 'a.out',
    }),
    'problem.fileIoInteractive',
  ],
  ['at least one language', { ...good, languages: [] }, 'problem.languageNeeded'],
  [
    'an enabled template may not be empty',
    { ...good, codeTemplates: [{ language: 'C', code: ' \n', status: true }] },
    'problem.templateEmpty',
    { language: 'C' },
  ],
  ['a disabled one may', { ...good, codeTemplates: [{ language: 'C', code: '', status: false }] }, null],
  ['no tag twice', { ...good, tags: [3, 4, 3] }, 'problem.tagTwice', { tag: 3 }],
  ['a special judge needs its code', withProblem({ judgeMode: 'spj' }), 'problem.checkerNeeded'],
  ['a special judge with code', withProblem({ judgeMode: 'spj', checker: CHECKER }), null],
  [
    'changed code must have compiled',
    withProblem({ judgeMode: 'spj', checker: { ...CHECKER, compiled: false } }),
    'problem.checkerNotCompiled',
  ],
  ['compiled code', withProblem({ judgeMode: 'spj', checker: { ...CHECKER, compiled: true } }), null],
  ['code that no mode uses may wait', withProblem({ checker: { ...CHECKER, compiled: false } }), null],
  ['an interactive problem needs an interactor', withProblem({ judgeMode: 'interactive' }), 'problem.checkerNeeded'],
  ['an interactive problem with one', withProblem({ judgeMode: 'interactive', checker: CHECKER }), null],
  ['several passes need a checker', withProblem({ judgeMode: 'multi_pass', passLimit: 2 }), 'problem.checkerNeeded'],
  [
    '… and more than one pass',
    withProblem({ judgeMode: 'multi_pass', passLimit: 1, checker: CHECKER }),
    'problem.passesNeeded',
  ],
  ['several passes', withProblem({ judgeMode: 'multi_pass', passLimit: 2, checker: CHECKER }), null],
  ['answers may be compared', withProblem({ judgeMode: 'submit_answer' }), null],
  ['… or checked', withProblem({ judgeMode: 'submit_answer', checker: CHECKER }), null],
  [
    '… by what compiles',
    withProblem({ judgeMode: 'submit_answer', checker: { ...CHECKER, compiled: false } }),
    'problem.checkerNotCompiled',
  ],
  [
    'a grader has files',
    withProblem({ judgeMode: 'grader', graderFiles: [] }),
    'problem.graderNeeded',
    { language: 'C' },
  ],
  ['… or those that are stored', withProblem({ judgeMode: 'grader' }), null],
  [
    'a question must be one',
    withProblem({ judgeMode: 'objective' }, { cases: manual({ input: '', output: 'choice: A' }, pair) }),
    'problem.questionUnread',
    { index: 2 },
  ],
  [
    'questions',
    withProblem({ judgeMode: 'objective' }, { cases: manual({ input: '', output: 'choices: A C' }) }),
    null,
  ],
])('%s', (_sentence, save, code, params = {}) => {
  const refusal = refuseProblem(save);
  expect(refusal?.code ?? null).toBe(code);
  expect(refusal?.params ?? {}).toMatchObject(params);
});
