import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const TEXT = rows({
  progress: COMMON.progress,
  progressOf: { zh: '已通过 {solved} / {total} 题', en: '{solved} of {total} solved' },
  opensBy: {
    zh: '再通过“{title}”中的 {missing} 道题即可解锁（{solved}/{needed}）',
    en: 'Opens when you solve {missing} more of “{title}” ({solved}/{needed})',
  },
});
