/** When something was set as work, and when a member came. */
interface SetFacts {
  opensAt: Date;
  setAt: Date;
  joinedAt: Date;
  /** It belongs to the group. */
  isOwn: boolean;
}

/**
 * From when on those who run a group read what a member submits to what it is set (ASG-17): from the opening on; elsewhere than in the
 * group itself what somebody did before it was set, or before joining, is none of its business.
 */
export const supervisedFrom = ({ opensAt, setAt, joinedAt, isOwn }: SetFacts): Date =>
  isOwn ? opensAt : new Date(Math.max(opensAt.getTime(), setAt.getTime(), joinedAt.getTime()));
