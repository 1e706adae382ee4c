import type { Screen } from '../../lib/screens/screen.ts';
import { SCREENS, type ScreenName } from '../../lib/screens/screens.ts';
import { COMMON } from '../../ui/common-words.ts';

/** Screens in the menu of the back office, by section; who may not see one does not get its entry. */
export const ADMIN_MENU: readonly { zh: string; en: string; screens: readonly ScreenName[] }[] = [
  { zh: '概览', en: 'Overview', screens: ['AdminDashboard'] },
  {
    ...COMMON.problems,
    screens: [
      'AdminProblemList',
      'AdminProblemCreate',
      'AdminProblemTag',
      'AdminDifficulty',
      'AdminProblemBatch',
      'AdminRemoteImport',
      'AdminGroupProblemApply',
      'AdminUserProblemApply',
      'AdminUserTutorialApply',
    ],
  },
  {
    zh: '教学与比赛',
    en: 'Teaching and contests',
    screens: [
      'AdminTraining',
      'AdminTrainingCategory',
      'AdminContest',
      'AdminContestCountdown',
      'AdminExternalContest',
      'AdminTimedWork',
      'AdminQSheet',
    ],
  },
  { zh: '评测', en: 'Judging', screens: ['AdminJudgeNodes', 'AdminRemoteJudges', 'AdminRejudge', 'AdminLanguages'] },
  {
    zh: '社区',
    en: 'Community',
    screens: [
      'AdminUser',
      'AdminDiscussion',
      'AdminAnnouncement',
      'AdminNotice',
      'AdminCoin',
      'AdminMedal',
      'AdminHonor',
      'AdminReward',
      'AdminRewardOrder',
    ],
  },
  {
    zh: '系统',
    en: 'System',
    screens: [
      'AdminConf',
      'AdminSwitch',
      'AdminExternalNav',
      'AdminMailOutbox',
      'AdminAuditLog',
      'AdminRoles',
      'AdminDesign',
    ],
  },
];

/** Screens whose addresses do not begin with that of the entry they belong to. */
const ELSEWHERE: Partial<Record<string, ScreenName>> = {
  AdminProblemEdit: 'AdminProblemList',
  AdminProblemVerify: 'AdminProblemList',
  AdminProblemGenerators: 'AdminProblemList',
  AdminProblemVersions: 'AdminProblemList',
};

/** The entry of the menu that a screen of the back office belongs to: the one with the longest beginning of its path. */
export function menuEntryOf({ name, path }: Pick<Screen, 'name' | 'path'>): ScreenName | null {
  const elsewhere = ELSEWHERE[name];
  if (elsewhere) return elsewhere;
  const listed = new Set<string>(ADMIN_MENU.flatMap(({ screens }) => screens));
  const above = SCREENS.filter((one) => listed.has(one.name) && `${path}/`.startsWith(`${one.path}/`));
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]?.name ?? null;
}
