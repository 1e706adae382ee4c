import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  scope: {
    zh: '以下统计题库中最近 {count} 次提交，更新于 {when}。',
    en: 'Below: the latest {count} {count:submission|submissions} of the public list, as of {when}.',
  },
  byLanguage: { zh: '各语言结果', en: 'Results by language' },
  language: COMMON.language,
  submissions: COMMON.submissions,
  acceptedShare: { zh: '通过率', en: 'Accepted' },
  others: { zh: '其他结果', en: 'Other results' },
  time: { zh: '通过代码的用时', en: 'Time of accepted solutions' },
  memory: { zh: '通过代码的内存', en: 'Memory of accepted solutions' },
  range: { zh: '范围', en: 'Range' },
  count: { zh: '数量', en: 'Solutions' },
  own: { zh: '你的最好成绩：{value}', en: 'Your best: {value}' },
  fastest: { zh: '最快', en: 'Fastest' },
  shortest: { zh: '最短', en: 'Shortest' },
  submission: { zh: '提交 {id}', en: 'Submission {id}' },
  solvingFirstTry: {
    zh: '从首次提交到通过所用时间（{tried} 人，累计）',
    en: 'Solved how long after the first submission, of {tried} {tried:person|persons}, added up',
  },
  solvingContestStart: {
    zh: '从比赛开始到通过所用时间（{tried} 人次，累计）',
    en: 'Solved how long after the start of a contest, of {tried} {tried:contestant|contestants}, added up',
  },
  within: { zh: '时间内', en: 'Within' },
  persons: { zh: '已通过', en: 'Had solved it' },
  solvedOf: { zh: '共 {solved} 人通过', en: '{solved} solved it' },
  setterOnly: { zh: '仅能查看测试数据的人可见', en: 'Visible only to those who may see the test data' },
  cases: { zh: '最容易出错的测试点', en: 'Cases that fail most often' },
  casesOf: { zh: '统计最近 {count} 份错误代码', en: 'Of the latest {count} wrong {count:solution|solutions}' },
  caseFailed: {
    zh: '测试点 {index}：{ran} 份运行到此，{failed} 份未通过',
    en: 'Case {index}: {failed} of the {ran} that came to it failed',
  },
  noCases: { zh: '还没有可统计的错误代码', en: 'No wrong solutions to count yet' },
  unfailed: {
    zh: '没有错误代码在这些测试点上出错（仅能查看测试数据的人可见）：{list}',
    en: 'No wrong solution fails these cases (visible only to those who may see the test data): {list}',
  },
});
