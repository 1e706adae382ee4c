import { CONTEST_AUTH, CONTEST_STATUS, type ContestStatus } from '@assay/contract/contests/contest.ts';
import type { FailureCode } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { isAdminRole, mayDo, type RoleName } from '@assay/contract/roles.ts';
import { refuseSecret, type SecretGiven } from '../gates/secret.ts';
import { type AccountLimit, isWithinLimit } from './account-limits.ts';

/** What decides who may do what in a contest: columns of its row. */
export interface ContestFacts {
  auth: number;
  /** Null when the author's account is gone. */
  authorUid: number | null;
  /** The group that owns it, null for a site contest. */
  gid: number | null;
  /** Whether that group shows open boards to others than its members (`showsOutside`); of no matter for a site contest. */
  groupOpen: boolean;
  visible: boolean;
  openRank: boolean;
  allowEndSubmit: boolean;
  /** Null when every account may enter. */
  accountLimit: AccountLimit | null;
}

/** Who asks; null for a visitor. */
export type ContestViewer = {
  uid: number;
  username: string;
  role: RoleName;
  /** Gave the password of this contest, or was added by its admin. */
  isRegistered: boolean;
  isDisqualified: boolean;
  /** Asks to see the contest as a contestant does; of anybody but its staff it changes nothing. */
  previews?: boolean;
  /** What counts in the group of a group contest (`levelIn`): 3 member, 4 admin, 5 root; null outside of it. */
  groupAuth: number | null;
} | null;

const isInGroup = (viewer: ContestViewer, level: number) => (viewer?.groupAuth ?? 0) >= level;

/**
 * Who runs a contest: a super admin, the author; of a group contest the group's roots, and the author only as one of the
 * group's admins (CON-5).
 */
export function isContestAdmin(viewer: ContestViewer, contest: ContestFacts): boolean {
  if (!viewer) return false;
  if (viewer.role === 'root') return true;
  const isAuthor = viewer.uid === contest.authorUid;
  if (contest.gid === null) return isAuthor;
  return isInGroup(viewer, isAuthor ? GROUP_LEVEL.admin : GROUP_LEVEL.root);
}

/** Whether somebody changes a contest: who runs it; one of the site only with a role of the back office. */
export const mayEditContest = (viewer: ContestViewer, contest: ContestFacts): boolean =>
  isContestAdmin(viewer, contest) && (contest.gid !== null || isAdminRole(viewer!.role));

/** Whether somebody deletes a contest: super admins; one of a group also who changes it (CON-35). */
export const mayDeleteContest = (viewer: ContestViewer, contest: ContestFacts): boolean =>
  mayEditContest(viewer, contest) && (contest.gid !== null || viewer?.role === 'root');

/** Whether somebody runs the contest and looks at it as a contestant would. */
export const isPreviewing = (viewer: ContestViewer, contest: ContestFacts) =>
  viewer?.previews === true && isContestAdmin(viewer, contest);

/**
 * Whether somebody is shown what is shown to the contest's staff alone. Staff that previews is not; it still comes in at
 * any time and never takes part, as {@link isContestAdmin} decides that.
 */
export const seesAsStaff = (viewer: ContestViewer, contest: ContestFacts) =>
  isContestAdmin(viewer, contest) && !isPreviewing(viewer, contest);

const isAdmitted = (viewer: NonNullable<ContestViewer>, { accountLimit }: ContestFacts) =>
  accountLimit === null || isWithinLimit(accountLimit, viewer.username);

/** Of a group contest nothing is there for those who are not in the group, whatever the contest itself says. */
const isClosedGroup = (viewer: ContestViewer, contest: ContestFacts) =>
  contest.gid !== null && !isInGroup(viewer, GROUP_LEVEL.member);

/**
 * Why the contest's page may not be opened, or null. Contests that are switched off, and those of groups one is not in,
 * answer like missing ones (T-IDOR-6). The title and times of others are on the public list.
 */
export function refuseOpen(viewer: ContestViewer, contest: ContestFacts): FailureCode | null {
  if (isContestAdmin(viewer, contest)) return null;
  if (!contest.visible || isClosedGroup(viewer, contest)) return 'contest.unknown';
  return viewer ? null : 'access.loginNeeded';
}

/**
 * Why the inside (problems, submissions, board, announcements, questions) may not be seen, or null: nothing before the
 * start; a private contest needs registration and an admitted account (CON-4). Ask this before
 * looking up a display id, so that guesses at ids tell nothing.
 */
export function refuseEntry(viewer: ContestViewer, contest: ContestFacts, status: ContestStatus): FailureCode | null {
  const closed = refuseOpen(viewer, contest);
  if (closed || !viewer || isContestAdmin(viewer, contest)) return closed;
  if (status === CONTEST_STATUS.scheduled) return 'contest.notStarted';
  if (contest.auth !== CONTEST_AUTH.private) return null;
  if (!viewer.isRegistered) return 'contest.passwordNeeded';
  return isAdmitted(viewer, contest) ? null : 'contest.accountNotAllowed';
}

/**
 * Why one may not submit, or null (CON-11): after the end unless the contest allows it, admins too;
 * before the start admins only; a private or protected contest needs registration; the account rule is held at every
 * submission. The time that counts is that of the receipt.
 */
export function refuseSubmit(viewer: ContestViewer, contest: ContestFacts, status: ContestStatus): FailureCode | null {
  const closed = refuseEntry(viewer, contest, status);
  if (closed || !viewer) return closed;
  if (!mayDo(viewer.role, 'submit')) return 'access.mayNotSubmit';
  if (status === CONTEST_STATUS.ended && !contest.allowEndSubmit) return 'contest.ended';
  if (isContestAdmin(viewer, contest)) return null;
  if (viewer.isDisqualified) return 'contest.disqualified';
  if (!isAdmitted(viewer, contest)) return 'contest.accountNotAllowed';
  return contest.auth === CONTEST_AUTH.public || viewer.isRegistered ? null : 'contest.passwordNeeded';
}

/**
 * Why one may not register, or null (CON-6). Those who run the contest never take part in it. The
 * account rule comes before the password: who is not admitted learns nothing about that. A public contest asks for none.
 * One may register before the start.
 */
export function refuseRegistration(
  viewer: ContestViewer,
  contest: ContestFacts,
  password: SecretGiven,
): FailureCode | null {
  const closed = refuseOpen(viewer, contest);
  if (closed || !viewer) return closed;
  if (isContestAdmin(viewer, contest)) return 'contest.staffDoNotTakePart';
  if (!isAdmitted(viewer, contest)) return 'contest.accountNotAllowed';
  if (contest.auth !== CONTEST_AUTH.public) {
    const refusal = refuseSecret(password, { needed: 'contest.passwordNeeded', wrong: 'contest.passwordWrong' });
    if (refusal) return refusal;
  }
  return viewer.isRegistered ? 'contest.alreadyRegistered' : null;
}

/** The answer of the access call: registered and admitted, or a public contest (CON-4). */
export function hasAccess(viewer: ContestViewer, contest: ContestFacts): boolean {
  if (!viewer || refuseOpen(viewer, contest)) return false;
  if (isContestAdmin(viewer, contest)) return true;
  return (contest.auth === CONTEST_AUTH.public || viewer.isRegistered) && isAdmitted(viewer, contest);
}

/**
 * Why the outside board may not be seen, or null: it needs `openRank` and a start, but no login (BOARD-7). That of a
 * hidden or private group is for its members; of any group others learn no more than the open board.
 */
export function refuseOutsideBoard(
  viewer: ContestViewer,
  contest: ContestFacts,
  status: ContestStatus,
): FailureCode | null {
  if (!contest.visible) return 'contest.unknown';
  const isOpen = contest.openRank && status !== CONTEST_STATUS.scheduled;
  if (isClosedGroup(viewer, contest)) return isOpen && contest.groupOpen ? null : 'contest.unknown';
  if (isOpen) return null;
  return contest.openRank ? 'contest.notStarted' : 'contest.boardClosed';
}

/** Whether a user has a line on the board: the author, super admins and group roots never do (BOARD-3). */
export const isContestant = (viewer: NonNullable<ContestViewer>, contest: ContestFacts) =>
  viewer.uid !== contest.authorUid && !isContestAdmin(viewer, contest);
