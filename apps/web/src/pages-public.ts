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
  DiscussionList: () => import('./pages/discussions/discussion-list.tsx'),
  DiscussionDetails: () => import('./pages/discussions/discussion-details.tsx'),
  ACMRank: () => import('./pages/rankings/acm-rank.tsx'),
} satisfies Partial<Record<BuiltScreen, Page>>;
