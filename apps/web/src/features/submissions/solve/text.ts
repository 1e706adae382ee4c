import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

/** What is said where a problem is read; the editor's side brings its own words along. */
export const TEXT = rows({
  // panes
  statement: COMMON.statement,
  code: COMMON.code,
  answers: { zh: '答案', en: 'Answers' },
  panes: { zh: '切换面板', en: 'Panes' },
  navigator: { zh: '其他题目', en: 'Problems beside this one' },
  splitter: { zh: '调整左右宽度', en: 'Resize the panes' },
  showStatement: { zh: '显示题面', en: 'Show the statement' },
  tabDescription: COMMON.description,
  tabMine: { zh: '我的提交', en: 'My submissions' },
  tabFiles: { zh: '附加文件', en: 'Files' },
  tabAttachments: { zh: '附件', en: 'Attachments' },
  tabDiscussion: COMMON.discussion,
  tabTutorials: { zh: '题解', en: 'Tutorials' },
  tabHints: { zh: '分步提示', en: 'Hints' },
  tabNotes: { zh: '笔记', en: 'Notes' },
  tabStatistics: { zh: '统计', en: 'Statistics' },
  loginForMine: { zh: '登录后可以查看自己的提交。', en: 'Log in to see your own submissions.' },
  noneMine: { zh: '你还没有提交过这道题', en: 'You have not submitted to this problem yet' },
  login: COMMON.login,
  allMine: { zh: '查看全部', en: 'See all' },
  focusOn: { zh: '专注模式（F）', en: 'Focus mode (F)' },
  focusOff: { zh: '退出专注模式（F）', en: 'Leave focus mode (F)' },
  ownAccepted: { zh: '你已通过该题', en: 'You have solved the problem' },
  ownTried: { zh: '你已提交过该题', en: 'You have submitted a solution' },
  ownHidden: { zh: '已提交，结果暂不公布', en: 'Submitted, result not available' },
});
