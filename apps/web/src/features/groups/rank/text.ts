import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  rank: { zh: '团队排名', en: 'Group ranking' },
  lead: {
    zh: '只统计在团队和团队训练中的提交。',
    en: 'Counts only submissions in the group and its trainings.',
  },
  by: { zh: '排名方式', en: 'Ranked by' },
  acm: { zh: 'ACM', en: 'ACM' },
  oi: { zh: 'OI', en: 'OI' },
  search: { zh: '搜索用户名或昵称', en: 'Search usernames and nicknames' },
  place: { zh: '名次', en: 'Rank' },
  user: COMMON.user,
  nickname: { zh: '昵称', en: 'Nickname' },
  solved: COMMON.solved,
  submissions: COMMON.submissions,
  score: { zh: '总分', en: 'Points' },
  left: { zh: '已退出', en: 'Left' },
  nobodyFound: { zh: '没有符合条件的成员', en: 'No member matches' },
  solvedOf: { zh: '{name} 通过的 {count} 道题', en: '{count} {count:problem|problems} solved by {name}' },
});
