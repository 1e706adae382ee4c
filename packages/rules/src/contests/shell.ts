import { CONTEST_AUTH, CONTEST_STATUS, CONTEST_TYPE, type ContestStatus } from '@assay/contract/contests/contest.ts';

/** What the shell of a contest needs to know to draw its tabs. */
export interface ShellFacts {
  type: number;
  auth: number;
  status: ContestStatus;
  hasAccess: boolean;
  isContestAdmin: boolean;
  isRoot: boolean;
  /** Looks at the contest as a contestant does, at any time. */
  previews: boolean;
  openPrint: boolean;
  /** Site switch. */
  openContestComment: boolean;
}

/** Off for all but admins before the start, and in a private contest without access (CON-7). */
export function isMenuDisabled({ status, auth, hasAccess, isContestAdmin, previews }: ShellFacts): boolean {
  if (isContestAdmin || previews) return false;
  return status === CONTEST_STATUS.scheduled || (auth === CONTEST_AUTH.private && !hasAccess);
}

/**
 * Where the password form stands: nowhere for admins, those with access, and in public contests; a private contest asks
 * for it on the overview, a protected one only when one submits (CON-4).
 */
export function passwordFormAt({
  auth,
  hasAccess,
  isContestAdmin,
}: Pick<ShellFacts, 'auth' | 'hasAccess' | 'isContestAdmin'>): 'nowhere' | 'overview' | 'submit' {
  if (isContestAdmin || hasAccess || auth === CONTEST_AUTH.public) return 'nowhere';
  return auth === CONTEST_AUTH.private ? 'overview' : 'submit';
}

export type ContestTab =
  | 'overview'
  | 'problems'
  | 'submissions'
  | 'rank'
  | 'announcements'
  | 'comments'
  | 'print'
  | 'onsite'
  | 'acInfo'
  | 'adminPrint'
  | 'rejudge'
  | 'scrollBoard';

/** The tabs a viewer has, in order, and whether each can be opened now (CON-7). */
export function tabsOf(facts: ShellFacts): { tab: ContestTab; disabled: boolean }[] {
  const { type, isContestAdmin, isRoot, openPrint, openContestComment } = facts;
  const isAcm = type === CONTEST_TYPE.acm;
  const shown: Record<ContestTab, boolean> = {
    overview: true,
    problems: true,
    submissions: true,
    rank: true,
    announcements: true,
    comments: openContestComment,
    print: openPrint,
    onsite: isContestAdmin,
    acInfo: isContestAdmin && isAcm,
    adminPrint: isContestAdmin && openPrint,
    rejudge: isRoot,
    scrollBoard: isContestAdmin && isAcm,
  };
  const disabled = isMenuDisabled(facts);
  return (Object.keys(shown) as ContestTab[])
    .filter((tab) => shown[tab])
    .map((tab) => ({ tab, disabled: disabled && tab !== 'overview' }));
}
