import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  title: { zh: '比赛管理', en: 'Contests' },
  search: { zh: '搜索标题或作者', en: 'Search titles and authors' },
  create: { zh: '新建比赛', en: 'New contest' },
  edit: COMMON.edit,
  settings: { zh: '设置', en: 'Settings' },
  teams: { zh: '队伍', en: 'Teams' },
  contestOf: { zh: '比赛 {id}', en: 'Contest {id}' },
  pagesOf: { zh: '比赛管理页面', en: 'Pages of the contest' },
  none: { zh: '暂无比赛', en: 'No contest yet' },
  nothingFound: { zh: '没有找到比赛', en: 'No contest found' },
  rule: { zh: '赛制', en: 'Rules' },
  state: COMMON.status,
  time: COMMON.time,
  problems: COMMON.problems,
  announcements: { zh: '公告', en: 'Announcements' },
  importFiles: { zh: '导入文件', en: 'Import files' },
  contestants: { zh: '参赛者', en: 'Contestants' },
  check: { zh: '赛前检查', en: 'Contest check' },
  open: { zh: '打开', en: 'Open' },
  cloned: {
    zh: '已克隆为隐藏的新比赛，请设置时间并添加题目',
    en: 'Cloned as a hidden contest: set its time, add problems',
  },
  removeTitle: { zh: '删除比赛', en: 'Delete contest' },
  removeHint: {
    zh: '比赛及其全部提交将被永久删除，无法恢复。',
    en: 'The contest goes with all its submissions, for good.',
  },
  removed: COMMON.removed,
  end: { zh: '结束时间', en: 'End' },
  public: COMMON.public,
  private: COMMON.private,
  protected: { zh: '保护', en: 'Protected' },
  limit: { zh: '仅限指定账号', en: 'Only some accounts' },
});
