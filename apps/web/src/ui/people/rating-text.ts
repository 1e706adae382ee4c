import { rows } from '../../lib/text.ts';

/** What ratings are called (RANK-11). */
export const RATING_TITLES = rows({
  newbie: { zh: '新手', en: 'Newbie' },
  amateur: { zh: '入门', en: 'Amateur' },
  expert: { zh: '专家', en: 'Expert' },
  candidateMaster: { zh: '候选大师', en: 'Candidate Master' },
  master: { zh: '大师', en: 'Master' },
  grandmaster: { zh: '特级大师', en: 'Grandmaster' },
  legend: { zh: '传奇', en: 'Legend' },
  ratedName: { zh: '{name}（{title}，等级分 {rating}）', en: '{name} ({title}, rating {rating})' },
});
