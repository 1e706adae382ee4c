import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  realname: { zh: '姓名', en: 'Real name' },
  board: { zh: '榜单', en: 'Ranking' },
  rank: { zh: '排名', en: 'Rank' },
  search: { zh: '搜索名称或学校', en: 'Search names or schools' },
  auto: { zh: '自动刷新', en: 'Auto refresh' },
  justNow: { zh: '刚刚更新', en: 'Updated just now' },
  ago: { zh: '{n} 秒前更新', en: 'Updated {n} s ago' },
  refresh: { zh: '立即刷新', en: 'Refresh now' },
  perPage: { zh: '每页', en: 'Rows' },
  all: COMMON.all,
  noMatch: { zh: '没有符合条件的人', en: 'Nobody matches' },
  up: { zh: '上升 {n} 名', en: 'up {n} {n:place|places}' },
  down: { zh: '下降 {n} 名', en: 'down {n} {n:place|places}' },
  you: { zh: '我', en: 'You' },
  follow: { zh: '关注 {name}', en: 'Follow {name}' },
  unfollow: { zh: '取消关注 {name}', en: 'Stop following {name}' },
});
