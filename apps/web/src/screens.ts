import type { Row } from './lib/text.ts';

/** Who may see a screen; the guard sends others away (spec 1 §2.4). */
export type ScreenAuth = 'anyone' | 'user' | 'admin' | 'root';
/** What the top bar offers: the site, one training, one contest, one group; `focus` shows no bar, `admin` has its own. */
export type ScreenMode = 'default' | 'training' | 'contest' | 'group' | 'focus' | 'admin' | 'adminLogin';
/** A switch of the site without which the screen does not exist. */
export type ScreenSwitch = 'openPublicDiscussion' | 'openGroupDiscussion' | 'openContestComment';

export interface Screen {
  readonly name: string;
  /** Path with `$name` for parameters. */
  readonly path: string;
  readonly title: Row;
  readonly auth: ScreenAuth;
  readonly mode: ScreenMode;
  /** Whether the screen is still open, that is not built yet; it then says so honestly. */
  readonly open: boolean;
  /** Page without the footer: problem details and focus pages (spec 1 §1). */
  readonly footer: boolean;
  readonly needs: ScreenSwitch | null;
}

type Rest = Partial<Omit<Screen, 'name' | 'path' | 'title'>>;

/** One line of the table. Left out: anyone may see it, default bar, built, with footer. */
const screen = <const Name extends string, const R extends Rest = Record<never, never>>(
  name: Name,
  path: string,
  zh: string,
  en: string,
  rest?: R,
) => ({
  name,
  path,
  title: { zh, en },
  auth: 'anyone' as ScreenAuth,
  mode: 'default' as ScreenMode,
  footer: true as boolean,
  needs: null as ScreenSwitch | null,
  ...(rest as R),
  open: (rest?.open ?? false) as R extends { open: true } ? true : false,
});

const USER = { auth: 'user' } as const;
const LATER = { open: true } as const;
const USER_LATER = { auth: 'user', open: true } as const;
const TRAINING = { auth: 'user', mode: 'training', open: true } as const;
const CONTEST = { auth: 'user', mode: 'contest' } as const;
const GROUP = { auth: 'user', mode: 'group' } as const;
const GROUP_LATER = { auth: 'user', mode: 'group', open: true } as const;
const FOCUS = { auth: 'user', mode: 'focus', open: true, footer: false } as const;
const NO_FOOTER = { footer: false } as const;
const DISCUSSION = { open: true, needs: 'openPublicDiscussion' } as const;
const GROUP_DISCUSSION = { auth: 'user', mode: 'group', open: true, needs: 'openGroupDiscussion' } as const;
const ADMIN = { auth: 'admin', mode: 'admin' } as const;
const ROOT = { auth: 'root', mode: 'admin' } as const;
const ADMIN_LATER = { auth: 'admin', mode: 'admin', open: true } as const;
const ROOT_LATER = { auth: 'root', mode: 'admin', open: true } as const;

/** Every screen of the public site (spec 1 §2.3, 2 §2.1). */
const PUBLIC_SCREENS = [
  screen('Home', '/home', '首页', 'Home'),
  screen('ProblemList', '/problem', '题目', 'Problems'),
  screen('MyFavoriteProblemList', '/my-favorite-problem', '我的收藏', 'My favourites', USER),
  screen('MyProblemList', '/my-problem', '我的题目', 'My problems', USER_LATER),
  screen('ExternalNav', '/external-nav', '站外导航', 'External links', LATER),
  screen('ProblemDetails', '/problem/$problemID', '题目', 'Problem', NO_FOOTER),
  screen(
    'TrainingFullProblemDetails',
    '/training/$trainingID/problem/$problemID/full-screen',
    '题目',
    'Problem',
    FOCUS,
  ),
  screen('ContestFullProblemDetails', '/contest/$contestID/problem/$problemID/full-screen', '题目', 'Problem', {
    auth: 'user',
    mode: 'focus',
    footer: false,
  }),
  screen('GroupFullProblemDetails', '/group/$groupID/problem/$problemID/full-screen', '题目', 'Problem', FOCUS),
  screen(
    'GroupTrainingFullProblemDetails',
    '/group/$groupID/training/$trainingID/problem/$problemID/full-screen',
    '题目',
    'Problem',
    FOCUS,
  ),
  screen('TrainingList', '/training', '训练', 'Training', LATER),
  screen('TrainingDetails', '/training/$trainingID', '训练', 'Training', TRAINING),
  screen('TrainingProblemList', '/training/$trainingID/problems', '训练题目', 'Training problems', TRAINING),
  screen('TrainingProblemDetails', '/training/$trainingID/problem/$problemID', '题目', 'Problem', {
    ...TRAINING,
    ...NO_FOOTER,
  }),
  screen('TrainingRank', '/training/$trainingID/rank', '训练排名', 'Training ranking', TRAINING),
  screen('QSheetList', '/qsheet', '题单', 'Question sheets', USER_LATER),
  screen('QSheetDetail', '/qsheet/$qsheetId', '题单', 'Question sheet', USER_LATER),
  screen('QSheetProblems', '/qsheet/$qsheetId/problems', '题单题目', 'Sheet problems', USER_LATER),
  screen('QSheetRank', '/qsheet/$qsheetId/rank', '题单排名', 'Sheet ranking', USER_LATER),
  screen('QSheetProblemDetail', '/qsheet/$qsheetId/group/$groupId/problems/$qsheetProblemId', '题目', 'Problem', {
    ...USER_LATER,
    ...NO_FOOTER,
  }),
  screen('Notebook', '/notebook', '我的笔记', 'My notes', USER_LATER),
  screen('Tutorial', '/tutorial', '我的题解', 'My tutorials', USER_LATER),
  screen('TimedWorkList', '/timedwork', '限时作业', 'Timed works', USER_LATER),
  screen('TimedWorkDetails', '/timedwork/$timedWorkID', '限时作业', 'Timed work', USER_LATER),
  screen('TimedWorkProblems', '/timedwork/$timedWorkID/problems', '作业题目', 'Work problems', USER_LATER),
  screen('TimedWorkSubmissions', '/timedwork/$timedWorkID/submissions', '作业提交', 'Work submissions', {
    auth: 'admin',
    open: true,
  }),
  screen('TimedWorkProblemDetails', '/timedwork/$timedWorkID/problem/$problemID', '题目', 'Problem', {
    ...USER_LATER,
    ...NO_FOOTER,
  }),
  screen('TimedWorkRank', '/timedwork/$timedWorkID/rank', '作业排名', 'Work ranking', USER_LATER),
  screen('ContestList', '/contest', '比赛', 'Contests'),
  screen('ACMScoreBoard', '/contest/acm-scoreboard/$contestID', '外榜', 'Scoreboard'),
  screen('OIScoreBoard', '/contest/oi-scoreboard/$contestID', '外榜', 'Scoreboard'),
  screen('ContestDetails', '/contest/$contestID', '比赛', 'Contest', CONTEST),
  screen('ContestSubmissionList', '/contest/$contestID/submissions', '比赛提交', 'Contest submissions', CONTEST),
  screen(
    'ContestSubmissionDetails',
    '/contest/$contestID/problem/$problemID/submission-detail/$submitID',
    '提交详情',
    'Submission',
    CONTEST,
  ),
  screen('ContestProblemList', '/contest/$contestID/problems', '比赛题目', 'Contest problems', CONTEST),
  screen('ContestProblemDetails', '/contest/$contestID/problem/$problemID', '题目', 'Problem', {
    ...CONTEST,
    ...NO_FOOTER,
  }),
  screen('ContestAnnouncementList', '/contest/$contestID/announcements', '比赛公告', 'Announcements', CONTEST),
  screen('ContestRank', '/contest/$contestID/rank', '比赛排名', 'Contest ranking', CONTEST),
  screen('ContestACInfo', '/contest/$contestID/ac-info', 'AC 助手', 'First accepts', CONTEST),
  screen('ContestRejudge', '/contest/$contestID/rejudge', '比赛重测', 'Rejudge', { ...CONTEST, auth: 'root' }),
  screen('ContestComment', '/contest/$contestID/comment', '比赛答疑', 'Questions', {
    ...CONTEST,
    needs: 'openContestComment',
  }),
  screen('ContestPrint', '/contest/$contestID/print', '打印', 'Print', CONTEST),
  screen('ContestAdminPrint', '/contest/$contestID/admin-print', '打印管理', 'Print queue', CONTEST),
  screen('ContestScrollBoard', '/contest/$contestID/scroll-board', '滚榜', 'Scroll board', CONTEST),
  screen('ScrollBoard', '/scrollBoard', '滚榜', 'Scroll board', { auth: 'user', mode: 'focus', footer: false }),
  screen('SubmissionList', '/status', '评测', 'Status'),
  screen('SubmissionDetails', '/submission-detail/$submitID', '提交详情', 'Submission'),
  screen('ACMRank', '/acm-rank', 'ACM 排名', 'ACM ranking', LATER),
  screen('OIRank', '/oi-rank', 'OI 排名', 'OI ranking', LATER),
  screen('TSRank', '/ts-rank', '题解排名', 'Tutorial ranking', LATER),
  screen('SetNewPassword', '/reset-password', '设置新密码', 'Set a new password'),
  screen('UserHome', '/user-home', '个人主页', 'Profile', LATER),
  screen('Setting', '/setting', '账号设置', 'Settings', USER),
  screen('Logout', '/logout', '退出登录', 'Log out', USER),
  screen('DiscussionList', '/discussion', '讨论', 'Discussion', DISCUSSION),
  screen('ProblemDiscussion', '/discussion/$problemID', '题目讨论', 'Problem discussion', DISCUSSION),
  screen('DiscussionDetails', '/discussion-detail/$discussionID', '讨论', 'Discussion', DISCUSSION),
  screen('GroupList', '/group', '团队', 'Groups'),
  screen('GroupDetails', '/group/$groupID', '团队', 'Group', GROUP),
  screen('GroupAnnouncementList', '/group/$groupID/announcement', '团队公告', 'Group announcements', GROUP_LATER),
  screen('GroupProblemList', '/group/$groupID/problem', '团队题目', 'Group problems', GROUP_LATER),
  screen('GroupProblemDetails', '/group/$groupID/problem/$problemID', '题目', 'Problem', {
    ...GROUP_LATER,
    ...NO_FOOTER,
  }),
  screen('GroupTrainingList', '/group/$groupID/training', '团队训练', 'Group training', GROUP_LATER),
  screen('GroupTrainingDetails', '/group/$groupID/training/$trainingID', '团队训练', 'Group training', {
    ...GROUP_LATER,
    mode: 'training',
  }),
  screen('GroupTrainingProblemList', '/group/$groupID/training/$trainingID/problems', '训练题目', 'Training problems', {
    ...GROUP_LATER,
    mode: 'training',
  }),
  screen('GroupTrainingProblemDetails', '/group/$groupID/training/$trainingID/problem/$problemID', '题目', 'Problem', {
    ...GROUP_LATER,
    ...NO_FOOTER,
    mode: 'training',
  }),
  screen('GroupTrainingRank', '/group/$groupID/training/$trainingID/rank', '训练排名', 'Training ranking', {
    ...GROUP_LATER,
    mode: 'training',
  }),
  screen('GroupContestList', '/group/$groupID/contest', '团队比赛', 'Group contests', GROUP),
  screen('GroupContestCreate', '/group/$groupID/contest/create', '新建比赛', 'New contest', GROUP),
  screen('GroupContestEdit', '/group/$groupID/contest/$contestId/edit', '编辑比赛', 'Edit contest', GROUP),
  screen('GroupContestProblems', '/group/$groupID/contest/$contestId/problems', '比赛题目', 'Contest problems', GROUP),
  screen(
    'GroupContestAnnouncement',
    '/group/$groupID/contest/$contestId/announcement',
    '比赛公告',
    'Contest announcements',
    GROUP,
  ),
  screen(
    'GroupContestParticipants',
    '/group/$groupID/contest/$contestId/participants',
    '比赛参赛者',
    'Contestants',
    GROUP,
  ),
  screen('GroupContestTeams', '/group/$groupID/contest/$contestId/teams', '比赛队伍', 'Contest teams', GROUP),
  screen('GroupContestDoctor', '/group/$groupID/contest/$contestId/doctor', '赛前检查', 'Contest check', GROUP),
  screen('GroupSubmissionList', '/group/$groupID/status', '团队评测', 'Group status', GROUP_LATER),
  screen(
    'GroupSubmissionDetails',
    '/group/$groupID/submission-detail/$submitID',
    '提交详情',
    'Submission',
    GROUP_LATER,
  ),
  screen('GroupDiscussionList', '/group/$groupID/discussion', '团队讨论', 'Group discussion', GROUP_DISCUSSION),
  screen(
    'GroupProblemDiscussion',
    '/group/$groupID/discussion/$problemID',
    '题目讨论',
    'Problem discussion',
    GROUP_DISCUSSION,
  ),
  screen(
    'GroupDiscussionDetails',
    '/group/$groupID/discussion-detail/$discussionID',
    '团队讨论',
    'Group discussion',
    GROUP_DISCUSSION,
  ),
  screen('GroupMemberList', '/group/$groupID/member', '团队成员', 'Members', GROUP),
  screen('GroupSetting', '/group/$groupID/setting', '团队设置', 'Group settings', GROUP),
  screen('GroupRank', '/group/$groupID/rank', '团队排名', 'Group ranking', GROUP_LATER),
  screen('Reward', '/reward', '积分商城', 'Rewards', USER_LATER),
  screen('Message', '/message', '消息中心', 'Messages', USER_LATER),
  screen('DiscussMsg', '/message/discuss', '评论我的', 'Comments', USER_LATER),
  screen('ReplyMsg', '/message/reply', '回复我的', 'Replies', USER_LATER),
  screen('LikeMsg', '/message/like', '收到的赞', 'Likes', USER_LATER),
  screen('SysMsg', '/message/sys', '系统通知', 'System messages', USER_LATER),
  screen('MineMsg', '/message/mine', '我的消息', 'My messages', USER_LATER),
  screen('Introduction', '/introduction', '帮助', 'Help'),
] as const satisfies readonly Screen[];

/** Every screen of the back office (spec 3 §2.3), and ours for difficulties, languages, judge nodes and mail. */
const ADMIN_SCREENS = [
  screen('AdminLogin', '/admin/login', '管理员登录', 'Administrator login', { mode: 'adminLogin' }),
  screen('AdminDashboard', '/admin/dashboard', '仪表盘', 'Dashboard', ADMIN),
  screen('AdminUser', '/admin/user', '用户管理', 'Users', ROOT),
  screen('AdminUserPrize', '/admin/user/$userId/prize', '奖项管理', 'Prizes', ROOT_LATER),
  screen('AdminAnnouncement', '/admin/announcement', '公告管理', 'Announcements', ROOT_LATER),
  screen('AdminContestCountdown', '/admin/contestcountdown', '比赛倒计时', 'Countdowns', ROOT_LATER),
  screen('AdminReward', '/admin/reward', '奖品管理', 'Rewards', ROOT_LATER),
  screen('AdminRewardOrder', '/admin/reward/order', '兑换记录', 'Reward orders', ROOT_LATER),
  screen('AdminMedal', '/admin/medal', '勋章管理', 'Medals', ROOT_LATER),
  screen('AdminQSheet', '/admin/qsheet', '题单管理', 'Question sheets', ROOT_LATER),
  screen('AdminQSheetGroups', '/admin/qsheet/$qsheetId/groups', '题单分组', 'Sheet sections', ROOT_LATER),
  screen(
    'AdminQSheetProblems',
    '/admin/qsheet/$qsheetId/groups/$groupId/problems',
    '分组题目',
    'Section problems',
    ROOT_LATER,
  ),
  screen('AdminExternalNav', '/admin/external-nav', '站外导航', 'External links', ROOT_LATER),
  screen('AdminExternalNavRelated', '/admin/external-nav/related', '导航分类', 'Link categories', ROOT_LATER),
  screen('AdminTimedWork', '/admin/timedwork', '限时作业', 'Timed works', ADMIN_LATER),
  screen('AdminTimedWorkCreate', '/admin/timedwork/create', '新建限时作业', 'New timed work', ADMIN_LATER),
  screen('AdminTimedWorkEdit', '/admin/timedwork/$timedWorkId/edit', '编辑限时作业', 'Edit timed work', ADMIN_LATER),
  screen('AdminTimedWorkProblems', '/admin/timedwork/$timedWorkId/problems', '作业题目', 'Work problems', ADMIN_LATER),
  screen('AdminNotice', '/admin/notice', '通知管理', 'Notices', ROOT_LATER),
  screen('AdminConf', '/admin/conf', '系统配置', 'System config', ROOT),
  screen('AdminSwitch', '/admin/switch', '系统开关', 'System switches', ROOT),
  screen('AdminProblemList', '/admin/problems', '题目管理', 'Problems', ADMIN),
  screen('AdminProblemCreate', '/admin/problem/create', '新建题目', 'New problem', ADMIN),
  screen('AdminProblemEdit', '/admin/problem/edit/$problemId', '编辑题目', 'Edit problem', ADMIN),
  screen('AdminProblemVerify', '/admin/problem/$problemId/verify', '验证题目', 'Verify problem', ADMIN),
  screen('AdminProblemTag', '/admin/problem/tag', '标签管理', 'Tags', ADMIN),
  screen('AdminGroupProblemApply', '/admin/group-problem/apply', '团队题目审核', 'Group problem review', ADMIN_LATER),
  screen('AdminUserProblemApply', '/admin/user-problem/apply', '用户题目审核', 'User problem review', ADMIN_LATER),
  screen('AdminUserTutorialApply', '/admin/user-tutorial/apply', '题解审核', 'Tutorial review', ADMIN_LATER),
  screen('AdminProblemBatch', '/admin/problem/batch-operation', '导入导出题目', 'Import and export', ADMIN),
  screen('AdminTraining', '/admin/training', '训练管理', 'Training', ADMIN_LATER),
  screen('AdminTrainingCreate', '/admin/training/create', '新建训练', 'New training', ADMIN_LATER),
  screen('AdminTrainingEdit', '/admin/training/$trainingId/edit', '编辑训练', 'Edit training', ADMIN_LATER),
  screen('AdminTrainingProblems', '/admin/training/$trainingId/problems', '训练题目', 'Training problems', ADMIN_LATER),
  screen('AdminTrainingCategory', '/admin/training/category', '训练分类', 'Training categories', ADMIN_LATER),
  screen('AdminContest', '/admin/contest', '比赛管理', 'Contests', ADMIN),
  screen('AdminContestCreate', '/admin/contest/create', '新建比赛', 'New contest', ADMIN),
  screen('AdminContestEdit', '/admin/contest/$contestId/edit', '编辑比赛', 'Edit contest', ADMIN),
  screen(
    'AdminContestAnnouncement',
    '/admin/contest/$contestId/announcement',
    '比赛公告',
    'Contest announcements',
    ADMIN,
  ),
  screen('AdminContestParticipants', '/admin/contest/$contestId/participants', '比赛参赛者', 'Contestants', ADMIN),
  screen('AdminContestImport', '/admin/contest/$contestId/import', '导入比赛文件', 'Import contest files', ADMIN),
  screen('AdminContestTeams', '/admin/contest/$contestId/teams', '比赛队伍', 'Contest teams', ADMIN),
  screen('AdminContestDoctor', '/admin/contest/$contestId/doctor', '赛前检查', 'Contest check', ADMIN),
  screen('AdminContestProblems', '/admin/contest/$contestId/problems', '比赛题目', 'Contest problems', ADMIN),
  screen(
    'AdminContestProblemCreate',
    '/admin/contest/$contestId/problem/create',
    '新建比赛题目',
    'New contest problem',
    ADMIN,
  ),
  screen(
    'AdminContestProblemEdit',
    '/admin/contest/$contestId/problem/$problemId/edit',
    '编辑比赛题目',
    'Edit contest problem',
    ADMIN,
  ),
  screen('AdminDifficulty', '/admin/problem/difficulty', '难度管理', 'Difficulties', ADMIN),
  screen('AdminLanguages', '/admin/languages', '编程语言', 'Languages', ADMIN),
  screen('AdminJudgeNodes', '/admin/judge', '评测机', 'Judge nodes', ADMIN),
  screen('AdminRejudge', '/admin/rejudge', '重测', 'Rejudging', ROOT),
  screen('AdminRejudgeSet', '/admin/rejudge/$setId', '重测', 'Rejudging', ROOT),
  screen('AdminMailOutbox', '/admin/mail', '邮件发件箱', 'Mail outbox', ROOT),
  screen('AdminExternalContest', '/admin/external-contest', '站外比赛', 'External contests', ADMIN_LATER),
  screen('AdminDiscussion', '/admin/discussion', '讨论管理', 'Discussion', ADMIN_LATER),
] as const satisfies readonly Screen[];

export const SCREENS = [...PUBLIC_SCREENS, ...ADMIN_SCREENS] as const;

export type ScreenName = (typeof SCREENS)[number]['name'];
/** Screens that are built; `routes.tsx` must name a page for each. */
export type BuiltScreen = Exclude<(typeof SCREENS)[number], { open: true }>['name'];
