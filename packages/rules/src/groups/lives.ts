import type { FailureCode } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import { BIN_DAYS, OFFER_DAYS } from '@assay/contract/groups/lives.ts';
import { isAdminRole, mayDo, type RoleName } from '@assay/contract/roles.ts';
import { type GroupFacts, type GroupViewer, isAboveAll, levelIn, refuseInside } from './access.ts';
import type { ListedMember } from './membership.ts';

const DAY_MS = 24 * 3600 * 1000;

/** When a group that was disbanded at a moment is deleted for good (GRP-15). */
export const sweptAt = (disbandedAt: Date): Date => new Date(disbandedAt.getTime() + BIN_DAYS * DAY_MS);

/** Until when an offer that is made now can be accepted (GRP-16). */
export const offerEndsAt = (now: Date): Date => new Date(now.getTime() + OFFER_DAYS * DAY_MS);

/** Why a disbanded group may not be brought back, or null: by its roots and super admins; to others it is gone (GRP-15). */
export const refuseRestore = (viewer: GroupViewer, group: GroupFacts): FailureCode | null =>
  levelIn(viewer, group) === GROUP_LEVEL.root ? null : 'group.unknown';

/** Why the group may not be offered to somebody, or null: by its owner or a super admin, to another of its members (GRP-16). */
export function refuseOffer(viewer: GroupViewer, group: GroupFacts, target: ListedMember): FailureCode | null {
  const closed = refuseInside(viewer, group);
  if (closed || !viewer) return closed;
  if (!isAboveAll(viewer, group)) return 'access.denied';
  if (target.uid === group.ownerUid) return 'group.ownsAlready';
  return target.auth >= GROUP_LEVEL.member ? null : 'group.memberUnknown';
}

/** An open offer of a group. */
export interface Offer {
  toUid: number;
  endsAt: Date;
}

/** Why an offer may not be withdrawn or declined, or null: by whoever may make one, and by the one it was made to. */
export function refuseWithdrawal(viewer: GroupViewer, group: GroupFacts, offer: Offer | null): FailureCode | null {
  const closed = refuseInside(viewer, group);
  if (closed || !viewer) return closed;
  const isTheirs = isAboveAll(viewer, group) || viewer.uid === offer?.toUid;
  if (!isTheirs) return 'access.denied';
  return offer ? null : 'group.noOffer';
}

/** What decides whether somebody may own one more group. */
export interface NewOwner {
  role: RoleName;
  auth: GroupLevel;
  uid: number;
  /** Groups owned by now. */
  owned: number;
}

/**
 * Why somebody may not accept the offer of a group, or null: only a member to whom it was made, in time, who may own one
 * more (GRP-8, GRP-16).
 */
export function refuseAcceptance(
  viewer: NewOwner,
  group: GroupFacts,
  offer: Offer | null,
  { now, inAll }: { now: Date; inAll: number },
): Failure | null {
  const closed = refuseInside(viewer, group);
  if (closed) return new Failure(closed);
  if (!offer || offer.toUid !== viewer.uid || offer.endsAt <= now) return new Failure('group.noOffer');
  if (viewer.auth < GROUP_LEVEL.member) return new Failure('group.notIn');
  if (!mayDo(viewer.role, 'createGroup')) return new Failure('group.mayNotMake');
  if (isAdminRole(viewer.role) || viewer.owned < inAll) return null;
  return new Failure('group.tooMany', { max: inAll });
}
