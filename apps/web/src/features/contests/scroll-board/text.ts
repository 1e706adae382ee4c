import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  title: { zh: '滚榜', en: 'Scroll board' },
  lead: {
    zh: '从最后一名开始逐个揭晓封榜后的结果，在新窗口中播放。',
    en: 'Reveals the results behind the seal from the last line up, in a window of its own.',
  },
  notYet: {
    zh: '滚榜在封榜的 ACM 比赛结束后可用。',
    en: 'Opens when an ACM contest with a sealed board has ended.',
  },
  stillSealed: {
    zh: '揭晓前请保持“封榜至手动公开”，否则选手在比赛结束时即可看到真实榜单。',
    en: 'The board opens by itself at the end: everybody sees the result before the ceremony. Switch that off to keep it.',
  },
  gold: { zh: '金牌', en: 'Gold' },
  silver: { zh: '银牌', en: 'Silver' },
  bronze: { zh: '铜牌', en: 'Bronze' },
  medalHint: { zh: '共 {n} 人参与排名', en: '{n} {n:contestant has|contestants have} a place' },
  noStars: { zh: '不包含打星账号', en: 'Without stars' },
  open: { zh: '开始滚榜', en: 'Open the scroll board' },
  unjudged: {
    zh: '还有 {n} 个提交没有结果，评测完成后才能滚榜。',
    en: '{n} {n:submission has|submissions have} no result yet; the ceremony needs all.',
  },
  next: { zh: '下一步', en: 'Next' },
  back: { zh: '上一步', en: 'Back' },
  auto: { zh: '自动', en: 'Automatic' },
  pause: { zh: '暂停', en: 'Pause' },
  faster: { zh: '加快', en: 'Faster' },
  slower: { zh: '放慢', en: 'Slower' },
  restart: { zh: '重新开始', en: 'Start again' },
  fullScreen: { zh: '全屏', en: 'Full screen' },
  keys: {
    zh: '空格/回车/→ 下一步 · ← 上一步 · A 自动 · +/− 速度 · F 全屏',
    en: 'Space, Enter, → next · ← back · A automatic · + − speed · F full screen',
  },
  podium: { zh: '前三名', en: 'The first three' },
  over: { zh: '滚榜结束', en: 'The final board' },
  solved: { zh: '通过 {n} 题', en: '{n} solved' },
  saidAccepted: { zh: '{name} {problem} 题通过，第 {rank} 名', en: '{name} solved {problem}: rank {rank}' },
  saidStarAccepted: {
    zh: '{name} {problem} 题通过，不参与排名',
    en: '{name} solved {problem}: takes part without a rank',
  },
  saidStarRejected: {
    zh: '{name} {problem} 题未通过，不参与排名',
    en: '{name} did not solve {problem}: takes part without a rank',
  },
  saidRejected: { zh: '{name} {problem} 题未通过，第 {rank} 名', en: '{name} did not solve {problem}: rank {rank}' },
  close: { zh: '继续', en: 'Go on' },
});
