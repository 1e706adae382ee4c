import type { Words } from '@assay/contract/words.ts';
import { defineNotes } from '../../report.ts';

/** How boards of contests count. */
export const SCORING_TEXT = {
  'pass-fail': { en: 'solved problems', zh: '通过题数' },
  score: { en: 'points', zh: '得分' },
} as const satisfies Record<string, Words>;

/** What a site finds when it holds the files of a contest against what it has. */
export const SITE_NOTES = defineNotes({
  titleLong: { severity: 'warning', en: 'The name is cut to {max} characters', zh: '名称超过 {max} 个字符，已截断' },
  hasStarted: {
    severity: 'warning',
    en: 'The contest has started already: its times change while it runs',
    zh: '比赛已经开始，导入将改变进行中的比赛时间',
  },
  otherRule: {
    severity: 'warning',
    en: 'The contest of the file counts {theirs}, this one {ours}; its rules stay',
    zh: '文件中的比赛按{theirs}排名，本比赛按{ours}排名，赛制保持不变',
  },
  icpcRule: {
    severity: 'info',
    en: 'The contest gets the rule of ICPC contests: whole minutes, and the last accepted submission breaks ties',
    zh: '比赛将采用 ICPC 规则：罚时按整分钟计，同题数同罚时者最后一次通过较早的在前',
  },
  sealDropped: {
    severity: 'warning',
    en: 'The seal would begin after the new end and is taken off',
    zh: '封榜时间晚于新的结束时间，已取消封榜',
  },
  problemMissing: {
    severity: 'warning',
    en: 'Problem {label}: the site has none of the id {id}; import it first, then these files again',
    zh: '题目 {label}：本站没有题号为 {id} 的题目，请先导入该题，再重新导入这些文件',
  },
  problemPublic: {
    severity: 'info',
    en: 'Problem {label} ({id}) is public and leaves the public list',
    zh: '题目 {label}（{id}）是公开题目，将从公共题库中隐藏',
  },
  labelBad: { severity: 'error', en: '“{label}” can not be the label of a problem', zh: '“{label}”不能作为题目编号' },
  labelTaken: {
    severity: 'error',
    en: 'The label {label} belongs to another problem of the contest: {title}',
    zh: '编号 {label} 已被比赛中的另一题占用：{title}',
  },
  colorUnknown: {
    severity: 'warning',
    en: 'Problem {label}: the colour {color} is unknown; the usual one is taken',
    zh: '题目 {label}：无法识别颜色 {color}，使用默认颜色',
  },
  teamNameLong: {
    severity: 'warning',
    en: 'The name of the team {team} is cut to {max} characters',
    zh: '队名“{team}”超过 {max} 个字符，已截断',
  },
  schoolLong: {
    severity: 'warning',
    en: 'The institution of the team {team} is cut to {max} characters',
    zh: '队伍“{team}”的学校名称超过 {max} 个字符，已截断',
  },
  teamNameTwice: { severity: 'error', en: 'Two teams are called {team}', zh: '有两支队伍都叫 {team}' },
  teamNameTaken: {
    severity: 'error',
    en: 'The contest has another team called {team} already',
    zh: '比赛中已有另一支名为 {team} 的队伍',
  },
  teamLarge: {
    severity: 'error',
    en: 'The team {team} has {count} accounts, the contest allows {max} members',
    zh: '队伍 {team} 有 {count} 个账号，比赛每队最多 {max} 人',
  },
  teamsAlone: {
    severity: 'info',
    en: 'Not a team contest: each account stands on the board by itself, with the name of its team',
    zh: '本比赛不是组队赛：每个账号单独上榜，显示队名',
  },
  teamsBare: {
    severity: 'info',
    en: 'Teams without an account, and none is made for them: {count}',
    zh: '{count} 支队伍没有账号，也不会为其生成',
  },
  accountName: { severity: 'error', en: '“{name}” is not a username', zh: '“{name}”不是有效的用户名' },
  accountTwice: { severity: 'error', en: 'Two accounts would be called {name}', zh: '有两个账号都叫 {name}' },
  accountStaff: {
    severity: 'error',
    en: '{name} manages the contest and does not take part',
    zh: '{name} 是比赛管理者，不能参赛',
  },
  accountOutside: {
    severity: 'error',
    en: '{name} is not a member of the group that the contest belongs to',
    zh: '{name} 不是比赛所属团队的成员',
  },
  accountElsewhere: {
    severity: 'error',
    en: '{name} is in another team of the contest already',
    zh: '{name} 已在比赛的其他队伍中',
  },
  accountKept: {
    severity: 'info',
    en: 'Accounts that exist already: {count}; they are registered and keep their passwords',
    zh: '{count} 个账号已存在：只报名，密码不变',
  },
  passwordBad: {
    severity: 'warning',
    en: 'The password of {name} is not of {min} to {max} characters; another one is made',
    zh: '{name} 的密码长度不在 {min} 到 {max} 之间，将另行生成',
  },
  accountsMany: {
    severity: 'error',
    en: '{count} accounts would be made; {max} at once is the most',
    zh: '需要生成 {count} 个账号，一次最多 {max} 个',
  },
  accountsOfGroup: {
    severity: 'error',
    en: 'Accounts that do not exist: {count}; a group makes none, its members take part',
    zh: '有 {count} 个账号不存在；团队比赛不生成账号，只能由团队成员参加',
  },
  accountsRoot: {
    severity: 'error',
    en: 'Only super administrators make accounts; needed here: {count}',
    zh: '仅超级管理员可以生成账号，需要生成 {count} 个',
  },
});
