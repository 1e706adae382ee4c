import type { FailureCode } from '@assay/contract/errors.ts';
import { GROUP_AUTH, GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import type { RoleName } from '@assay/contract/roles.ts';

/** What decides who may do what in a group: columns of its row. */
export interface GroupFacts {
  auth: number;
  /** Null when the owner's account is gone. */
  ownerUid: number | null;
  visible: boolean;
}

/** Who asks; null for a visitor. */
export type GroupViewer = {
  uid: number;
  role: RoleName;
  /** What the own row of the group's members says; `none` without one. */
  auth: GroupLevel;
} | null;

/** The owner and super admins: they stand above every level, the group's roots too. */
export const isAboveAll = (viewer: NonNullable<GroupViewer>, group: GroupFacts) =>
  viewer.role === 'root' || viewer.uid === group.ownerUid;

/**
 * The level that counts: 5 root (or owner or super admin), 4 admin, 3 member, 0 for everybody else, applicants and
 * refused ones included (GRP-5).
 */
export function levelIn(viewer: GroupViewer, group: GroupFacts): 0 | 3 | 4 | 5 {
  if (!viewer) return GROUP_LEVEL.none;
  if (isAboveAll(viewer, group)) return GROUP_LEVEL.root;
  return viewer.auth === GROUP_LEVEL.applying || viewer.auth === GROUP_LEVEL.refused ? GROUP_LEVEL.none : viewer.auth;
}

/** Whether the group's inside is open to somebody: members and super admins (GRP-5). */
export const isInside = (viewer: GroupViewer, group: GroupFacts) => levelIn(viewer, group) >= GROUP_LEVEL.member;

/** Whether what the group makes public, such as an open board, is shown to others than its members: not of a hidden or private one. */
export const showsOutside = (group: GroupFacts) => group.visible && group.auth !== GROUP_AUTH.private;

/**
 * Why the group's front (name, brief, description) may not be seen, or null. Hidden groups answer like missing ones to
 * everybody who is not in them (GRP-5).
 */
export function refuseFront(viewer: GroupViewer, group: GroupFacts): FailureCode | null {
  if (!group.visible && !isInside(viewer, group)) return 'group.unknown';
  return viewer ? null : 'access.loginNeeded';
}

/**
 * Why what belongs to the group's members (member list, contests, rank, …) may not be seen, or null. Ask this before
 * looking up an id inside of the group, so that guesses at ids tell nothing.
 */
export function refuseInside(viewer: GroupViewer, group: GroupFacts): FailureCode | null {
  return refuseFront(viewer, group) ?? (isInside(viewer, group) ? null : 'group.membersOnly');
}

/** Why one may not do what a level of the group is needed for, or null: 4 makes things and lets people in, 5 owns all. */
export function refuseLevel(viewer: GroupViewer, group: GroupFacts, level: 4 | 5): FailureCode | null {
  return refuseInside(viewer, group) ?? (levelIn(viewer, group) >= level ? null : 'access.denied');
}

/** Why the group may not be disbanded, or null: its owner and super admins may (GRP-7). */
export function refuseDisband(viewer: GroupViewer, group: GroupFacts): FailureCode | null {
  const closed = refuseInside(viewer, group);
  if (closed || !viewer) return closed;
  return isAboveAll(viewer, group) ? null : 'access.denied';
}
