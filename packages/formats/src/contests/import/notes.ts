import { defineNotes } from '../../report.ts';

/** What an import of contest files reports; the site adds what it finds when it compares them with itself. */
export const IMPORT_NOTES = defineNotes({
  twice: {
    severity: 'error',
    en: 'There are two files of this kind: {other} too',
    zh: '同类文件有两个：还有 {other}',
  },
  nothing: {
    severity: 'error',
    en: 'None of the files is known: contest.yaml, problemset.yaml, teams, organizations, groups, accounts',
    zh: '没有可识别的文件：contest.yaml、problemset.yaml、teams、organizations、groups、accounts',
  },
  ignored: { severity: 'info', en: 'Not a file of a contest package; passed over', zh: '不是比赛包中的文件，已忽略' },
  problemsTwice: {
    severity: 'info',
    en: 'Problems stand in contest.yaml too; those of this file count',
    zh: 'contest.yaml 中也有题目，以此文件为准',
  },
  groupUnknown: {
    severity: 'warning',
    en: 'The team {team} is in the group {group}, which no file has',
    zh: '队伍 {team} 所在的组 {group} 没有定义',
  },
  organizationUnknown: {
    severity: 'warning',
    en: 'The team {team} is of the organization {organization}, which no file has',
    zh: '队伍 {team} 所属的组织 {organization} 没有定义',
  },
  accountTeamUnknown: {
    severity: 'error',
    en: 'The account {account} is of the team {team}, which no file has',
    zh: '账号 {account} 所属的队伍 {team} 没有定义',
  },
  accountSkipped: {
    severity: 'info',
    en: 'The account {account} is of the type {type}; only those of teams are made',
    zh: '账号 {account} 的类型是 {type}，只导入队伍账号',
  },
  hiddenTeams: {
    severity: 'info',
    en: 'Hidden teams: {count}; they get a star and are on the board without a place',
    zh: '{count} 支隐藏队伍将打星：上榜但不占名次',
  },
});
