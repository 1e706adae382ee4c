import { defineNotes } from '../report.ts';

export const HYDRO_NOTES = defineNotes({
  headerTaken: {
    severity: 'info',
    en: 'The header {name} lies beside the checker, interactor and validator when they are compiled',
    zh: '头文件 {name} 将与校验器、交互器、校验器一同编译',
  },
  typeUnknown: {
    severity: 'error',
    en: 'Problems of the type {type} cannot be judged here',
    zh: '本站不支持 {type} 类型的题目',
  },
  redirect: {
    severity: 'error',
    en: 'The data lies in another problem, {target}, and not in the package',
    zh: '测试数据位于另一题目 {target} 中，不在包内',
  },
  badLimit: {
    severity: 'error',
    en: 'The limit {field} says {value}, which is neither a number nor one with a unit',
    zh: '限制 {field} 的值 {value} 既不是数字，也不是带单位的数字',
  },
  noConfig: {
    severity: 'warning',
    en: 'There is no config.yaml; cases were found by the names of their files',
    zh: '没有 config.yaml，已根据文件名识别测试点',
  },
  groupsGuessed: {
    severity: 'warning',
    en: 'Subtasks were guessed from the names of files; their points are shared equally',
    zh: '子任务由文件名推断，分数平均分配',
  },
  noPoints: {
    severity: 'info',
    en: 'No points are given; the problem is judged all or nothing',
    zh: '未给出分数，按全部通过计',
  },
  pointsShared: {
    severity: 'info',
    en: 'Points that are not given were shared out of 100, as Hydro does',
    zh: '未给出的分数按 Hydro 的规则从 100 分中分配',
  },
  ratesLost: {
    severity: 'warning',
    en: 'Factors of limits for single languages are lost: {languages}',
    zh: '各语言的限制倍率丢失：{languages}',
  },
  bundledMissing: {
    severity: 'error',
    en: 'There is no bundled checker {name} here',
    zh: '本站没有内置校验器 {name}',
  },
  answerUnknown: {
    severity: 'error',
    en: 'The answer to question {question} cannot be understood',
    zh: '无法理解题目 {question} 的答案',
  },
  answerPoints: {
    severity: 'warning',
    en: 'Question {question} gives several answers different points; only the best ones count here',
    zh: '题目 {question} 对不同答案给不同分数，此处只承认最高分的答案',
  },
  difficultyScaled: {
    severity: 'info',
    en: 'The difficulty {from} of 10 became “{to}”',
    zh: '难度 {from}（满分 10）映射为“{to}”',
  },
});
