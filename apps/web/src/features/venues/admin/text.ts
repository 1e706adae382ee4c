import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  name: { zh: '标题', en: 'Title' },
  visible: { zh: '显示', en: 'Visible' },
  actions: { zh: '操作', en: 'Actions' },
  copy: { zh: '复制', en: 'Copy' },
  remove: { zh: '删除', en: 'Delete' },
});
