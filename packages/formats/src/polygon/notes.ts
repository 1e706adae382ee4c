import type { Words } from '@assay/contract/words.ts';
import { defineNotes } from '../report.ts';

/** How much contestants see of a group. */
export const FEEDBACK_TEXT: Readonly<Record<string, Words>> = {
  none: { en: 'nothing', zh: '不显示' },
  points: { en: 'points', zh: '只显示得分' },
  icpc: { en: 'the first failing test', zh: '只显示首个未通过的测试点' },
  complete: { en: 'every test', zh: '显示全部测试点' },
};

export const POLYGON_NOTES = defineNotes({
  standardPackage: {
    severity: 'error',
    en: 'The package holds no tests: it is a standard package. Download the full package for Linux from Polygon',
    zh: '包中没有测试数据：这是 standard 包。请在 Polygon 下载 Linux 完整包',
  },
  noTestset: { severity: 'error', en: 'The description names no tests', zh: '描述文件中没有测试集' },
  badPattern: {
    severity: 'error',
    en: 'The pattern {pattern} of the names of tests cannot be understood',
    zh: '无法理解测试文件名的模式 {pattern}',
  },
  testsetsLost: {
    severity: 'warning',
    en: 'Only the tests {kept} are used; those of {lost} were left out',
    zh: '只使用测试集 {kept}，{lost} 已略过',
  },
  runTwice: {
    severity: 'error',
    en: 'The solution is run {count} times per test; such problems cannot be judged here',
    zh: '该题每个测试运行解答 {count} 次，本站无法评测',
  },
  standardChecker: {
    severity: 'info',
    en: 'The standard checker {name} is not in the package with its header; our own equal of it is used',
    zh: '包中没有标准校验器 {name} 或其头文件，已使用本站的等价实现',
  },
  headerMissing: {
    severity: 'info',
    en: 'The program {name} needs testlib.h, which is not in the package; the one that comes with the judge is used',
    zh: '程序 {name} 需要 testlib.h，但包中没有，将使用评测机自带的版本',
  },
  bothJudge: {
    severity: 'info',
    en: 'The interactor and the checker {name} judge together: the checker reads what the interactor wrote',
    zh: '交互器与校验器 {name} 共同判定：校验器读取交互器写出的内容',
  },
  programTestsLost: {
    severity: 'info',
    en: '{count} tests of checker or validators are not read: files are missing, or they ask for what there is not here',
    zh: '有 {count} 个校验器或输入校验器的测试未读取：缺少文件，或用到本站没有的功能',
  },
  pointsRounded: {
    severity: 'warning',
    en: 'Points with fractions were rounded; their sum is {sum}',
    zh: '带小数的分数已取整，总和为 {sum}',
  },
  dependencyOnEachTest: {
    severity: 'warning',
    en: 'Group {group} depends on group {needs}, whose tests count one by one; all of them must be passed here',
    zh: '组 {group} 依赖逐点计分的组 {needs}，此处要求通过其全部测试点',
  },
  feedbackLost: {
    severity: 'warning',
    en: 'How much contestants see of each group is not kept: {policies}',
    zh: '各组的反馈策略未保留：{policies}',
  },
  tagUnknown: {
    severity: 'warning',
    en: 'The solution {name} has the unknown tag {tag}',
    zh: '标程 {name} 的标签 {tag} 无法识别',
  },
});
