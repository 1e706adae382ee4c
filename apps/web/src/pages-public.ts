import type { Page } from './group-frame.tsx';
import type { BuiltScreen } from './lib/screens/screens.ts';

/** Pages that first visits lead to: where each is comes with the first page. */
export const PUBLIC_PAGES = {
  Home: () => import('./pages/home/home.tsx'),
  ProblemList: () => import('./pages/problems/problem-list.tsx'),
  ProblemDetails: () => import('./pages/problems/problem-detail.tsx'),
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
  ContestPrint: () => import('./pages/contests/onsite/contest-print.tsx'),
  ContestAdminPrint: () => import('./pages/contests/onsite/contest-admin-print.tsx'),
  ContestOnsite: () => import('./pages/contests/onsite/contest-onsite.tsx'),
  ContestRunner: () => import('./pages/contests/onsite/contest-runner.tsx'),
  ContestACInfo: () => import('./pages/contests/onsite/contest-ac-info.tsx'),
  ContestRejudge: () => import('./pages/contests/submissions/contest-rejudge.tsx'),
  ContestSubmissionList: () => import('./pages/contests/submissions/contest-submissions.tsx'),
  ContestSubmissionDetails: () => import('./pages/contests/submissions/contest-submission.tsx'),
  DiscussionList: () => import('./pages/discussions/discussion-list.tsx'),
  DiscussionDetails: () => import('./pages/discussions/discussion-details.tsx'),
  ACMRank: () => import('./pages/rankings/acm-rank.tsx'),
} satisfies Partial<Record<BuiltScreen, Page>>;
