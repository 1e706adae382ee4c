import type { FailureCode } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { GROUP_AUTH, GROUP_BOUNDS, GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import { refuseSecret, type SecretGiven } from '../gates/secret.ts';
import {
  type GroupFacts,
  type GroupViewer,
  isAboveAll,
  levelIn,
  refuseFront,
  refuseInside,
  refuseLevel,
} from './access.ts';

type Person = NonNullable<GroupViewer>;

/** What stands in the way of another application. */
const TAKEN: Partial<Record<GroupLevel, FailureCode>> = {
  [GROUP_LEVEL.applying]: 'group.applied',
  [GROUP_LEVEL.refused]: 'group.refused',
};

/**
 * Why somebody may not join or apply, or null (GRP-3): a private group asks for its code, every group
 * but a public one for a reason. Who was refused stays so until somebody of the group changes it. What one is already
 * comes first: a guess at the code tells nothing then.
 */
export function refuseJoin(
  viewer: Person,
  group: GroupFacts,
  { code, reason }: { code: SecretGiven; reason: string },
): Failure | null {
  const closed = refuseFront(viewer, group);
  if (closed) return new Failure(closed);
  if (viewer.auth !== GROUP_LEVEL.none) return new Failure(TAKEN[viewer.auth] ?? 'group.inside');
  if (group.auth === GROUP_AUTH.public) return null;
  if (group.auth === GROUP_AUTH.private) {
    const refusal = refuseSecret(code, { needed: 'group.codeNeeded', wrong: 'group.codeWrong' });
    if (refusal) return new Failure(refusal);
  }
  const [min, max] = GROUP_BOUNDS.reason;
  const { length } = reason.trim();
  return length < min || length > max ? new Failure('group.reasonLength', { min, max }) : null;
}

/** What somebody is right after joining: a public group lets in at once, others ask their admins (GRP-3). */
export const levelAfterJoining = (group: GroupFacts) =>
  group.auth === GROUP_AUTH.public ? GROUP_LEVEL.member : GROUP_LEVEL.applying;

/** Above the group's roots stand its owner and super admins. */
const ABOVE_ALL = 6;
const rankIn = (viewer: Person, group: GroupFacts) => (isAboveAll(viewer, group) ? ABOVE_ALL : levelIn(viewer, group));

/** Somebody in the list of members or applications. */
export interface ListedMember {
  uid: number;
  auth: GroupLevel;
}

/**
 * Why a member's or applicant's level may not be changed, or null (GRP-6): by admins and roots, who
 * stand above both the old level and the new one; never the owner's; and nobody who is in goes back to refused.
 */
export function refuseLevelChange(
  viewer: GroupViewer,
  group: GroupFacts,
  target: ListedMember,
  to: GroupLevel,
): FailureCode | null {
  const closed = refuseLevel(viewer, group, GROUP_LEVEL.admin);
  if (closed || !viewer) return closed;
  if (target.uid === group.ownerUid) return 'group.ownerStays';
  const rank = rankIn(viewer, group);
  if (target.auth >= rank || to >= rank) return 'group.notAbove';
  if (to === GROUP_LEVEL.none || to === GROUP_LEVEL.applying) return 'group.levelBad';
  return target.auth >= GROUP_LEVEL.member && to < GROUP_LEVEL.member ? 'group.levelBad' : null;
}

/** Why somebody may not be taken out, or null: those of lower level, not oneself, never the owner (GRP-6). */
export function refuseRemoval(viewer: GroupViewer, group: GroupFacts, target: ListedMember): FailureCode | null {
  const closed = refuseLevel(viewer, group, GROUP_LEVEL.admin);
  if (closed || !viewer) return closed;
  if (target.uid === group.ownerUid) return 'group.ownerStays';
  if (target.uid === viewer.uid) return 'group.leaveInstead';
  return target.auth >= rankIn(viewer, group) ? 'group.notAbove' : null;
}

/** Why one may not leave, or null: the owner can only disband the group; who is no member has nothing to leave. */
export function refuseExit(viewer: Person, group: GroupFacts): FailureCode | null {
  const closed = refuseInside(viewer, group);
  if (closed) return closed;
  if (viewer.uid === group.ownerUid) return 'group.ownerStays';
  return viewer.auth >= GROUP_LEVEL.member ? null : 'group.notIn';
}

/** The levels that somebody may give to a member or applicant, none when it is not for him to change. */
export const givableLevels = (viewer: GroupViewer, group: GroupFacts, target: ListedMember): GroupLevel[] =>
  Object.values(GROUP_LEVEL).filter((level) => refuseLevelChange(viewer, group, target, level) === null);
