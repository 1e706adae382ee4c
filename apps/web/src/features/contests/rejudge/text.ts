import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

/** Words of judging a contest's submissions again. */
export const TEXT = rows({
  id: COMMON.number,
  problem: COMMON.problem,
  state: COMMON.state,
  when: COMMON.when,
  rejudge: { zh: '比赛重测', en: 'Rejudge' },
  rejudgeHint: {
    zh: '重测结果先与现有结果并列显示，确认后才生效。',
    en: 'New results stand beside the old ones; nothing changes until you apply them.',
  },
  submissions: { zh: '提交数', en: 'Submissions' },
  rejudgeOne: { zh: '重测', en: 'Rejudge' },
  rejudgeOf: { zh: '重测 {id} 题', en: 'Rejudge problem {id}' },
  rejudgeSure: {
    zh: '将重测本场比赛中 {id} 题的 {count} 次提交，确定吗？',
    en: 'Judge {count} {count:submission|submissions} to problem {id} of this contest again?',
  },
  rejudgeAll: { zh: '重测整场比赛', en: 'Rejudge the whole contest' },
  rejudgeAllSure: {
    zh: '将重测本场比赛的全部 {count} 次提交，确定吗？',
    en: 'Judge {count} {count:submission|submissions} of this contest again?',
  },
  rejudgeNone: { zh: '没有可重测的提交', en: 'There is nothing to rejudge' },
  reason: COMMON.reason,
  sets: { zh: '本场比赛的重测', en: 'Rejudging of this contest' },
  noSets: { zh: '还没有重测', en: 'No rejudges yet' },
  progress: COMMON.progress,
  noProblems: { zh: '这场比赛还没有题目', en: 'This contest has no problems yet' },
});
