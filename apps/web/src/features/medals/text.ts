import { rows } from '../../lib/text.ts';

export const TEXT = rows({
  medals: { zh: '勋章', en: 'Medals' },
  none: { zh: '还没有勋章', en: 'No medals yet' },
  noneHint: {
    zh: '在比赛和训练中达标即可获得。',
    en: 'Reach the threshold of a contest or training to earn one.',
  },
  gained: { zh: '已获得', en: 'Gained' },
  points: { zh: '达到 {count} 分（题）获得', en: 'Gained at {count} {count:point|points} or solved' },
  solved: { zh: '解决 {count} 题获得', en: 'Gained at {count} solved {count:problem|problems}' },
  byHand: { zh: '由管理员授予', en: 'Given by administrators' },
  worn: { zh: '佩戴的勋章', en: 'Worn medals' },
  wear: { zh: '佩戴“{name}”', en: 'Wear “{name}”' },
  drag: { zh: '拖动以调整“{name}”的顺序', en: 'Drag to move “{name}”' },
  since: { zh: '{day} 获得', en: 'Since {day}' },
});
