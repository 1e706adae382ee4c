import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  countdowns: { zh: '倒计时', en: 'Countdown' },
  daysLeft: { zh: '天', en: '{days:day|days}' },
  reached: { zh: '已到时间', en: 'It is time' },
  more: { zh: '详情', en: 'More' },
  openLink: { zh: '前往', en: 'Go there' },
  page: { zh: '比赛倒计时', en: 'Countdowns' },
  lead: {
    zh: '首页最多显示最近的五个可见倒计时；到时间后再保留一天。',
    en: 'The home page shows the next five visible ones, and keeps each for a day after its time has come.',
  },
  add: { zh: '添加倒计时', en: 'Add a countdown' },
  none: { zh: '还没有倒计时', en: 'No countdowns yet' },
  title: COMMON.title,
  date: { zh: '时间', en: 'Date and time' },
  state: COMMON.state,
  shown: COMMON.shown,
  hidden: { zh: '隐藏', en: 'Hidden' },
  content: COMMON.content,
  contentHint: { zh: '可选；支持 Markdown，点开后可见', en: 'Optional Markdown, read when it is opened' },
  url: { zh: '链接', en: 'Link' },
  urlHint: { zh: '可选；以 http:// 或 https:// 开头', en: 'Optional; begins with http:// or https://' },
  visible: { zh: '在首页显示', en: 'Show it on the home page' },
});
