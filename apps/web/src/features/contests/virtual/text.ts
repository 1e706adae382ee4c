import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  title: { zh: '虚拟参赛', en: 'Virtual participation' },
  lead: {
    zh: '现在就按原赛制和时长参加这场已结束的比赛：倒计时从你开始的那一刻算起，榜单显示其他选手在同一比赛时间的成绩。虚拟参赛不影响正式榜单和任何统计，每场比赛仅限一次。',
    en: 'Take part now, by the same rules and for as long: the clock starts with you, and the board shows the others as they stood at the same time. It changes neither the official board nor any statistics, and is possible once.',
  },
  start: { zh: '开始虚拟参赛', en: 'Start virtual participation' },
  sure: {
    zh: '计时将立即开始，持续 {time}，且无法暂停。确定现在开始吗？',
    en: 'The clock starts at once, runs for {time} and cannot be paused. Start now?',
  },
  started: { zh: '虚拟参赛已开始', en: 'Your virtual participation has started' },
  running: { zh: '虚拟参赛进行中', en: 'You take part virtually' },
  runningLead: {
    zh: '公告、题目统计和榜单都停在与你相同的比赛时间；结束前只显示你自己的虚拟提交。',
    en: 'Announcements, counters and the board stand at your time of the contest; until the end only your own submissions are shown.',
  },
  end: { zh: '结束', en: 'End' },
  endTitle: { zh: '结束虚拟参赛', en: 'End the virtual participation' },
  endSure: {
    zh: '若尚未提交，本次将作废，之后可重新开始；若已有提交，结果就此确定，不能再次参加。',
    en: 'If you have submitted nothing yet, it is discarded and you may start anew. Otherwise the result stands and you cannot take part again.',
  },
  ended: { zh: '虚拟参赛已结束', en: 'Your virtual participation is over' },
  discarded: { zh: '已作废，可重新开始', en: 'Discarded; you may start anew' },
  result: { zh: '我的虚拟参赛结果', en: 'Your virtual result' },
  place: { zh: '按成绩应排名次', en: 'Would rank' },
  ofAll: { zh: '第 {n} 名，正式选手 {all} 人', en: '{n}, among {all} {all:contestant|contestants}' },
  points: { zh: '成绩', en: 'Result' },
  solved: { zh: '通过 {n} 题，罚时 {time}', en: '{n} solved, penalty {time}' },
  score: { zh: '{n} 分', en: '{n} {n:point|points}' },
  when: COMMON.when,
  sealedYet: { zh: '榜单封存期间不公布结果。', en: 'Shown when the seal is lifted.' },
  onBoard: { zh: '在榜单中查看', en: 'Show on the board' },
  mine: { zh: '我的虚拟提交', en: 'My virtual submissions' },
});
