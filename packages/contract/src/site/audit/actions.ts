import type { Words } from '../../words.ts';
import { PEOPLE_ACTS } from './people.ts';
import { PROBLEM_ACTS } from './problems.ts';
import { VENUE_ACTS } from './venues.ts';

/** What the audit log calls each act, by the name of its call. */
export const AUDIT_ACTIONS = { ...PEOPLE_ACTS, ...PROBLEM_ACTS, ...VENUE_ACTS };
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What acts are about, as the log writes it before an id or a name. */
const SUBJECTS: Readonly<Record<string, Words>> = {
  account: { zh: '远程账号', en: 'account' },
  announcement: { zh: '公告', en: 'announcement' },
  assignment: { zh: '作业', en: 'assignment' },
  case: { zh: '举报', en: 'report' },
  'categories of discussions': { zh: '讨论分类', en: 'categories of discussions' },
  certificate: { zh: '证书', en: 'certificate' },
  'chat report': { zh: '私信举报', en: 'report of a chat' },
  contest: { zh: '比赛', en: 'contest' },
  discussion: { zh: '讨论', en: 'discussion' },
  'external contest': { zh: '外部比赛', en: 'external contest' },
  'external label': { zh: '外部链接标签', en: 'external label' },
  'external link': { zh: '外部链接', en: 'external link' },
  group: { zh: '团队', en: 'group' },
  honor: { zh: '荣誉', en: 'honour' },
  'judge node': { zh: '评测节点', en: 'judge node' },
  medal: { zh: '勋章', en: 'medal' },
  note: { zh: '笔记', en: 'note' },
  'note categories': { zh: '笔记分类', en: 'categories of notes' },
  notice: { zh: '站点通知', en: 'notice' },
  prize: { zh: '奖项', en: 'prize' },
  problem: { zh: '题目', en: 'problem' },
  qsheet: { zh: '题单', en: 'question sheet' },
  'rejudge set': { zh: '重测批次', en: 'rejudge set' },
  'remote judge': { zh: '远程评测', en: 'remote judge' },
  reward: { zh: '奖品', en: 'reward' },
  'similarity report': { zh: '相似度报告', en: 'similarity report' },
  site: { zh: '网站', en: 'site' },
  'site picture': { zh: '网站图片', en: 'picture of the site' },
  submission: { zh: '提交', en: 'submission' },
  ticket: { zh: '工单', en: 'ticket' },
  'timed work': { zh: '限时作业', en: 'timed work' },
  training: { zh: '训练', en: 'training' },
  tutorial: { zh: '题解', en: 'tutorial' },
  user: { zh: '用户', en: 'user' },
  users: { zh: '用户数', en: 'users' },
};

/** What an act is called; one of another version of the product by the name of its call. */
export const actionWords = (action: string): Words =>
  (AUDIT_ACTIONS as Readonly<Record<string, Words>>)[action] ?? { zh: action, en: action };

/** What an act was about, such as `problem 1000`; what is not known stays as it is written. */
export function subjectWords(subject: string): Words {
  const kind = Object.keys(SUBJECTS)
    .filter((each) => subject === each || subject.startsWith(`${each} `))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  const words = SUBJECTS[kind] ?? { zh: '', en: '' };
  const rest = subject.slice(kind.length);
  return { zh: `${words.zh}${rest}`, en: `${words.en}${rest}` };
}
