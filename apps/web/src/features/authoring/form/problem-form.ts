import type { CheckerFields } from '@assay/contract/authoring/checker.ts';
import type { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import type { CaseWarning, getProblemCases, uploadTestcaseZip } from '@assay/contract/authoring/testdata.ts';
import type { DataOf } from '@assay/contract/op.ts';
import type { JudgeMode } from '@assay/contract/problems/judge-modes.ts';
import { type CaseMode, PROBLEM_AUTH, PROBLEM_TYPE, type SubtaskRule } from '@assay/contract/problems/problem.ts';
import type { QuestionSet } from '@assay/contract/questions/question.ts';
import { isGroupedMode } from '@assay/rules/authoring/refuse-problem.ts';
import { textOfArguments } from './argument-words.ts';
import { blankChecker, type CheckerForm, checkerFormOf } from './checker-form.ts';

export type LoadedProblem = DataOf<typeof getAdminProblem>;
export type LoadedCases = DataOf<typeof getProblemCases>;
export type UploadAnswer = DataOf<typeof uploadTestcaseZip>;

export interface StatementForm {
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
}
export const STATEMENT_LOCALES = ['zh', 'en'] as const;
export type StatementLocale = (typeof STATEMENT_LOCALES)[number];

/** Points, group, limits and arguments as typed: whatever a person or a spreadsheet gives is kept until it is right. */
export interface CaseSettings {
  score: string;
  groupNum: string;
  /** Limits of the case; '' for those of the problem. */
  timeMs: string;
  memoryMb: string;
  /** For the checker or interactor on this case, in one line; '' for those of the problem. */
  checkerArguments: string;
}
const NO_MARKS: CaseSettings = { score: '', groupNum: '', timeMs: '', memoryMb: '', checkerArguments: '' };

export const hasLimits = ({ timeMs, memoryMb }: CaseSettings) => timeMs.trim() !== '' || memoryMb.trim() !== '';
export const hasArguments = ({ checkerArguments }: CaseSettings) => checkerArguments.trim() !== '';

/** A subtask as typed; `dependsOn` holds numbers with commas or blanks between. */
export interface SubtaskForm {
  key: number;
  num: string;
  score: string;
  rule: SubtaskRule;
  dependsOn: string;
}
export interface TextPair {
  /** Identity of the row on the page. */
  key: number;
  input: string;
  output: string;
}
export interface ManualCase extends TextPair, CaseSettings {}

/** A case whose texts are files: stored ones and those of an upload. */
export interface FileCase extends CaseSettings {
  input: string;
  output: string;
  inputBytes: number;
  outputBytes: number;
  warnings: readonly CaseWarning[];
}
/** The stored test data; its texts are previews. */
export interface StoredCases {
  isUploadCase: boolean;
  rows: readonly FileCase[];
  /** Whether a case had limits or arguments of its own when it was loaded. */
  hadOwn: boolean;
  texts: readonly { input: string; output: string; cut: boolean }[];
}
export interface UploadedCases {
  key: string;
  fileName: string;
  rows: readonly FileCase[];
  unpaired: readonly string[];
  ignored: readonly string[];
  /** Texts of the first case, read from the archive; null when they are too large or not to be found. */
  first: { input: string; output: string } | null;
}

/** Where the cases of a save come from; what the other sources hold stays, so that switching loses nothing. */
export interface CasesForm {
  from: 'keep' | 'manual' | 'upload' | 'questions';
  stored: StoredCases | null;
  manual: readonly ManualCase[];
  upload: UploadedCases | null;
  /** Of an objective problem, whose cases they are. */
  questions: QuestionSet;
}

export interface TemplateForm {
  language: string;
  code: string;
  status: boolean;
}
export interface ExtraFileForm {
  key: number;
  name: string;
  content: string;
}

/** The problem as its editor holds it; figures as typed, '' while empty. */
export interface ProblemForm {
  problemId: string;
  zh: StatementForm;
  en: StatementForm;
  source: string;
  type: 0 | 1;
  /** 3 is a contest's, and kept. */
  auth: 1 | 2 | 3;
  difficulty: number;
  tags: readonly number[];
  languages: readonly string[];
  timeLimit: number | '';
  memoryLimit: number | '';
  stackLimit: number | '';
  examples: readonly TextPair[];
  judgeMode: JudgeMode;
  judgeCaseMode: CaseMode;
  isRemoveEndBlank: boolean;
  openCaseResult: boolean;
  codeShare: boolean;
  isFileIO: boolean;
  ioReadFileName: string;
  ioWriteFileName: string;
  cases: CasesForm;
  /** Of the case mode `subtasks`; kept while another mode is chosen. */
  subtasks: readonly SubtaskForm[];
  codeTemplates: readonly TemplateForm[];
  userExtraFile: readonly ExtraFileForm[];
  judgeExtraFile: readonly ExtraFileForm[];
  checker: CheckerForm;
  /** Of the mode `multi_pass`. */
  passLimit: number | '';
  /** In every mode that runs programs. */
  graderFiles: readonly ExtraFileForm[];
  /** Of the mode `interactive`; without code there is none. */
  protocolChecker: { language: string; code: string };
}

let lastKey = 0;
/** An identity for a new row of a list. */
export const nextKey = () => ++lastKey;

const BLANK_STATEMENT: StatementForm = { title: '', description: '', input: '', output: '', hint: '' };
export const isBlankStatement = (statement: StatementForm) =>
  Object.values(statement).every((text: string) => text.trim() === '');

export const isGrouped = (mode: CaseMode) => isGroupedMode(mode);

export const newPair = (input = '', output = ''): TextPair => ({ key: nextKey(), input, output });
export const newCase = (input = '', output = '', settings: Partial<CaseSettings> = {}): ManualCase => ({
  ...newPair(input, output),
  ...NO_MARKS,
  ...settings,
});

export const NO_QUESTIONS: QuestionSet = { questions: [], shuffleQuestions: false, shuffleOptions: false };

/** Two passes are what most problems of several passes have. */
const FIRST_PASS_LIMIT = 2;
const NO_PROTOCOL_CHECKER = { language: blankChecker.language, code: '' };

/** A new problem with the defaults of EDIT-1; all languages are allowed, and it starts private. */
export const blankForm = (languages: readonly string[], difficulty: number): ProblemForm => ({
  problemId: '',
  zh: BLANK_STATEMENT,
  en: BLANK_STATEMENT,
  source: '',
  type: PROBLEM_TYPE.acm,
  auth: PROBLEM_AUTH.private,
  difficulty,
  tags: [],
  languages,
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  examples: [newPair()],
  judgeMode: 'default',
  judgeCaseMode: 'default',
  isRemoveEndBlank: true,
  openCaseResult: true,
  codeShare: true,
  isFileIO: false,
  ioReadFileName: '',
  ioWriteFileName: '',
  cases: { from: 'upload', stored: null, manual: [newCase()], upload: null, questions: NO_QUESTIONS },
  subtasks: [],
  codeTemplates: [],
  userExtraFile: [],
  judgeExtraFile: [],
  checker: blankChecker,
  passLimit: FIRST_PASS_LIMIT,
  graderFiles: [],
  protocolChecker: NO_PROTOCOL_CHECKER,
});

function storedCases({ isUploadCase, cases }: LoadedCases): StoredCases | null {
  if (cases.length === 0) return null;
  return {
    isUploadCase,
    rows: cases.map((one) => ({
      input: one.inputName,
      output: one.outputName,
      inputBytes: one.inputBytes,
      outputBytes: one.outputBytes,
      warnings: [],
      score: String(one.score ?? ''),
      groupNum: String(one.groupNum),
      timeMs: String(one.timeMs ?? ''),
      memoryMb: String(one.memoryMb ?? ''),
      checkerArguments: textOfArguments(one.checkerArguments),
    })),
    hadOwn: cases.some((one) => one.timeMs !== null || one.memoryMb !== null || one.checkerArguments !== null),
    texts: cases.map(({ input, output, cut }) => ({ input, output, cut })),
  };
}

/** Stored cases as rows to edit by hand; null when their texts are too large to be here whole. */
export function editableCases({ rows, texts }: StoredCases): ManualCase[] | null {
  if (texts.some(({ cut }) => cut)) return null;
  return texts.map(({ input, output }, at) => {
    const { score, groupNum, timeMs, memoryMb, checkerArguments } = rows[at]!;
    return newCase(input, output, { score, groupNum, timeMs, memoryMb, checkerArguments });
  });
}

/** What a stored problem looks like in the editor. */
export function formOf(loaded: LoadedProblem, cases: LoadedCases): ProblemForm {
  const { problem, tags, languages, codeTemplates, questions } = loaded;
  const stored = storedCases(cases);
  const files = (list: LoadedProblem['problem']['userExtraFile']) => list.map((file) => ({ key: nextKey(), ...file }));
  const { texts, ...fields } = problem;
  return {
    ...fields,
    zh: texts.zh ?? BLANK_STATEMENT,
    en: texts.en ?? BLANK_STATEMENT,
    tags,
    languages,
    timeLimit: Number(problem.timeLimit),
    memoryLimit: Number(problem.memoryLimit),
    stackLimit: Number(problem.stackLimit),
    difficulty: Number(problem.difficulty),
    examples: problem.examples.map(({ input, output }) => newPair(input, output)),
    ioReadFileName: problem.ioReadFileName ?? '',
    ioWriteFileName: problem.ioWriteFileName ?? '',
    cases: {
      from: questions ? 'questions' : stored ? 'keep' : 'upload',
      stored,
      manual: (stored && !stored.isUploadCase && editableCases(stored)) || [newCase()],
      upload: null,
      questions: questions ?? NO_QUESTIONS,
    },
    subtasks: cases.subtasks.map(({ num, score, rule, dependsOn }) => ({
      key: nextKey(),
      num: String(num),
      score: String(score),
      rule,
      dependsOn: dependsOn.join(', '),
    })),
    codeTemplates,
    userExtraFile: files(problem.userExtraFile),
    judgeExtraFile: files(problem.judgeExtraFile),
    checker: checkerFormOf(problem.checker as CheckerFields | null),
    passLimit: Math.max(Number(problem.passLimit ?? 1), FIRST_PASS_LIMIT),
    graderFiles: files(problem.graderFiles ?? []),
    protocolChecker: problem.protocolChecker ?? NO_PROTOCOL_CHECKER,
  };
}

/** The rows whose points and groups count for the chosen source of cases. */
export function settingsOf({ from, stored, manual, upload }: CasesForm): readonly (CaseSettings & { input: string })[] {
  return { keep: stored?.rows, manual, upload: upload?.rows, questions: undefined }[from] ?? [];
}

/** The same form with other points and groups on the rows that count. */
export function withCaseSettings(
  cases: CasesForm,
  change: (settings: CaseSettings, at: number) => CaseSettings,
): CasesForm {
  const changed = <R extends CaseSettings>(rows: readonly R[]) =>
    rows.map((row, at) => ({ ...row, ...change(row, at) }));
  const { stored, upload } = cases;
  switch (cases.from) {
    case 'keep':
      return { ...cases, stored: stored && { ...stored, rows: changed(stored.rows) } };
    case 'manual':
      return { ...cases, manual: changed(cases.manual) };
    case 'upload':
      return { ...cases, upload: upload && { ...upload, rows: changed(upload.rows) } };
    case 'questions':
      return cases;
  }
}
