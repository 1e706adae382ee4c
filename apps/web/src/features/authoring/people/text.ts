import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  title: { zh: '协作者', en: 'People' },
  lead: {
    zh: '协作者可以修改题目的全部内容；测试者在题目公开前就能查看并提交，但看不到数据和标程。谁能看到题目、题号、删除和协作者名单只由题目所有者决定。',
    en: 'Curators can change everything in the problem. Testers can see and solve it before it is public, but not see its data and solutions. Only its owner decides who sees it, its id, whether it is deleted, and who is on this list.',
  },
  author: { zh: '作者：{name}', en: 'Author: {name}' },
  username: COMMON.username,
  part: { zh: '身份', en: 'Part' },
  curator: { zh: '协作者', en: 'Curator' },
  tester: { zh: '测试者', en: 'Tester' },
  person: COMMON.user,
  since: { zh: '添加时间', en: 'Since' },
  actions: COMMON.actions,
  name: { zh: '添加', en: 'Add' },
  named: { zh: '已添加 {name}', en: '{name} was added' },
  dropOf: { zh: '移除 {name}', en: 'Remove {name}' },
  dropped: { zh: '已移除', en: 'Removed' },
  dropAsk: {
    zh: '确定移除 {name}？其对该题目的权限会立即失效。',
    en: 'Remove {name}? Their rights to this problem end at once.',
  },
  none: { zh: '还没有协作者或测试者。', en: 'There are no curators or testers yet.' },
  helped: { zh: '我协助的题目', en: 'Problems I help with' },
  problemId: { zh: '题号', en: 'Id' },
  problem: COMMON.problem,
  leave: { zh: '退出', en: 'Leave' },
  leaveOf: { zh: '退出 {id}', en: 'Leave {id}' },
  leaveAsk: { zh: '确定不再协助题目 {id}？', en: 'Stop helping with problem {id}?' },
  modified: { zh: '修改时间', en: 'Changed' },
});
