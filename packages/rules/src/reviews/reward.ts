interface Approval {
  /** What the reviewer grants. */
  granted: number;
  /** The most that the site allows. */
  max: number;
  /** Paid for an earlier approval. */
  paidBefore: number;
  /** What the site asked for is not paid. */
  isOfficial?: boolean;
  authorUid: number | null;
  reviewerUid: number;
}

/** What an approval pays the author (ADM-10): once for each thing, whatever is approved of it later, and nothing to somebody who approves an own one. */
export function rewardOf({ granted, max, paidBefore, isOfficial = false, authorUid, reviewerUid }: Approval): number {
  if (paidBefore > 0 || isOfficial || authorUid === null || authorUid === reviewerUid) return 0;
  return Math.min(granted, max);
}
