import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  classes: { zh: '班级时间', en: 'Class times' },
  noClasses: { zh: '团队还没有班级', en: 'The group has no classes yet' },
  noClassesHint: {
    zh: '在成员页为成员设置班级后，可以为每个班级单独设置时间。',
    en: 'Once members are in classes, each class can have times of its own.',
  },
  people: { zh: '{count} 人', en: '{count} {count:member|members}' },
  asOthers: { zh: '与所有人相同', en: 'as for everybody' },
  own: { zh: '单独设置', en: 'own times' },
  from: { zh: '开始时间', en: 'Opens' },
  until: { zh: '结束时间', en: 'Ends' },
  save: COMMON.save,
  saveOf: { zh: '保存：{label}', en: 'Save: {label}' },
  back: { zh: '恢复与所有人相同', en: 'As for everybody' },
  backOf: { zh: '恢复与所有人相同：{label}', en: 'As for everybody: {label}' },
  saved: { zh: '已保存，立即生效', en: 'Saved; it holds at once' },
});
