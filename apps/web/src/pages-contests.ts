import type { Page } from './group-frame.tsx';
import type { BuiltScreen } from './lib/screens/screens.ts';

/** Pages within a contest. */
export const CONTEST_PAGES = {
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
} satisfies Partial<Record<BuiltScreen, Page>>;
