import type { ScreenName } from '../screens.ts';

/** Screens in the menu of the back office, by section; who may not see one does not get its entry. */
export const ADMIN_MENU: readonly { zh: string; en: string; screens: readonly ScreenName[] }[] = [
  { zh: '概览', en: 'Overview', screens: ['AdminDashboard'] },
  {
    zh: '题目',
    en: 'Problems',
    screens: [
      'AdminProblemList',
      'AdminProblemCreate',
      'AdminProblemTag',
      'AdminDifficulty',
      'AdminProblemBatch',
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
  { zh: '评测', en: 'Judging', screens: ['AdminJudgeNodes', 'AdminRejudge', 'AdminLanguages'] },
  {
    zh: '社区',
    en: 'Community',
    screens: [
      'AdminUser',
      'AdminDiscussion',
      'AdminAnnouncement',
      'AdminNotice',
      'AdminMedal',
      'AdminReward',
      'AdminRewardOrder',
    ],
  },
  {
    zh: '系统',
    en: 'System',
    screens: ['AdminConf', 'AdminSwitch', 'AdminExternalNav', 'AdminMailOutbox'],
  },
];
