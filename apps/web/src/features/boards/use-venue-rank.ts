import type { AnyOp, DataOf } from '@assay/contract/op.ts';
import { boardTopicOf, type Venue, venueKey } from '@assay/contract/venue.ts';
import { useCallback, useState } from 'react';
import type { RankFilters } from './filters.ts';
import { useFollowed } from './followed.ts';
import type { RankPage } from './latest.ts';
import { type RankSource, type RankState, useRank } from './use-rank.ts';

interface VenueRankSource<O extends AnyOp, P extends RankPage>
  extends Pick<RankSource<O, P>, 'op' | 'pageOf' | 'input' | 'order' | 'filters'> {
  venue: Venue;
  onFilter: (patch: Partial<RankFilters>, how?: { replace?: boolean }) => unknown;
  /** Where the browser keeps whom the viewer follows here. */
  followedKey: string;
  /** Nothing changes any more: it is not refreshed. */
  isOver?: boolean;
  /** Whether the push stream says when it changes; it does not to whom stands outside. */
  isTold?: boolean;
}

/** The rank of a venue as somebody looks at it: what he filters, whom he follows, whether it refreshes by itself. */
export interface VenueRank<P extends RankPage> {
  rank: RankState<P>;
  filters: RankFilters;
  /** Anything but another page takes the place of the address before. */
  onFilter: (patch: Partial<RankFilters>) => void;
  followed: readonly number[];
  onFollow: (line: number) => void;
  isOver: boolean;
  auto: boolean;
  onAuto: (auto: boolean) => void;
}

/** Reads the rank of a venue for `RankView`; after a failure it waits for the viewer to refresh it. */
export function useVenueRank<O extends AnyOp, P extends RankPage = DataOf<O> & RankPage>(
  source: VenueRankSource<O, P>,
): VenueRank<P> {
  const { venue, followedKey, isOver = false, isTold = true, onFilter, ...asked } = source;
  const { followed, toggle } = useFollowed(followedKey);
  const [wantsAuto, onAuto] = useState(true);
  const auto = wantsAuto && !isOver;
  const onFailed = useCallback(() => onAuto(false), []);
  const rank = useRank<O, P>({
    ...asked,
    owner: venueKey(venue),
    followed,
    auto,
    topic: isTold ? boardTopicOf(venue) : null,
    onFailed,
  });
  return {
    rank,
    filters: source.filters,
    onFilter: (patch) => void onFilter(patch, { replace: !('currentPage' in patch) }),
    followed,
    onFollow: toggle,
    isOver,
    auto,
    onAuto,
  };
}
