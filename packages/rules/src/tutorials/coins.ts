/**
 * What the author gets of a sale: the price less the site's share, in whole coins; what cannot be divided is the author's.
 * @param sharePercent of the site, 0 to 100
 */
export const saleOf = (price: number, sharePercent: number): number => price - Math.floor((price * sharePercent) / 100);

interface Approval {
  /** What the reviewer grants. */
  granted: number;
  /** The most that the site allows. */
  max: number;
  /** Paid for an earlier approval. */
  paidBefore: number;
  isOfficial: boolean;
  authorUid: number | null;
  reviewerUid: number;
}

/**
 * What an approval pays the author (NOTE-2): once for a tutorial, whatever is approved of it later; nothing for official ones, and nothing to
 * somebody who approves an own one.
 */
export function rewardOf({ granted, max, paidBefore, isOfficial, authorUid, reviewerUid }: Approval): number {
  if (paidBefore > 0 || isOfficial || authorUid === null || authorUid === reviewerUid) return 0;
  return Math.min(granted, max);
}
