import type { CheckerConvention } from '@assay/contract/problems/problem.ts';
import type { Words } from '@assay/contract/words.ts';
import { defineNotes } from '../../report.ts';

/** What decides over outputs. */
export const PROGRAM_TEXT = {
  checker: { en: 'The checker', zh: '校验器' },
  interactor: { en: 'The interactor', zh: '交互器' },
} as const satisfies Record<string, Words>;

/** How programs are called. */
export const CONVENTION_TEXT = {
  assay: { en: 'this site', zh: '本站' },
  testlib: { en: 'testlib', zh: 'testlib' },
  icpc: { en: 'the ICPC package format', zh: 'ICPC 题目包格式' },
} as const satisfies Record<CheckerConvention, Words>;

/** A promise that promises nothing. */
export const ANY_VERDICT: Words = { en: 'any verdict', zh: '任意结果' };

/** What is lost when a problem is written as an ICPC or DOMjudge package. */
export const WRITE_NOTES = defineNotes({
  perCaseLimits: {
    severity: 'warning',
    en: 'Limits of single cases are lost ({count} cases)',
    zh: '单个数据点的限制将丢失（{count} 个）',
  },
  stackLimit: { severity: 'info', en: 'The stack limit is lost', zh: '栈限制将丢失' },
  fieldsLost: { severity: 'info', en: 'Fields are lost: {fields}', zh: '以下字段丢失：{fields}' },
  fileIo: {
    severity: 'warning',
    en: 'File input and output is lost: programs read and write the standard streams',
    zh: '文件读写设置将丢失，程序改用标准输入输出',
  },
  extraFiles: {
    severity: 'warning',
    en: 'Files beside the program are lost: {names}',
    zh: '程序附带文件将丢失：{names}',
  },
  comparison: {
    severity: 'info',
    en: 'Outputs will be compared word by word, with letter case ({flags})',
    zh: '输出将逐词比较并区分大小写（{flags}）',
  },
  convention: {
    severity: 'warning',
    en: '{program} {name} is called by the convention of {convention}; it must be adapted before it works there',
    zh: '{program} {name} 使用{convention}的调用约定，需改写后才能在目标系统使用',
  },
  adapted: {
    severity: 'info',
    en: '{program} {name}, made for the convention of {convention}, is written behind an adapter that makes an output validator of it',
    zh: '{program} {name} 使用{convention}的调用约定，导出时已在前面加上适配代码，可直接作为输出校验器使用',
  },
  partialPoints: {
    severity: 'warning',
    en: 'Outputs that {name} calls partly right become wrong answers: the format cannot say their share of the points here',
    zh: '{name} 判为部分正确的输出将变为答案错误（该格式无法表示此处的部分得分）',
  },
  secondChecker: {
    severity: 'warning',
    en: 'The checker {name}, which looks at what the interactor wrote, is lost: the interactor alone judges there',
    zh: '检查交互器输出的校验器 {name} 将丢失，目标系统仅由交互器判定',
  },
  groups: { severity: 'warning', en: 'Subtasks and points are lost', zh: '子任务与分值将丢失' },
  groupRule: {
    severity: 'warning',
    en: 'Subtask {name}: the rule “{rule}” becomes “{as}”',
    zh: '子任务 {name}：计分规则“{rule}”改为“{as}”',
  },
  sampleArguments: {
    severity: 'warning',
    en: 'Arguments of single samples are lost: the format lets the samples have the same',
    zh: '单个样例的校验器参数将丢失（该格式的样例共用参数）',
  },
  averageOfParts: {
    severity: 'warning',
    en: 'Subtask {name}: its cases have different arguments and are folders there, whose averages are averaged',
    zh: '子任务 {name}：数据点的参数各不相同，导出后分属多个目录，得分为各目录平均分的平均',
  },
  dependencies: {
    severity: 'warning',
    en: 'Subtask {name}: what it depends on is lost',
    zh: '子任务 {name} 的依赖关系将丢失',
  },
  unevenScores: {
    severity: 'warning',
    en: 'Cases with points of their own become subtasks of one case each',
    zh: '各自计分的数据点将分别成为一个子任务',
  },
  samplesJudged: {
    severity: 'info',
    en: 'The samples become judged cases: this format has no others',
    zh: '样例将成为评测数据（该格式的样例均参与评测）',
  },
  samplesTwice: {
    severity: 'info',
    en: 'Samples that are worth points are written twice: to be shown, and among the judged cases (samples of this format give no points)',
    zh: '有分数的样例写入两次：一次用于展示，一次作为评测数据（该格式的样例不计分）',
  },
  sampleTexts: {
    severity: 'warning',
    en: 'Sample {name} is shown otherwise than it is judged; the shown text is lost',
    zh: '样例 {name} 的展示内容与评测数据不同，展示内容将丢失',
  },
  solution: {
    severity: 'warning',
    en: 'The solution {name} is left out: no folder of the format promises {expected}',
    zh: '题解 {name} 未写入：该格式没有对应“{expected}”的目录',
  },
  solutionScore: {
    severity: 'info',
    en: 'The points that {name} must get are lost',
    zh: '题解 {name} 的期望得分将丢失',
  },
  templates: { severity: 'warning', en: 'Code templates are lost', zh: '代码模板将丢失' },
  templateParts: {
    severity: 'warning',
    en: 'Code before and after the template is lost ({language})',
    zh: '模板前后附加的代码将丢失（{language}）',
  },
  language: {
    severity: 'info',
    en: 'The format has no name for the language {language}',
    zh: '该格式没有语言 {language} 的名称',
  },
  juryFiles: { severity: 'warning', en: 'Files of the jury are lost: {names}', zh: '出题文件将丢失：{names}' },
  noAccepted: {
    severity: 'warning',
    en: 'There is no accepted solution, which the format requires',
    zh: '没有通过的题解，而该格式要求至少一个',
  },
  noValidator: {
    severity: 'info',
    en: 'There is no input validator, which the format requires',
    zh: '没有该格式要求的输入校验器',
  },
});
