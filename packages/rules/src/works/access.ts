import type { FailureCode } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { isAdminRole, mayDo, type RoleName } from '@assay/contract/roles.ts';
import { WORK_AUTH, WORK_STATUS, type WorkResults } from '@assay/contract/works/work.ts';
import { refuseSecret, type SecretGiven } from '../gates/secret.ts';
import { finishedAt, receiptAt, type WorkPerson, type WorkTimes, workStatusFor } from './clock.ts';

/** What decides who may do what in a work. */
export interface WorkFacts extends WorkTimes {
  auth: number;
  /** Null when the author's account is gone. */
  authorUid: number | null;
  /** The group that owns it, null for a work of the site. */
  gid: number | null;
  visible: boolean;
  results: WorkResults;
  /** Opened by hand. */
  resultsOpen: boolean;
  /** When it is over for everybody, with all extensions. */
  overMs: number;
}

/** Who asks; null for a visitor. */
export type WorkViewer =
  | (WorkPerson & {
      uid: number;
      role: RoleName;
      /** What counts in the group of a group's work (`levelIn`): 3 member, 4 admin, 5 root; null outside of it. */
      groupLevel: number | null;
    })
  | null;

const isInGroup = (viewer: WorkViewer, level: number) => (viewer?.groupLevel ?? 0) >= level;

/** Who runs a work: a super admin, the author; of a group's work its roots, and the author only as one of its admins (WORK-6). */
export function isWorkAdmin(viewer: WorkViewer, work: WorkFacts): boolean {
  if (!viewer) return false;
  if (viewer.role === 'root') return true;
  const isAuthor = viewer.uid === work.authorUid;
  if (work.gid === null) return isAuthor;
  return isInGroup(viewer, isAuthor ? GROUP_LEVEL.admin : GROUP_LEVEL.root);
}

/** Whether somebody changes a work: who runs it; one of the site only with a role of the back office. */
export const mayEditWork = (viewer: WorkViewer, work: WorkFacts): boolean =>
  isWorkAdmin(viewer, work) && (work.gid !== null || isAdminRole(viewer!.role));

/** Whether somebody deletes a work: super admins; one of a group also who changes it. */
export const mayDeleteWork = (viewer: WorkViewer, work: WorkFacts): boolean =>
  mayEditWork(viewer, work) && (work.gid !== null || viewer?.role === 'root');

/** Why the front of a work may not be seen, or null. Hidden ones, and those of groups one is not in, answer like missing ones. */
export function refuseOpen(viewer: WorkViewer, work: WorkFacts): FailureCode | null {
  if (isWorkAdmin(viewer, work)) return null;
  const isClosedGroup = work.gid !== null && !isInGroup(viewer, GROUP_LEVEL.member);
  if (!work.visible || isClosedGroup) return 'work.unknown';
  return viewer ? null : 'access.loginNeeded';
}

/** Why one may not start now, or null; the password is asked for last (WORK-7). */
export function refuseStart(
  viewer: WorkViewer,
  work: WorkFacts,
  password: SecretGiven,
  nowMs: number,
): FailureCode | null {
  const closed = refuseOpen(viewer, work);
  if (closed || !viewer) return closed;
  if (isWorkAdmin(viewer, work)) return 'work.staffDoNotTakePart';
  if (viewer.sitting) return null;
  const status = workStatusFor(work, viewer, nowMs);
  if (status === WORK_STATUS.scheduled) return 'work.notStarted';
  if (status === WORK_STATUS.ended) return 'work.over';
  if (work.auth === WORK_AUTH.public) return null;
  return refuseSecret(password, { needed: 'work.passwordNeeded', wrong: 'work.passwordWrong' });
}

/**
 * Why the inside (problems, own submissions) may not be seen, or null: one has to start. Ask this before looking up an id inside of
 * it, so that guesses at ids tell nothing.
 */
export function refuseEntry(viewer: WorkViewer, work: WorkFacts): FailureCode | null {
  const closed = refuseOpen(viewer, work);
  if (closed || !viewer || isWorkAdmin(viewer, work)) return closed;
  return viewer.sitting ? null : 'work.startNeeded';
}

/** Why one may not submit now, or null. Those who run it may try its problems at any time (WORK-6). @param graceMs of {@link receiptAt} */
export function refuseSubmit(
  viewer: WorkViewer,
  work: WorkFacts,
  { nowMs, graceMs }: { nowMs: number; graceMs: number },
): FailureCode | null {
  const closed = refuseEntry(viewer, work);
  if (closed || !viewer) return closed;
  if (!mayDo(viewer.role, 'submit')) return 'access.mayNotSubmit';
  if (isWorkAdmin(viewer, work)) return null;
  if (viewer.sitting?.handedInMs != null) return 'work.handedIn';
  return receiptAt(work, viewer, nowMs, graceMs) === null ? 'work.ended' : null;
}

/** Why the rank may not be seen now, or null: it opens with the own end (WORK-2). */
export function refuseRank(viewer: WorkViewer, work: WorkFacts, nowMs: number): FailureCode | null {
  const closed = refuseEntry(viewer, work);
  if (closed || !viewer || isWorkAdmin(viewer, work)) return closed;
  return finishedAt(work, viewer, nowMs) === null ? 'work.rankClosed' : null;
}

/** Whether somebody inside is shown results, the own ones and those of the rank (WORK-3). */
export function showsResults(viewer: WorkViewer, work: WorkFacts, nowMs: number): boolean {
  if (!viewer) return false;
  if (isWorkAdmin(viewer, work)) return true;
  switch (work.results) {
    case 'atOnce':
      return true;
    case 'handIn':
      return finishedAt(work, viewer, nowMs) !== null;
    case 'end':
      return nowMs >= work.overMs;
    case 'byHand':
      return work.resultsOpen;
  }
}
