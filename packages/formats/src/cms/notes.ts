import { defineNotes } from '../report.ts';

export const CMS_NOTES = defineNotes({
  genWrong: {
    severity: 'error',
    en: 'Line {line} of the list of tests cannot be understood',
    zh: '测试列表第 {line} 行无法理解',
  },
  genCount: {
    severity: 'error',
    en: 'The list of tests names {listed} and the package holds {held}',
    zh: '测试列表共 {listed} 组，包中却有 {held} 组',
  },
  taskType: {
    severity: 'error',
    en: 'Tasks of the type {type} cannot be judged here',
    zh: '本站不支持 {type} 类型的题目',
  },
  scoreType: {
    severity: 'error',
    en: 'The score type {type} with these parameters is not understood; the cases share the points equally',
    zh: '无法理解评分方式 {type} 及其参数，各测试点平分分数',
  },
  halfFile: {
    severity: 'error',
    en: 'One of input and output is a file and the other is not: here both are, or neither',
    zh: '输入与输出中只有一个使用文件；本站要求两者同为文件或同为标准输入输出',
  },
  processes: {
    severity: 'error',
    en: 'The manager talks to {count} programs at once; here it talks to one',
    zh: '管理程序需同时与 {count} 个程序通信，本站只支持一个',
  },
  onlyBinary: {
    severity: 'error',
    en: 'The program {name} is in the package without its source, and cannot be run here',
    zh: '包中的程序 {name} 没有源代码，无法在本站运行',
  },
});
