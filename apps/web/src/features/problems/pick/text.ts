import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  search: { zh: '搜索题号、标题', en: 'Search ids and titles' },
  problemId: { zh: '题号', en: 'Problem' },
  name: COMMON.title,
  auth: { zh: '权限', en: 'Access' },
  public: COMMON.public,
  ofGroup: { zh: '团队', en: 'Group' },
  private: COMMON.private,
  contest: COMMON.contest,
  actions: COMMON.actions,
  add: { zh: '加入', en: 'Add' },
  many: { zh: '批量加入', en: 'Add many' },
  manyHint: { zh: '输入题号，用空格或逗号分隔，支持区间', en: 'Problem ids separated by spaces or commas; ranges too' },
  addMany: { zh: '加入 {count} 道', en: 'Add {count}' },
  tooMany: { zh: '一次最多加入 200 道题目', en: 'At most 200 problems at once' },
  malformed: { zh: '无法识别：{ids}', en: 'These are no ids: {ids}' },
  addedMany: { zh: '已加入 {count} 道题目。', en: '{count} {count:problem|problems} added.' },
  already: { zh: '已在其中：{ids}。', en: 'There already: {ids}.' },
  unknown: { zh: '未找到：{ids}。', en: 'Not found: {ids}.' },
});
