import { rows } from '../../../lib/text.ts';

/** What lists and the editor say of a problem's last verification. */
export const CHIP_TEXT = rows({
  none: { zh: '未验证', en: 'Not verified' },
  running: { zh: '验证中', en: 'Being verified' },
  stale: { zh: '验证已过期', en: 'Changed since verified' },
  failed: { zh: '验证未通过', en: 'Verification failed' },
  verified: { zh: '已验证', en: 'Verified' },
});
