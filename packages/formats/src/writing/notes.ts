import type { Words } from '@assay/contract/words.ts';
import type { Comparison } from '../problem-package.ts';
import { defineNotes } from '../report.ts';

/** Why a program cannot be run where another format is read. */
export const PROGRAM_REASONS = {
  icpc: { en: 'it is called as the ICPC package format calls it', zh: '它按 ICPC 题目包格式的约定调用' },
  arguments: { en: 'it is called with arguments: {arguments}', zh: '它带参数调用：{arguments}' },
  points: { en: 'it does not give percentages', zh: '它给出的不是百分比' },
  interactor: { en: 'interactors need testlib there', zh: '那里的交互器必须使用 testlib' },
  language: { en: '{language} cannot be adapted', zh: '无法适配语言 {language}' },
} as const satisfies Record<string, Words>;

/** How outputs are compared. */
export const COMPARISON_TEXT = {
  lines: { en: 'by lines', zh: '按行' },
  exact: { en: 'byte by byte', zh: '逐字节' },
  tokens: { en: 'word by word', zh: '逐词' },
} as const satisfies Record<Comparison['by'], Words>;

/** Fields by the names of the model. */
export const FIELD_TEXT = {
  output: { en: 'output', zh: '输出' },
  code: { en: 'source', zh: '代码' },
  stack: { en: 'stack', zh: '栈' },
  licence: { en: 'licence', zh: '许可证' },
  rightsOwner: { en: 'rights owner', zh: '版权所有者' },
  sourceUrl: { en: 'address of the source', zh: '来源网址' },
  uuid: { en: 'UUID', zh: 'UUID' },
  revision: { en: 'revision', zh: '修订号' },
  url: { en: 'address', zh: '网址' },
  author: { en: 'author', zh: '作者' },
  tags: { en: 'tags', zh: '标签' },
  difficulty: { en: 'difficulty', zh: '难度' },
  languages: { en: 'allowed languages', zh: '允许的语言' },
  settings: { en: 'settings of the site', zh: '本站设置' },
  fileIo: { en: 'file names for input and output', zh: '输入输出文件名' },
} as const satisfies Record<string, Words>;

/** What writers of several formats lose; see the table in `docs/problem-formats.md`. */
export const WRITER_NOTES = defineNotes({
  modeNotThere: {
    severity: 'error',
    en: 'The format knows no problems of the mode “{mode}”',
    zh: '该格式不支持评测模式“{mode}”',
  },
  checkerNotThere: {
    severity: 'error',
    en: 'The program {name} cannot be run where this format is read: {reason}',
    zh: '读取该格式的系统无法运行程序 {name}：{reason}',
  },
  languagesLost: {
    severity: 'warning',
    en: 'The format holds one statement; the one in {kept} is written, those in {lost} are lost',
    zh: '该格式只能保存一份题面；已写入{kept}题面，{lost}题面丢失',
  },
  filesLost: { severity: 'warning', en: 'Files are lost: {names}', zh: '以下文件丢失：{names}' },
  sectionMoved: {
    severity: 'warning',
    en: 'The format has no section on interaction; it is written into the description',
    zh: '该格式没有交互说明一节，已写入题目描述',
  },
  sampleNotesLost: {
    severity: 'warning',
    en: 'Explanations and transcripts of samples are lost',
    zh: '样例的解释与交互记录丢失',
  },
  comparisonLost: {
    severity: 'warning',
    en: 'The format compares lines only; this problem compares {by}',
    zh: '该格式只按行比较输出，而此题的比较方式为{by}',
  },
  groupsLost: { severity: 'warning', en: 'Subtasks are lost', zh: '子任务丢失' },
  scoresLost: { severity: 'warning', en: 'Points of cases are lost', zh: '测试点的分数丢失' },
  dependenciesLost: {
    severity: 'warning',
    en: 'Dependencies between subtasks are lost',
    zh: '子任务之间的依赖丢失',
  },
  caseLimitsLost: { severity: 'warning', en: 'Limits of single cases are lost', zh: '单个测试点的限制丢失' },
  limitsLost: { severity: 'warning', en: 'Limits are lost: {limits}', zh: '以下限制丢失：{limits}' },
  answerWritten: {
    severity: 'warning',
    en: 'Cases without an answer get an empty one',
    zh: '没有答案的测试点将写入空答案',
  },
  caseTextsLost: {
    severity: 'warning',
    en: 'Names, descriptions and sample marks of cases are lost',
    zh: '测试点的名称、说明和样例标记丢失',
  },
  solutionsLost: {
    severity: 'warning',
    en: 'Jury solutions, or what is expected of them, are lost',
    zh: '标程或其期望结果丢失',
  },
  fieldsLost: { severity: 'warning', en: 'Fields are lost: {fields}', zh: '以下字段丢失：{fields}' },
});
