import type { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import type { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import type { DataOf } from '@assay/contract/op.ts';

// What the editor fetches beside its first cards is here from the beginning.
await import('../features/authoring/editor/later-cards.tsx');

type EditedProblem = DataOf<typeof getAdminProblem>;

/** A problem as its editor reads it, unless said otherwise an ACM problem whose outputs are compared. */
export const buildEditedProblem = (problem: Partial<EditedProblem['problem']> = {}): EditedProblem => ({
  id: 5,
  version: 3,
  problem: {
    problemId: 'P-5',
    texts: { zh: null, en: { title: 'Sum', description: '', input: 'Two numbers', output: 'Their sum', hint: '' } },
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
    ...problem,
  },
  tags: [],
  languages: ['C'],
  codeTemplates: [],
  author: 'ada',
  questions: null,
});

/** The one case of such a problem. */
export const buildProblemCase = (): DataOf<typeof getProblemCases>['cases'][number] => ({
  index: 1,
  inputName: '1.in',
  outputName: '1.out',
  inputBytes: 4,
  outputBytes: 2,
  input: '1 2\n',
  output: '3\n',
  cut: false,
  score: 0,
  groupNum: 1,
  timeMs: null,
  memoryMb: null,
  checkerArguments: null,
});
