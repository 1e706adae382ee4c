import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';

export type GroupTab =
  | 'home'
  | 'problems'
  | 'trainings'
  | 'works'
  | 'assignments'
  | 'contests'
  | 'submissions'
  | 'discussions'
  | 'members'
  | 'announcements'
  | 'settings'
  | 'rank';

/** What the shell of a group needs to know to draw its tabs. */
export interface GroupShellFacts {
  /** 3 member, 4 admin, 5 root (or owner or super admin), else 0. */
  level: number;
  /** Site switch. */
  openGroupDiscussion: boolean;
}

/**
 * The tabs a viewer has, in order, and whether each can be opened: all but the home only by members and super admins
 * (GRP-9).
 */
export function groupTabsOf({ level, openGroupDiscussion }: GroupShellFacts): { tab: GroupTab; disabled: boolean }[] {
  const shown: Record<GroupTab, boolean> = {
    home: true,
    problems: true,
    trainings: true,
    works: true,
    assignments: true,
    contests: true,
    submissions: true,
    discussions: openGroupDiscussion,
    members: true,
    announcements: level >= GROUP_LEVEL.admin,
    settings: level >= GROUP_LEVEL.root,
    rank: true,
  };
  const isClosed = level < GROUP_LEVEL.member;
  return (Object.keys(shown) as GroupTab[])
    .filter((tab) => shown[tab])
    .map((tab) => ({ tab, disabled: isClosed && tab !== 'home' }));
}
