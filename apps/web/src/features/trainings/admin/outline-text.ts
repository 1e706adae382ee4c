import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  importRemote: { zh: '远程导入', en: 'Remote import' },
  add: { zh: '添加题目', en: 'Add problems' },
  addHint: {
    zh: '添加公开题目到所选章节的末尾。',
    en: 'Adds public problems to the end of the chosen section.',
  },
  addHintGroup: {
    zh: '列表中是公开题目；对本团队开放的题目，请按题号添加。',
    en: 'The list has public problems; those open to the group are added by their ids.',
  },
  added: { zh: '题目已添加', en: 'Problem added' },
  toSection: { zh: '添加到章节', en: 'Into the section' },
  addSection: { zh: '添加章节', en: 'Add a section' },
  sectionTitle: { zh: '第 {place} 章的标题', en: 'Title of section {place}' },
  section: { zh: '第 {place} 章', en: 'Section {place}' },
  up: { zh: '上移', en: 'Move up' },
  down: { zh: '下移', en: 'Move down' },
  removeSection: { zh: '删除章节', en: 'Delete the section' },
  removeSectionHint: {
    zh: '其中的题目会并入相邻的章节；以它为条件的解锁规则会被移除。',
    en: 'Its problems join the section beside it; what asks for it to open is taken away.',
  },
  moved: { zh: '{name} 现在是第 {place} 个', en: '{name} is number {place} now' },
  isPublic: { zh: '题目 {id} 公开', en: 'Problem {id} is public' },
  isOpenToGroup: { zh: '题目 {id} 对团队公开', en: 'Problem {id} is open to the group' },
  editProblem: { zh: '编辑题目 {id}', en: 'Edit problem {id}' },
  place: { zh: '{id} 的序号', en: 'Place of {id}' },
  drag: { zh: '拖动', en: 'Drag' },
  takeOut: { zh: '移出训练', en: 'Take out of the training' },
  takeOutHint: {
    zh: '题目和已有的提交会保留，训练排名随之更新。',
    en: 'The problem and its submissions stay; the ranking is updated.',
  },
  hidden: COMMON.hidden,
  empty: { zh: '这一章还没有题目', en: 'No problems in this section yet' },
  solved: { zh: '通过题数', en: 'Solved' },
  ofSection: { zh: '所在章节', en: 'In section' },
  addRule: { zh: '添加解锁条件', en: 'Require an earlier section' },
  removeRule: { zh: '移除条件', en: 'Remove' },
});
