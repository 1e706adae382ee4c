import { getContestRatingChanges } from '@assay/contract/rankings/rating.ts';
import { useMemo } from 'react';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { useCall } from '../../../lib/use-call.ts';

/** What a contest changed in ratings, by uid; null until it was rated. */
export function useRatingChanges(cid: number, isOver: boolean) {
  const isOpen = useSiteConfig()?.openRating === true;
  const { data } = useCall(getContestRatingChanges, { cid }, { enabled: isOpen && isOver, call: { quiet: true } });
  return useMemo(
    () => (data && data.length > 0 ? new Map(data.map(({ uid, ...change }) => [uid, change])) : null),
    [data],
  );
}
