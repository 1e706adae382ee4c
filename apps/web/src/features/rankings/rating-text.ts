import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  ranking: { zh: '等级分排名', en: 'Contest rating' },
  lead: {
    zh: '按计分比赛中的名次计算，只比较名次，与练习无关。',
    en: 'From places in rated contests alone; practice does not count.',
  },
  rating: { zh: '等级分', en: 'Rating' },
  title: { zh: '称号', en: 'Title' },
  highest: { zh: '最高', en: 'Highest' },
  contests: { zh: '计分比赛', en: 'Rated contests' },
  place: { zh: '名次', en: 'Rank' },
  user: COMMON.user,
  search: { zh: '搜索用户名或昵称', en: 'Search usernames and nicknames' },
  none: { zh: '还没有人获得等级分', en: 'Nobody has a rating yet' },
  noneHint: {
    zh: '计分比赛结束并公布榜单后，参赛者会获得等级分。',
    en: 'Contestants get a rating once a rated contest is over and its board is open.',
  },
  nobodyFound: { zh: '没有符合条件的用户', en: 'No user matches' },
  history: { zh: '等级分变化', en: 'Rating history' },
  chart: {
    zh: '{count} 场计分比赛的等级分走势，现为 {rating}',
    en: 'Rating over {count} rated {count:contest|contests}, now {rating}',
  },
  point: { zh: '{title}：{rating}', en: '{title}: {rating}' },
  contest: COMMON.contest,
  day: { zh: '日期', en: 'Day' },
  performance: { zh: '表现分', en: 'Performance' },
  change: { zh: '变化', en: 'Change' },
  first: { zh: '首次', en: 'first' },
  rated: { zh: '计入等级分', en: 'Rated' },
  ratedHint: {
    zh: '比赛开始后，只有超级管理员可以修改',
    en: 'Once the contest has started, only super administrators change this',
  },
  floor: { zh: '等级分下限', en: 'Lowest rating' },
  ceiling: { zh: '等级分上限', en: 'Highest rating' },
  boundHint: {
    zh: '留空表示不限；范围外的人可以参赛，但不计分',
    en: 'Empty: no bound; others take part without being rated',
  },
  forAll: { zh: '所有人', en: 'Everybody' },
  from: { zh: '{floor} 及以上', en: 'From {floor}' },
  upTo: { zh: '{ceiling} 及以下', en: 'Up to {ceiling}' },
  between: { zh: '{floor} 至 {ceiling}', en: '{floor} to {ceiling}' },
});
