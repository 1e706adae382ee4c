import type { FailureCode } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { isAdminRole, mayDo, type RoleName } from '@assay/contract/roles.ts';
import type { TrainingAuth } from '@assay/contract/trainings/training.ts';
import { refuseSecret, type SecretGiven } from '../gates/secret.ts';

/** What decides who may do what in a training: columns of its row. */
export interface TrainingFacts {
  auth: TrainingAuth;
  /** Null when the author's account is gone. */
  authorUid: number | null;
  /** The group that owns it, null for a training of the site. */
  gid: number | null;
  visible: boolean;
}

/** Who asks; null for a visitor. */
export type TrainingViewer = {
  uid: number;
  role: RoleName;
  /** Started it, and gave the password that it has now. */
  isRegistered: boolean;
  /** What counts in the group of a group's training (`levelIn`): 3 member, 4 admin, 5 root; null outside of it. */
  groupLevel: number | null;
} | null;

const isInGroup = (viewer: TrainingViewer, level: number) => (viewer?.groupLevel ?? 0) >= level;

/**
 * Who runs a training: a super admin, the author; of a group's training the group's roots, and the author only as one of the
 * group's admins (TRAIN-10).
 */
export function isTrainingAdmin(viewer: TrainingViewer, training: TrainingFacts): boolean {
  if (!viewer) return false;
  if (viewer.role === 'root') return true;
  const isAuthor = viewer.uid === training.authorUid;
  if (training.gid === null) return isAuthor;
  return isInGroup(viewer, isAuthor ? GROUP_LEVEL.admin : GROUP_LEVEL.root);
}

/** Whether somebody changes a training: who runs it; one of the site only with a role of the back office. */
export const mayEditTraining = (viewer: TrainingViewer, training: TrainingFacts): boolean =>
  isTrainingAdmin(viewer, training) && (training.gid !== null || isAdminRole(viewer!.role));

/** Whether somebody deletes a training: super admins; one of a group also who changes it. */
export const mayDeleteTraining = (viewer: TrainingViewer, training: TrainingFacts): boolean =>
  mayEditTraining(viewer, training) && (training.gid !== null || viewer?.role === 'root');

/**
 * Why the front of a training (title, description, how many problems) may not be seen, or null. Hidden ones, and those of groups one is
 * not in, answer like missing ones (T-IDOR-6).
 */
export function refuseOpen(viewer: TrainingViewer, training: TrainingFacts): FailureCode | null {
  if (isTrainingAdmin(viewer, training)) return null;
  const isClosedGroup = training.gid !== null && !isInGroup(viewer, GROUP_LEVEL.member);
  if (!training.visible || isClosedGroup) return 'training.unknown';
  return viewer ? null : 'access.loginNeeded';
}

/**
 * Why the inside (problems, rank) may not be seen, or null: a private training needs the password (TRAIN-5). Ask this before
 * looking up an id inside of it, so that guesses at ids tell nothing.
 */
export function refuseEntry(viewer: TrainingViewer, training: TrainingFacts): FailureCode | null {
  const closed = refuseOpen(viewer, training);
  if (closed || !viewer || isTrainingAdmin(viewer, training)) return closed;
  return training.auth === 'Private' && !viewer.isRegistered ? 'training.passwordNeeded' : null;
}

/** Why one may not submit, or null: a protected training asks for its password then (TRAIN-5). */
export function refuseSubmit(viewer: TrainingViewer, training: TrainingFacts): FailureCode | null {
  const closed = refuseEntry(viewer, training);
  if (closed || !viewer) return closed;
  if (!mayDo(viewer.role, 'submit')) return 'access.mayNotSubmit';
  if (training.auth === 'Public' || viewer.isRegistered || isTrainingAdmin(viewer, training)) return null;
  return 'training.passwordNeeded';
}

/** Why one may not start a training, or null. Those who run it have no line in its rank (TRAIN-4). */
export function refuseRegistration(
  viewer: TrainingViewer,
  training: TrainingFacts,
  password: SecretGiven,
): FailureCode | null {
  const closed = refuseOpen(viewer, training);
  if (closed || !viewer) return closed;
  if (isTrainingAdmin(viewer, training)) return 'training.staffDoNotTakePart';
  if (training.auth !== 'Public') {
    const refusal = refuseSecret(password, { needed: 'training.passwordNeeded', wrong: 'training.passwordWrong' });
    if (refusal) return refusal;
  }
  return viewer.isRegistered ? 'training.alreadyRegistered' : null;
}
