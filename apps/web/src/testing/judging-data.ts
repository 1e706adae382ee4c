import type { Language } from '@assay/contract/catalog/languages.ts';
import type { DataOf } from '@assay/contract/op.ts';
import type { getProblemDetail } from '@assay/contract/problems/detail.ts';
import type { ProblemRow } from '@assay/contract/problems/problem.ts';
import type { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import type { CaseResult, SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { PUBLIC, sendVenue } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { markdownToHtml } from '@assay/markdown/markdown-to-html.ts';

// What the page of a submission fetches for those who may see it is here from the beginning.
await Promise.all([
  import('../features/judging/compiling/compile-message.tsx'),
  import('../features/submissions/detail/failing-case.tsx'),
  import('../features/submissions/verdict/subtasks.tsx'),
  import('../features/submissions/list/clear-button.tsx'),
  import('../features/submissions/list/root-actions.tsx'),
]);

const COUNT = { total: 5, ac: 2, wa: 2, tle: 0, mle: 0, re: 0, pe: 0, ce: 1, se: 0, pa: 0 };
const MOMENT = '2026-11-21T08:00:00.000Z';

export const buildProblemRow = (given: Partial<ProblemRow> = {}): ProblemRow => ({
  ...COUNT,
  pid: 11,
  problemId: '1000',
  title: 'A + B',
  type: 0,
  difficulty: 0,
  tags: [],
  tutorialCount: 0,
  myStatus: null,
  ...given,
});

export const buildLanguage = (given: Partial<Language> = {}): Language => ({
  id: 1,
  name: 'C++',
  description: 'g++ 12',
  contentType: 'text/x-c++src',
  compileCommand: '',
  runCommand: '',
  template: '',
  codeTemplate: 'int main() {}',
  isSpj: false,
  oj: 'ME',
  timeFactor: 1,
  memoryFactor: 1,
  offered: true,
  ...given,
});

type ProblemData = DataOf<typeof getProblemDetail>;

export const buildProblem = (given: Partial<ProblemData['problem']> = {}): ProblemData => ({
  subtasks: [],
  problem: {
    id: 11,
    problemId: '1000',
    title: 'A + B',
    description: 'Add **two** numbers.',
    input: 'Two integers.',
    output: 'Their sum.',
    hint: '',
    locale: 'en',
    locales: ['zh', 'en'],
    examples: [{ input: '1 2\n', output: '3\n' }],
    examplesText: '',
    source: '',
    author: 'root',
    difficulty: 0,
    type: 0,
    auth: 1,
    ioScore: 100,
    timeLimit: 1000,
    memoryLimit: 256,
    stackLimit: 128,
    judgeMode: 'default',
    judgeCaseMode: 'default',
    isRemote: false,
    limitsAsWritten: false,
    isFileIO: false,
    ioReadFileName: null,
    ioWriteFileName: null,
    openCaseResult: true,
    codeShare: true,
    answers: null,
    userExtraFile: null,
    gmtModified: MOMENT,
    ...given,
  },
  tags: [],
  languages: ['C++', 'Python3'],
  codeTemplate: {},
  problemCount: COUNT,
  isFavorite: false,
  rendered: {
    description: markdownToHtml(given.description ?? 'Add **two** numbers.'),
    input: markdownToHtml(given.input ?? 'Two integers.'),
    output: markdownToHtml(given.output ?? 'Their sum.'),
    hint: markdownToHtml(given.hint ?? ''),
    formulas: {},
  },
  myStatus: VERDICT.notSubmitted,
  mayManage: false,
});

export const buildSubmissionRow = (given: Partial<SubmissionRow> = {}): SubmissionRow => ({
  submitId: 42,
  pid: 11,
  displayId: '1000',
  displayPid: '1000',
  title: 'A + B',
  uid: 7,
  username: 'ada',
  status: VERDICT.accepted,
  score: null,
  fullScore: null,
  oiRankScore: null,
  time: 2,
  memory: 512,
  length: 20,
  language: 'C++',
  judger: 'local',
  isManual: false,
  share: false,
  submitTime: MOMENT,
  type: 0,
  ...given,
  ...sendVenue(given.venue ?? PUBLIC),
});

export const buildCase = (index: number, status: number, given: Partial<CaseResult> = {}): CaseResult => ({
  index,
  status,
  time: 3,
  memory: 1024,
  score: null,
  groupNum: 1,
  message: null,
  inputData: null,
  outputData: null,
  ...given,
});

type SubmissionData = DataOf<typeof getSubmissionDetail>;

export const buildSubmission = (
  row: Partial<SubmissionRow>,
  given: Partial<Omit<SubmissionData, 'submission'>> & { errorMessage?: string | null } = {},
): SubmissionData => ({
  submission: {
    ...buildSubmissionRow(row),
    code: 'int main() {}',
    errorMessage: given.errorMessage ?? null,
    queuePosition: null,
    timeLimit: 1000,
    memoryLimit: 262_144,
    acCoin: null,
  },
  codeShare: true,
  see: given.see ?? { code: true, cases: true, failingCase: true, fileNames: false, reason: 'owner' },
  mayShare: given.mayShare ?? true,
  mayRejudge: given.mayRejudge ?? false,
  mayCancel: given.mayCancel ?? false,
});
