import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  links: { zh: '网址导航', en: 'Links' },
  linksLead: {
    zh: '其他网站的链接，点击后在新窗口打开',
    en: 'Other sites worth knowing; each opens in a new window',
  },
  search: { zh: '搜索名称、说明或网址', en: 'Search name, description or address' },
  category: COMMON.category,
  allCategories: { zh: '全部分类', en: 'All categories' },
  contest: COMMON.contest,
  allContests: { zh: '全部比赛', en: 'All contests' },
  none: { zh: '还没有链接', en: 'No links yet' },
  noneFound: { zh: '没有符合条件的链接', en: 'No link matches' },
  clear: COMMON.clear,
  newWindow: { zh: '（在新窗口打开）', en: '(opens in a new window)' },
  externalContests: { zh: '站外比赛', en: 'Contests elsewhere' },
  subscribe: { zh: '订阅日历', en: 'Subscribe' },
  subscribeHint: { zh: '下载全部站外比赛的日历（.ics）', en: 'Calendar of all contests elsewhere (.ics)' },
  toCalendar: { zh: '加入日历', en: 'Add to calendar' },
  toCalendarOf: { zh: '加入日历：{title}', en: 'Add to calendar: {title}' },
  startsIn: { zh: '距开始 {left}', en: 'starts in {left}' },
  endsIn: { zh: '距结束 {left}', en: 'ends in {left}' },
  over: { zh: '已结束', en: 'Over' },
  days: { zh: '{days} 天', en: '{days} {days:day|days}' },
});
