import {
  ARGUMENT_CHARS_MAX,
  ARGUMENTS_MAX,
  CHECKER_CODE_MAX,
  EXTRA_FILE_CHARS_MAX,
  FILE_NAME,
} from '@assay/contract/authoring/checker.ts';
import { MEMORY_LIMIT_MB, PROBLEM_ID, TIME_LIMIT_MS } from '@assay/contract/authoring/editor.ts';
import type { FailureCode } from '@assay/contract/errors.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PASSES_MAX, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { refuseProblem } from '@assay/rules/authoring/refuse-problem.ts';
import { refuseSubtaskCases } from '@assay/rules/authoring/refuse-subtasks.ts';
import { mayHaveGraders } from '@assay/rules/judging/graded-modes.ts';
import { type PlainKey, rows, say } from '../../../lib/text.ts';
import { failureIn } from '../../../lib/wire/failure-in.ts';
import { COMMON } from '../../../ui/common-words.ts';
import { TEXT as LABELS } from '../editor/text.ts';
import { refuseQuestionForms } from '../questions/refuse-question-forms.ts';
import { argumentsOfText } from './argument-words.ts';
import { isGroup, isLimit, isScore } from './case-settings.ts';
import { CHECKER_BOUNDS, isCompiled } from './checker-form.ts';
import { type ExtraFileForm, isBlankStatement, isGrouped, type ProblemForm, settingsOf } from './problem-form.ts';
import { saveOf } from './save-of.ts';
import { sharedScore, subtasksToSend, wrongFields } from './subtasks.ts';

/** Refusals by the path of the save's field, as the server names it: `problem.texts.zh.title`, `cases.samples.3.score`. */
export type FieldErrors = Readonly<Record<string, string>>;

const TEXT = rows({
  required: COMMON.required,
  problemId: { zh: '只能包含字母、数字和 _ . -', en: 'Letters, digits, _ . - only' },
  fileName: {
    zh: '只能包含字母、数字和 _ . -，最多 64 个字符',
    en: 'Letters, digits, _ . - only, at most 64 characters',
  },
  fileTwice: { zh: '文件名重复', en: 'This name is used twice' },
  between: { zh: '须为 {min} 到 {max} 之间的整数', en: 'A whole number from {min} to {max}' },
  tooLong: { zh: '不能超过 {max} 个字符', en: 'At most {max} characters' },
  statement: { zh: '请至少填写一种语言的题面', en: 'Write the statement in at least one language' },
  score: { zh: '分数须为不小于 0 的整数', en: 'The score must be an integer of at least 0' },
  group: { zh: '请填写子任务编号（不小于 1 的整数）', en: 'The group number is required, from 1' },
  subtaskNum: { zh: '编号须为不小于 1 的整数', en: 'The number must be a whole number from 1' },
  dependsOn: { zh: '请填写子任务编号，用逗号分隔', en: 'Numbers of subtasks, with commas between' },
  quotes: {
    zh: '双引号须成对，且其中不能为空；单独的 "" 表示不带参数',
    en: 'Quotes come in pairs around a word; "" alone means no arguments',
  },
  tooManyArguments: { zh: '最多 {max} 个参数', en: 'At most {max} arguments' },
  argumentTooLong: { zh: '每个参数最多 {max} 个字符', en: 'At most {max} characters in an argument' },
  caseEmpty: { zh: '输入和输出不能同时为空', en: 'Give an input or an output' },
  uploadNeeded: { zh: '请上传测试数据压缩包', en: 'Upload an archive of test cases' },
  sampleNeeded: { zh: '请至少添加一个测试点', en: 'Add at least one test case' },
});

const TEXT_MAX = 65_535;
const REQUIRED_TEXTS = [
  ['title', 'title'],
  ['input', 'inputFormat'],
  ['output', 'outputFormat'],
] as const;

/** "{field} is required" (EDIT-10), the field called as its label calls it. */
const required = (label: PlainKey<typeof LABELS>) => say(TEXT, 'required', { field: say(LABELS, label) });

class Collected {
  readonly errors: Record<string, string> = {};
  add(path: string, message: string) {
    this.errors[path] ??= message;
  }
}

function refuseTexts(form: ProblemForm, { add }: Adder) {
  const needed = traitsOf(form.judgeMode).submits === 'answers' ? REQUIRED_TEXTS.slice(0, 1) : REQUIRED_TEXTS;
  const written = (['zh', 'en'] as const).filter((locale) => !isBlankStatement(form[locale]));
  if (written.length === 0) {
    add('problem.texts', say(TEXT, 'statement'));
    for (const [field, label] of needed) add(`problem.texts.zh.${field}`, required(label));
  }
  for (const locale of written) {
    for (const [field, label] of needed) {
      if (form[locale][field].trim() === '') add(`problem.texts.${locale}.${field}`, required(label));
    }
    for (const field of ['description', 'input', 'output', 'hint'] as const) {
      if (form[locale][field].length > TEXT_MAX) {
        add(`problem.texts.${locale}.${field}`, say(TEXT, 'tooLong', { max: TEXT_MAX }));
      }
    }
  }
}

function refuseFiles(files: readonly ExtraFileForm[], path: string, { add }: Adder) {
  const names = files.map(({ name }) => name.trim());
  for (const [at, { content }] of files.entries()) {
    const name = names[at]!;
    if (name === '') add(`${path}.${at}.name`, required('fileName'));
    else if (!FILE_NAME.test(name)) add(`${path}.${at}.name`, say(TEXT, 'fileName'));
    else if (names.indexOf(name) !== at) add(`${path}.${at}.name`, say(TEXT, 'fileTwice'));
    if (content.trim() === '') add(`${path}.${at}.content`, required('fileContent'));
    else if (content.length > EXTRA_FILE_CHARS_MAX) {
      add(`${path}.${at}.content`, say(TEXT, 'tooLong', { max: EXTRA_FILE_CHARS_MAX }));
    }
  }
}

function refuseChecker({ judgeMode, checker }: ProblemForm, { add }: Adder) {
  const asked = traitsOf(judgeMode).checker;
  const isBlank = checker.code.trim() === '';
  if (asked !== 'needed' && (isBlank || asked === 'none')) return;
  if (isBlank) add('problem.checker.code', failureIn({ code: 'problem.checkerNeeded' }));
  else if (checker.code.length > CHECKER_CODE_MAX)
    add('problem.checker.code', say(TEXT, 'tooLong', { max: CHECKER_CODE_MAX }));
  else if (!isCompiled(checker)) {
    add('problem.checker.code', failureIn({ code: 'problem.checkerNotCompiled' }));
  }
  for (const [field, [min, max]] of CHECKER_BOUNDS) {
    const figure = checker[field];
    if (figure !== '' && (!Number.isInteger(figure) || figure < min || figure > max)) {
      add(`problem.checker.${field}`, say(TEXT, 'between', { min, max }));
    }
  }
}

function refuseCases(form: ProblemForm, adder: Adder) {
  const { cases, type, judgeCaseMode } = form;
  const { add } = adder;
  if (cases.from === 'questions') return refuseQuestionForms(cases.questions, adder);
  const settings = settingsOf(cases);
  const list = cases.from === 'keep' ? 'cases.scores' : 'cases.samples';
  if (settings.length === 0) add('cases', say(TEXT, cases.from === 'upload' ? 'uploadNeeded' : 'sampleNeeded'));
  if (cases.from === 'manual') {
    for (const [at, { input, output }] of cases.manual.entries()) {
      if (input === '' && output === '') add(`${list}.${at}.input`, say(TEXT, 'caseEmpty'));
    }
  }
  for (const [at, row] of settings.entries()) {
    const score = sharedScore(judgeCaseMode, form.subtasks, row) ?? row.score;
    if (type === PROBLEM_TYPE.oi && !isScore(score)) add(`${list}.${at}.score`, say(TEXT, 'score'));
    if (isGrouped(judgeCaseMode) && !isGroup(row.groupNum)) add(`${list}.${at}.groupNum`, say(TEXT, 'group'));
    for (const [field, [min, max]] of LIMIT_BOUNDS) {
      if (!isLimit(row[field], [min, max])) add(`${list}.${at}.${field}`, say(TEXT, 'between', { min, max }));
    }
    const refusal = refuseArguments(row.checkerArguments);
    if (refusal) add(`${list}.${at}.checkerArguments`, refusal);
  }
}

function refuseArguments(text: string): string | null {
  const words = argumentsOfText(text);
  if (words === undefined) return say(TEXT, 'quotes');
  if (words && words.length > ARGUMENTS_MAX) return say(TEXT, 'tooManyArguments', { max: ARGUMENTS_MAX });
  const isTooLong = words?.some((word) => word.length > ARGUMENT_CHARS_MAX);
  return isTooLong ? say(TEXT, 'argumentTooLong', { max: ARGUMENT_CHARS_MAX }) : null;
}

const LIMIT_BOUNDS = [
  ['timeMs', TIME_LIMIT_MS],
  ['memoryMb', MEMORY_LIMIT_MB],
] as const;

function refuseSubtaskRows({ judgeCaseMode, subtasks }: ProblemForm, { add }: Adder) {
  if (judgeCaseMode !== 'subtasks') return;
  for (const [at, row] of subtasks.entries()) {
    for (const field of wrongFields(row)) add(`subtasks.${at}.${field}`, say(TEXT, SUBTASK_WORDS[field]));
  }
}

const SUBTASK_WORDS = { num: 'subtaskNum', score: 'score', dependsOn: 'dependsOn' } as const;

/** Whether subtasks and cases fit, which the server asks once it has the cases. */
const refuseFit = ({ judgeCaseMode, cases, subtasks }: ProblemForm) =>
  judgeCaseMode === 'subtasks'
    ? refuseSubtaskCases(
        subtasksToSend(subtasks),
        settingsOf(cases).map(({ groupNum, score }) => ({ groupNum: Number(groupNum), score: Number(score) })),
      )
    : null;

const isPassLimit = (figure: number | '') =>
  figure !== '' && Number.isInteger(figure) && figure >= 2 && figure <= PASSES_MAX;

export interface Adder {
  add: (path: string, message: string) => void;
}

/**
 * Everything that keeps a form from being saved, in the language of the moment: bounds of the call's shape, then the rule
 * that the server applies too. Empty when it may be sent.
 */
export function refuseForm(form: ProblemForm): FieldErrors {
  const collected = new Collected();
  const adder: Adder = { add: (path, message) => collected.add(path, message) };
  const { add } = adder;

  const problemId = form.problemId.trim();
  if (problemId === '') add('problem.problemId', required('problemId'));
  else if (!PROBLEM_ID.test(problemId)) add('problem.problemId', say(TEXT, 'problemId'));
  refuseTexts(form, adder);
  const bounds = [
    ['timeLimit', TIME_LIMIT_MS],
    ['memoryLimit', MEMORY_LIMIT_MB],
    ['stackLimit', MEMORY_LIMIT_MB],
  ] as const;
  for (const [field, [min, max]] of bounds) {
    const figure = form[field];
    if (figure === '' || !Number.isInteger(figure) || figure < min || figure > max) {
      add(`problem.${field}`, say(TEXT, 'between', { min, max }));
    }
  }
  if (form.isFileIO) {
    for (const [field, label] of [
      ['ioReadFileName', 'readName'],
      ['ioWriteFileName', 'writeName'],
    ] as const) {
      const name = form[field].trim();
      if (name === '') add(`problem.${field}`, required(label));
      else if (!FILE_NAME.test(name)) add(`problem.${field}`, say(TEXT, 'fileName'));
    }
  }
  for (const [at, { language, code, status }] of form.codeTemplates.entries()) {
    if (status && code.trim() === '') {
      add(`codeTemplates.${at}.code`, failureIn({ code: 'problem.templateEmpty', params: { language } }));
    }
  }
  refuseFiles(form.userExtraFile, 'problem.userExtraFile', adder);
  refuseFiles(form.judgeExtraFile, 'problem.judgeExtraFile', adder);
  if (mayHaveGraders(form.judgeMode)) refuseFiles(form.graderFiles, 'problem.graderFiles', adder);
  if (traitsOf(form.judgeMode).fields.includes('passLimit') && !isPassLimit(form.passLimit)) {
    add('problem.passLimit', say(TEXT, 'between', { min: 2, max: PASSES_MAX }));
  }
  refuseChecker(form, adder);
  refuseCases(form, adder);
  refuseSubtaskRows(form, adder);

  if (Object.keys(collected.errors).length === 0) {
    const refusal = refuseProblem(saveOf(form)) ?? refuseFit(form);
    if (refusal) add(pathOf(refusal.code) ?? 'problem', failureIn(refusal));
  }
  return collected.errors;
}

const PATHS: Readonly<Record<string, string>> = {
  'problem.idTaken': 'problem.problemId',
  'problem.noData': 'cases',
  'problem.scoreNeeded': 'cases',
  'problem.groupNeeded': 'cases',
  'problem.caseEmpty': 'cases',
  'problem.caseCount': 'cases',
  'problem.subtasksNeeded': 'subtasks',
  'problem.subtaskTwice': 'subtasks',
  'problem.subtaskUnknown': 'subtasks',
  'problem.subtaskCircle': 'subtasks',
  'problem.subtaskEmpty': 'subtasks',
  'problem.subtaskOfCase': 'subtasks',
  'problem.subtaskPoints': 'subtasks',
  'problem.fileNamesNeeded': 'problem.ioReadFileName',
  'problem.languageNeeded': 'languages',
  'language.unknown': 'languages',
  'problem.templateEmpty': 'codeTemplates',
  'problem.tagTwice': 'tags',
  'tag.unknown': 'tags',
  'problem.passesNeeded': 'problem.passLimit',
  'problem.graderNeeded': 'problem.graderFiles',
  'problem.questionUnread': 'cases',
  'problem.checkerNeeded': 'problem.checker.code',
  'problem.checkerNotCompiled': 'problem.checker.code',
  'problem.checkerLanguage': 'problem.checker.language',
  'problem.caseModeMismatch': 'problem.judgeCaseMode',
  'difficulty.unknown': 'problem.difficulty',
  'testdata.stagingUnknown': 'cases',
  'testdata.fileUnknown': 'cases',
};

/** The field a refusal of the catalogue speaks of; undefined when it is about no single one. */
export const pathOf = (code: string): string | undefined => PATHS[code];

/** Refusals the editor shows beside their fields. */
export const SHOWN_CODES = Object.keys(PATHS) as FailureCode[];
