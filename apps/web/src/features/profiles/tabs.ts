import type { DataOf } from '@assay/contract/op.ts';
import type { getUserHomeInfo } from '@assay/contract/profiles/profile.ts';
import type { ComponentType } from 'react';
import type { Row } from '../../lib/text.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TEXT } from './text.ts';

export type Profile = DataOf<typeof getUserHomeInfo>;

/** A part of a profile with a tab of its own. */
export interface ProfileTab {
  /** Stands in the address. */
  key: string;
  title: Row;
  /** Whether this profile has the tab; it always has unless given. */
  isThere?: (profile: Profile, site: { openPublicDiscussion: boolean }) => boolean;
  Part: ComponentType<{ profile: Profile; own: boolean }>;
}

/** The tabs of a profile in order; a domain that brings one adds a line. */
export const PROFILE_TABS: readonly ProfileTab[] = [
  {
    key: 'overview',
    title: TEXT.overview,
    Part: lazyPart(() => import('./overview.tsx').then((module) => module.Overview)),
  },
  {
    key: 'solved',
    title: TEXT.solvedTab,
    isThere: ({ hidden }) => !hidden.includes('solved'),
    Part: lazyPart(() => import('./solved-problems.tsx').then((module) => module.SolvedProblems)),
  },
  {
    key: 'contests',
    title: TEXT.contestsTab,
    isThere: ({ hidden }) => !hidden.includes('contests'),
    Part: lazyPart(() => import('./profile-contests.tsx').then((module) => module.ProfileContests)),
  },
  {
    key: 'discussions',
    title: TEXT.discussionsTab,
    isThere: (_, { openPublicDiscussion }) => openPublicDiscussion,
    Part: lazyPart(() => import('./profile-discussions.tsx').then((module) => module.ProfileDiscussions)),
  },
  {
    key: 'trainings',
    title: TEXT.trainingsTab,
    isThere: ({ hidden }) => !hidden.includes('solved'),
    Part: lazyPart(() => import('./profile-trainings.tsx').then((module) => module.ProfileTrainings)),
  },
  {
    key: 'problems',
    title: TEXT.problemsTab,
    isThere: ({ banned }) => !banned,
    Part: lazyPart(() => import('./profile-problems.tsx').then((module) => module.ProfileProblems)),
  },
  {
    key: 'medals',
    title: TEXT.medalsTab,
    isThere: ({ banned }) => !banned,
    Part: lazyPart(() => import('./profile-medals.tsx').then((module) => module.ProfileMedals)),
  },
  {
    key: 'certificates',
    title: TEXT.awardsTab,
    isThere: ({ banned }) => !banned,
    Part: lazyPart(() => import('./profile-awards.tsx').then((module) => module.ProfileAwards)),
  },
];
