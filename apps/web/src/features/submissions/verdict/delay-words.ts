import type { Delay } from '@assay/contract/judging/delay.ts';
import { rows, useText } from '../../../lib/text.ts';

const TEXT = rows({
  problem: {
    zh: '这道题的评测已暂停，出题人正在处理。恢复后会自动评测，无需重新提交。',
    en: 'Judging of this problem is paused while its authors fix it. Yours is judged by itself afterwards; there is no need to send it again.',
  },
  fix: {
    zh: '题目本身出了问题，这不是你的代码造成的。修正后会自动重新评测。',
    en: 'The problem itself is at fault, not your code. It is judged again by itself once that is fixed.',
  },
  language: {
    zh: '正在等待支持 {languages} 的评测机，目前没有这样的评测机在线。',
    en: 'Waiting for a judge that offers {languages}; none is at work at the moment.',
  },
  judges: {
    zh: '正在等待能够评测这道题的评测机，目前没有这样的评测机在线。',
    en: 'Waiting for a judge that can judge this problem; none is at work at the moment.',
  },
});

/** Says why a submission does not get on; null when it does. */
export function useDelayWords(delay: Delay | null | undefined): string | null {
  const t = useText(TEXT);
  if (!delay) return null;
  if (delay.why !== 'judges') return t(delay.why);
  return delay.languages.length > 0 ? t('language', { languages: delay.languages.join(', ') }) : t('judges');
}
