import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  title: { zh: '协作者', en: 'People' },
  lead: {
    zh: '协作者可以修改题目的全部内容；测试者在题目公开前就能查看并提交，但看不到数据和标程。谁能看到题目、题号、删除和协作者名单只由题目所有者决定。',
    en: 'Curators change all of the problem. Testers see and solve it before it is public, without its data and solutions. Who sees it, its id, deleting it and these people are decided by those whose it is alone.',
  },
  author: { zh: '作者：{name}', en: 'Author: {name}' },
  username: { zh: '用户名', en: 'User name' },
  part: { zh: '身份', en: 'Part' },
  curator: { zh: '协作者', en: 'Curator' },
  tester: { zh: '测试者', en: 'Tester' },
  person: { zh: '用户', en: 'User' },
  since: { zh: '添加时间', en: 'Since' },
  actions: { zh: '操作', en: 'Actions' },
  name: { zh: '添加', en: 'Add' },
  named: { zh: '已添加 {name}', en: '{name} was added' },
  dropOf: { zh: '移除 {name}', en: 'Remove {name}' },
  dropped: { zh: '已移除', en: 'Removed' },
  dropAsk: {
    zh: '确定移除 {name}？其对该题目的权限会立即失效。',
    en: 'Remove {name}? The rights to this problem end at once.',
  },
  none: { zh: '还没有协作者或测试者。', en: 'There are no curators or testers yet.' },
  helped: { zh: '我协助的题目', en: 'Problems I help with' },
  problemId: { zh: '题号', en: 'Id' },
  problem: { zh: '题目', en: 'Problem' },
  leave: { zh: '退出', en: 'Leave' },
  leaveOf: { zh: '退出 {id}', en: 'Leave {id}' },
  leaveAsk: { zh: '确定不再协助题目 {id}？', en: 'Help with problem {id} no longer?' },
  modified: { zh: '修改时间', en: 'Changed' },
});
