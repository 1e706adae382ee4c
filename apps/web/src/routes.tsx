import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { App } from './app/app.tsx';
import { guardScreen } from './app/enter.ts';
import { PageError } from './app/page-error.tsx';
import { PageWaiting } from './app/page-waiting.tsx';
import { PublicShell } from './app/public-shell.tsx';
import { inGroup, type Page } from './group-frame.tsx';
import { loadPage } from './lib/page/site-code.ts';
import { paths } from './lib/paths.ts';
import { namesSomething, type Screen } from './lib/screens/screen.ts';
import { type BuiltScreen, SCREENS } from './lib/screens/screens.ts';
import { parseSearch, stringifySearch } from './lib/search.ts';

/** The page of every screen that is built; the compiler asks for one as soon as a screen is no longer open. */
const PAGES: Record<BuiltScreen, Page> = {
  Home: () => import('./pages/home/home.tsx'),
  ProblemList: () => import('./pages/problems/problem-list.tsx'),
  ProblemDetails: () => import('./pages/problems/problem-detail.tsx'),
  MyFavoriteProblemList: () => import('./pages/problems/favourites.tsx'),
  CoinLedger: () => import('./pages/coins/coin-ledger.tsx'),
  Reward: () => import('./pages/rewards/reward-shop.tsx'),
  AdminReward: () => import('./pages/admin/rewards/rewards.tsx'),
  AdminRewardOrder: () => import('./pages/admin/rewards/orders.tsx'),
  AdminMedal: () => import('./pages/admin/medals/medals.tsx'),
  AdminCoin: () => import('./pages/admin/coins/coins.tsx'),
  Tutorial: () => import('./pages/knowledge/tutorials.tsx'),
  AdminUserTutorialApply: () => import('./pages/admin/knowledge/tutorial-apply.tsx'),
  Notebook: () => import('./pages/knowledge/notebook.tsx'),
  UserHome: () => import('./pages/profiles/user-home.tsx'),
  Unsubscribe: () => import('./pages/messages/unsubscribe.tsx'),
  Message: () => import('./pages/messages/message-centre.tsx'),
  DiscussMsg: () => import('./pages/messages/message-centre.tsx'),
  ReplyMsg: () => import('./pages/messages/message-centre.tsx'),
  LikeMsg: () => import('./pages/messages/message-centre.tsx'),
  SysMsg: () => import('./pages/messages/message-centre.tsx'),
  MineMsg: () => import('./pages/messages/message-centre.tsx'),
  AdminNotice: () => import('./pages/admin/site/notices.tsx'),
  SubmissionList: () => import('./pages/submissions/submission-list.tsx'),
  SubmissionDetails: () => import('./pages/submissions/submission-detail.tsx'),
  ContestList: () => import('./pages/contests/contest-list.tsx'),
  ACMScoreBoard: () => import('./pages/contests/boards/outside-board.tsx'),
  OIScoreBoard: () => import('./pages/contests/boards/outside-board.tsx'),
  ScrollBoard: () => import('./pages/contests/boards/scroll-board.tsx'),
  ContestScrollBoard: () => import('./pages/contests/boards/contest-scroll-board.tsx'),
  ContestRank: () => import('./pages/contests/boards/contest-rank.tsx'),
  ContestDetails: () => import('./pages/contests/contest-details.tsx'),
  ContestProblemList: () => import('./pages/contests/problems/contest-problems.tsx'),
  ContestProblemDetails: () => import('./pages/contests/problems/contest-problem.tsx'),
  ContestFullProblemDetails: () => import('./pages/contests/problems/contest-problem-full.tsx'),
  ContestAnnouncementList: () => import('./pages/contests/contest-announcements.tsx'),
  ContestComment: () => import('./pages/contests/contest-comments.tsx'),
  ContestPrint: () => import('./pages/contests/contest-print.tsx'),
  ContestAdminPrint: () => import('./pages/contests/contest-admin-print.tsx'),
  ContestACInfo: () => import('./pages/contests/contest-ac-info.tsx'),
  ContestRejudge: () => import('./pages/contests/submissions/contest-rejudge.tsx'),
  AdminContestAnnouncement: () => import('./pages/admin/contests/contest-announcements.tsx'),
  AdminContestParticipants: () => import('./pages/admin/contests/contest-participants.tsx'),
  AdminContestImport: () => import('./pages/admin/contests/contest-import.tsx'),
  AdminContestTeams: () => import('./pages/admin/contests/contest-teams.tsx'),
  AdminContestDoctor: () => import('./pages/admin/contests/contest-doctor.tsx'),
  ContestSubmissionList: () => import('./pages/contests/submissions/contest-submissions.tsx'),
  ContestSubmissionDetails: () => import('./pages/contests/submissions/contest-submission.tsx'),
  AdminDiscussion: () => import('./pages/admin/discussions/discussions.tsx'),
  DiscussionList: () => import('./pages/discussions/discussion-list.tsx'),
  ProblemDiscussion: () => import('./pages/discussions/problem-discussion.tsx'),
  DiscussionDetails: () => import('./pages/discussions/discussion-details.tsx'),
  GroupDiscussionList: () => import('./pages/groups/group-discussions.tsx'),
  GroupProblemDiscussion: () => import('./pages/groups/group-discussions.tsx'),
  GroupDiscussionDetails: () => import('./pages/groups/group-discussion.tsx'),
  GroupList: () => import('./pages/groups/group-list.tsx'),
  GroupJoin: () => import('./pages/groups/group-join.tsx'),
  GroupDisbanded: () => import('./pages/groups/groups-disbanded.tsx'),
  GroupAnnouncementList: () => import('./pages/groups/group-announcements.tsx'),
  GroupSubmissionList: () => import('./pages/groups/group-submissions.tsx'),
  GroupSubmissionDetails: () => import('./pages/groups/group-submission.tsx'),
  ACMRank: () => import('./pages/rankings/acm-rank.tsx'),
  OIRank: () => import('./pages/rankings/oi-rank.tsx'),
  TSRank: () => import('./pages/rankings/tutorial-rank.tsx'),
  GroupRank: () => import('./pages/groups/group-rank.tsx'),
  GroupDetails: () => import('./pages/groups/group-details.tsx'),
  GroupProblemList: () => import('./pages/groups/problems/group-problems.tsx'),
  GroupProblemDetails: () => import('./pages/groups/problems/group-problem.tsx'),
  GroupFullProblemDetails: () => import('./pages/groups/problems/group-problem-full.tsx'),
  GroupProblemCreate: inGroup(() => import('./pages/groups/problems/group-problem-create.tsx'), 'problems'),
  GroupProblemEdit: inGroup(() => import('./pages/admin/problems/problem-edit.tsx'), 'problems'),
  GroupProblemVerify: inGroup(() => import('./pages/admin/problems/problem-verify.tsx'), 'problems'),
  GroupProblemVersions: inGroup(() => import('./pages/admin/problems/problem-versions.tsx'), 'problems'),
  GroupContestProblemCreate: inGroup(() => import('./pages/admin/contests/contest-problem-create.tsx')),
  GroupContestProblemEdit: inGroup(() => import('./pages/admin/problems/problem-edit.tsx')),
  GroupContestList: () => import('./pages/groups/group-contests.tsx'),
  GroupContestCreate: inGroup(() => import('./pages/admin/contests/contest-create.tsx')),
  GroupContestEdit: inGroup(() => import('./pages/admin/contests/contest-edit.tsx')),
  GroupContestProblems: inGroup(() => import('./pages/admin/contests/contest-problems.tsx')),
  GroupContestAnnouncement: inGroup(() => import('./pages/admin/contests/contest-announcements.tsx')),
  GroupContestParticipants: inGroup(() => import('./pages/admin/contests/contest-participants.tsx')),
  GroupContestTeams: inGroup(() => import('./pages/admin/contests/contest-teams.tsx')),
  GroupContestImport: inGroup(() => import('./pages/admin/contests/contest-import.tsx')),
  GroupContestDoctor: inGroup(() => import('./pages/admin/contests/contest-doctor.tsx')),
  GroupMemberList: () => import('./pages/groups/group-members.tsx'),
  TrainingList: () => import('./pages/trainings/training-list.tsx'),
  TrainingDetails: () => import('./pages/trainings/training-details.tsx'),
  TrainingProblemList: () => import('./pages/trainings/training-problems.tsx'),
  TrainingProblemDetails: () => import('./pages/trainings/training-problem.tsx'),
  TrainingFullProblemDetails: () => import('./pages/trainings/training-problem-full.tsx'),
  TrainingRank: () => import('./pages/trainings/training-rank.tsx'),
  TimedWorkList: () => import('./pages/works/work-list.tsx'),
  TimedWorkDetails: () => import('./pages/works/work-details.tsx'),
  TimedWorkProblems: () => import('./pages/works/work-problems.tsx'),
  TimedWorkSubmissions: () => import('./pages/works/work-submissions.tsx'),
  TimedWorkProblemDetails: () => import('./pages/works/work-problem.tsx'),
  TimedWorkRank: () => import('./pages/works/work-rank.tsx'),
  AdminTimedWork: () => import('./pages/admin/works/work-list.tsx'),
  AdminTimedWorkCreate: () => import('./pages/admin/works/work-create.tsx'),
  AdminTimedWorkEdit: () => import('./pages/admin/works/work-edit.tsx'),
  AdminTimedWorkProblems: () => import('./pages/admin/works/work-problems.tsx'),
  AdminTimedWorkPeople: () => import('./pages/admin/works/work-people.tsx'),
  GroupTimedWorkCreate: inGroup(() => import('./pages/admin/works/work-create.tsx'), 'works'),
  GroupTimedWorkEdit: inGroup(() => import('./pages/admin/works/work-edit.tsx'), 'works'),
  GroupTimedWorkProblems: inGroup(() => import('./pages/admin/works/work-problems.tsx'), 'works'),
  GroupTimedWorkPeople: inGroup(() => import('./pages/admin/works/work-people.tsx'), 'works'),
  GroupAssignmentList: () => import('./pages/groups/assignments/assignment-list.tsx'),
  GroupAssignmentProgress: () => import('./pages/groups/assignments/assignment-progress.tsx'),
  GroupTimedWorkList: () => import('./pages/groups/group-works.tsx'),
  GroupTimedWorkSubmissions: () => import('./pages/works/work-submissions.tsx'),
  GroupTrainingList: () => import('./pages/groups/group-trainings.tsx'),
  GroupTrainingCreate: inGroup(() => import('./pages/admin/trainings/training-create.tsx'), 'trainings'),
  GroupTrainingEdit: inGroup(() => import('./pages/admin/trainings/training-edit.tsx'), 'trainings'),
  GroupTrainingOutline: inGroup(() => import('./pages/admin/trainings/training-problems.tsx'), 'trainings'),
  AdminTraining: () => import('./pages/admin/trainings/training-list.tsx'),
  AdminTrainingCreate: () => import('./pages/admin/trainings/training-create.tsx'),
  AdminTrainingEdit: () => import('./pages/admin/trainings/training-edit.tsx'),
  AdminTrainingProblems: () => import('./pages/admin/trainings/training-problems.tsx'),
  AdminTrainingCategory: () => import('./pages/admin/trainings/training-categories.tsx'),
  GroupTrainingDetails: () => import('./pages/trainings/training-details.tsx'),
  GroupTrainingProblemList: () => import('./pages/trainings/training-problems.tsx'),
  GroupTrainingProblemDetails: () => import('./pages/trainings/training-problem.tsx'),
  GroupTrainingFullProblemDetails: () => import('./pages/trainings/training-problem-full.tsx'),
  GroupTrainingRank: () => import('./pages/trainings/training-rank.tsx'),
  AdminQSheet: () => import('./pages/admin/qsheets/qsheet-list.tsx'),
  AdminQSheetGroups: () => import('./pages/admin/qsheets/qsheet-groups.tsx'),
  AdminQSheetProblems: () => import('./pages/admin/qsheets/qsheet-problems.tsx'),
  QSheetList: () => import('./pages/qsheets/qsheet-list.tsx'),
  QSheetDetail: () => import('./pages/qsheets/qsheet-details.tsx'),
  QSheetProblems: () => import('./pages/qsheets/qsheet-problems.tsx'),
  QSheetRank: () => import('./pages/qsheets/qsheet-rank.tsx'),
  QSheetProblemDetail: () => import('./pages/qsheets/qsheet-problem.tsx'),
  GroupSetting: () => import('./pages/groups/group-setting.tsx'),
  SetNewPassword: () => import('./pages/accounts/reset-password.tsx'),
  Setting: () => import('./pages/accounts/setting.tsx'),
  Logout: () => import('./pages/accounts/logout.tsx'),
  Introduction: () => import('./pages/home/introduction.tsx'),
  AdminLogin: () => import('./pages/accounts/admin-login.tsx'),
  AdminProblemList: () => import('./pages/admin/problems/problem-list.tsx'),
  AdminProblemCreate: () => import('./pages/admin/problems/problem-create.tsx'),
  AdminProblemEdit: () => import('./pages/admin/problems/problem-edit.tsx'),
  AdminProblemVerify: () => import('./pages/admin/problems/problem-verify.tsx'),
  AdminProblemVersions: () => import('./pages/admin/problems/problem-versions.tsx'),
  AdminGroupProblemApply: () => import('./pages/admin/problems/group-problem-apply.tsx'),
  AdminRemoteImport: () => import('./pages/admin/problems/remote-import.tsx'),
  AdminProblemBatch: () => import('./pages/admin/problems/problem-batch.tsx'),
  AdminContest: () => import('./pages/admin/contests/contest-list.tsx'),
  AdminContestCreate: () => import('./pages/admin/contests/contest-create.tsx'),
  AdminContestEdit: () => import('./pages/admin/contests/contest-edit.tsx'),
  AdminContestProblems: () => import('./pages/admin/contests/contest-problems.tsx'),
  AdminContestProblemCreate: () => import('./pages/admin/contests/contest-problem-create.tsx'),
  AdminContestProblemEdit: () => import('./pages/admin/problems/problem-edit.tsx'),
  AdminDashboard: () => import('./pages/admin/site/dashboard.tsx'),
  AdminContestCountdown: () => import('./pages/admin/site/countdowns.tsx'),
  AdminAnnouncement: () => import('./pages/admin/site/announcements.tsx'),
  AdminConf: () => import('./pages/admin/site/config.tsx'),
  AdminSwitch: () => import('./pages/admin/site/switches.tsx'),
  AdminAuditLog: () => import('./pages/admin/site/audit-log.tsx'),
  AdminRoles: () => import('./pages/admin/site/roles.tsx'),
  AdminMailOutbox: () => import('./pages/admin/site/mail-outbox.tsx'),
  AdminUser: () => import('./pages/admin/users/users.tsx'),
  AdminProblemTag: () => import('./pages/admin/catalog/tags.tsx'),
  AdminDifficulty: () => import('./pages/admin/catalog/difficulties.tsx'),
  AdminLanguages: () => import('./pages/admin/catalog/languages.tsx'),
  AdminRejudge: () => import('./pages/admin/judging/rejudge-sets.tsx'),
  AdminRejudgeSet: () => import('./pages/admin/judging/rejudge-set.tsx'),
  AdminRemoteJudges: () => import('./pages/admin/judging/remote-judges.tsx'),
  AdminJudgeNodes: () => import('./pages/admin/judging/judge-nodes.tsx'),
};
const NotHereYet: Page = () => import('./pages/not-here-yet/not-here-yet.tsx');
const NotFound = lazyRouteComponent(() => loadPage(() => import('./pages/not-found/not-found.tsx')), 'Page');

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

const root = createRootRoute({ component: App });
const publicShell = createRoute({ getParentRoute: () => root, id: 'public-shell', component: PublicShell });
const adminShell = createRoute({
  getParentRoute: () => root,
  id: 'admin-shell',
  component: lazyRouteComponent(() => loadPage(() => import('./app/admin/admin-shell.tsx')), 'AdminShell'),
});
const shellOf = (screen: Screen) =>
  screen.mode === 'admin' ? adminShell : screen.mode === 'adminLogin' ? root : publicShell;

function routeOf(screen: Screen, parent: typeof root) {
  const page = screen.open ? NotHereYet : PAGES[screen.name as BuiltScreen];
  return createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    component: lazyRouteComponent(() => loadPage(page), 'Page'),
    staticData: { screen },
    beforeLoad: async ({ location, params }) => {
      // Nothing is asked of who looks for nothing, except where the frame itself is for staff.
      if (namesSomething(params) || screen.mode === 'admin') await guardScreen(screen, location.href);
    },
    loader: async ({ params }) => {
      if (namesSomething(params)) return;
      await NotFound.preload?.();
      throw notFound();
    },
  });
}
const under = (parent: unknown) =>
  SCREENS.filter((screen) => shellOf(screen) === parent).map((screen) => routeOf(screen, parent as typeof root));

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/home', replace: true });
  },
});
const adminHome = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: () => {
    throw redirect({ href: '/admin/dashboard', replace: true });
  },
});
/** The short address of a profile (PEOPLE-1). */
const userByName = createRoute({
  getParentRoute: () => root,
  path: '/user/$username',
  beforeLoad: ({ params: { username } }) => {
    throw redirect({ href: paths.userHome({ username }), replace: true });
  },
});
/** Unknown back-office addresses lead to its login (SHELL-21). */
const adminElsewhere = createRoute({
  getParentRoute: () => root,
  path: '/admin/$',
  beforeLoad: ({ params }) => {
    // The bare address is matched here, too.
    const isEntry = !params._splat?.replace(/\/+$/, '');
    throw redirect({ href: isEntry ? '/admin/dashboard' : '/admin/login', replace: true });
  },
});

const elsewhere = createRoute({ getParentRoute: () => publicShell, path: '/$', component: NotFound });
const routeTree = root.addChildren([
  home,
  adminHome,
  userByName,
  adminElsewhere,
  ...under(root),
  publicShell.addChildren([...under(publicShell), elsewhere]),
  adminShell.addChildren(under(adminShell)),
]);

/** The router over every screen; tests hand in a history of their own. */
export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PageWaiting,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
  });
