import { rows } from '../../../../lib/text.ts';
import { COMMON } from '../../../../ui/common-words.ts';
import { TEXT } from '../text.ts';

/** Of a contest's problems alone. */
export const PROBLEMS_TEXT = rows({
  coins: { zh: 'AC 币', en: 'Coins' },
  title: TEXT.title,
  edit: COMMON.edit,
  problems: COMMON.problems,
  saved: { zh: '保存成功', en: 'Updated successfully' },
  end: TEXT.end,
  problemId: { zh: '题号', en: 'Problem' },
  displayId: { zh: '编号', en: 'ID' },
  displayTitle: { zh: '比赛中的标题', en: 'Title in the contest' },
  color: { zh: '颜色', en: 'Color' },
  balloon: { zh: '气球', en: 'Balloon' },
  cases: { zh: '测试点', en: 'Cases' },
  takeOut: { zh: '移出比赛', en: 'Take out of the contest' },
  takeOutHint: {
    zh: '题目移出后，它在本场比赛中的提交会保留，但不再计入榜单；重新加入后恢复。',
    en: 'Its submissions in this contest stay, but no longer count; they do again when it is added back.',
  },
  add: { zh: '加入', en: 'Add' },
  addTitle: { zh: '添加题目', en: 'Add problems' },
  addHintGroup: {
    zh: '可选公开题目和本团队的题目；公开题目加入后仍保留在公共题库中。',
    en: 'Public problems and those of the group. Public ones stay in the public list.',
  },
  addHint: {
    zh: '公开题目加入后会从公共题库中隐藏，直到管理员重新公开。',
    en: 'A public problem leaves the public list until an administrator makes it public again.',
  },
  acmRule: {
    zh: '本场比赛只看是否通过：OI 题的部分分不计入榜单。',
    en: 'This contest asks whether a problem is solved: partial points of OI problems do not count.',
  },
  pointsRule: {
    zh: '本场比赛按得分计：OI 题有部分分，ACM 题通过得 100 分，否则 0 分。',
    en: 'This contest counts points: OI problems give parts of them, ACM problems 100 or none.',
  },
  added: { zh: '已加入', en: 'Added' },
  displayIdHint: { zh: '留空则取下一个字母', en: 'Left empty: the next letter' },
  nextLetter: { zh: '编号：留空为下一个字母', en: 'Id: the next letter' },
  importRemote: { zh: '远程导入', en: 'Remote import' },
  importProblems: { zh: '导入题目包', en: 'Import a package' },
  importProblemsHint: {
    zh: '导入的题目保持私有，并按包中的顺序加入本场比赛。',
    en: 'Problems that come in stay private and join the contest in the order of the package.',
  },
  joined: { zh: '已将 {count} 道题目加入比赛', en: '{count} {count:problem|problems} added to the contest' },
  inThisContest: { zh: '在本场比赛中', en: 'In this contest' },
  ownTitle: { zh: '留空为题目标题', en: 'Empty: the title of the problem' },
  createProblem: COMMON.newProblem,
  noProblems: COMMON.noProblems,
  noProblemsHint: { zh: '添加题目，或新建一道。', en: 'Add problems, or create one.' },
  openProblems: { zh: '题目 {ids} 仍在公共题库中', en: 'Still open to practice: {ids}' },
  openProblemsHint: {
    zh: '比赛开始之前和比赛期间，所有人都可以在公共题库中看到并练习这些题目，也可能已经做过。',
    en: 'Everybody can read and solve these problems on the public list before and during the contest, and may have solved them already.',
  },
  closeProblems: { zh: '将 {ids} 移出公共题库', en: 'Take {ids} off the public list' },
  closeProblemsOthers: {
    zh: '只有题目作者和题目管理员可以将其移出公共题库。',
    en: 'Only their authors and problem administrators can take them off the list.',
  },
  reopen: { zh: '放回公共题库（比赛结束后）', en: 'Put back on the public list (after the end)' },
  reopened: { zh: '已放回公共题库', en: 'Back on the public list' },
});
