import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  name: COMMON.title,
  visible: { zh: '显示', en: 'Visible' },
  actions: COMMON.actions,
  copy: COMMON.copy,
  remove: COMMON.delete,
});
