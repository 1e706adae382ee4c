import { getContestOutsideScoreboard, getContestRank } from '@assay/contract/contests/boards.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { useState } from 'react';
import { useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import styles from '../../boards/board.module.css';
import { clockOf } from '../../boards/clock.ts';
import { RankView } from '../../boards/rank-view.tsx';
import { useVenueRank } from '../../boards/use-venue-rank.ts';
import { BoardDownloads, BoardSwitches } from './board-bar.tsx';
import { useBoardColumns } from './columns.tsx';
import { BOARD_FILTERS } from './filters.ts';
import { RanksBy } from './ranks-by.tsx';
import { TEXT } from './text.ts';
import { useRatingChanges } from './use-rating-changes.ts';

interface BoardProps {
  cid: number;
  /** Within the contest, by its rules; otherwise the board that needs no login. */
  isInside: boolean;
  isAdmin: boolean;
  isOver: boolean;
  allowsEnd: boolean;
  /** Virtual participations can be shown beside; not under a seal. */
  allowsVirtual?: boolean;
}

/** The board of a contest: a rank with cells, seal, stars and awards (BOARD-5). */
export function Board({ cid, isInside, isAdmin, isOver, allowsEnd, allowsVirtual = false }: BoardProps) {
  const t = useText(TEXT);
  const [filters, onFilter] = useSearch(BOARD_FILTERS);
  const { removeStar, containsEnd, forceRefresh, showVirtual } = filters;
  // what is still judged somewhere comes after the end, too
  const [isOpen, setIsOpen] = useState(false);
  const of = useVenueRank({
    op: isInside ? getContestRank : getContestOutsideScoreboard,
    venue: contestVenue(cid),
    input: { cid, removeStar, containsEnd, forceRefresh, ...(showVirtual && isInside && { showVirtual }) },
    order: JSON.stringify([containsEnd, forceRefresh]),
    filters,
    onFilter,
    followedKey: `board-concerned-${cid}`,
    isOver: isOver && !isOpen,
    isTold: isInside,
  });
  const { page } = of.rank;
  const open = page?.open ?? 0;
  if (isOpen !== open > 0) setIsOpen(open > 0);
  const columns = useBoardColumns(page, isInside ? cid : null, useRatingChanges(cid, isOver));
  return (
    <RankView
      of={of}
      columns={columns}
      none={t('nobody')}
      actions={isAdmin && <BoardDownloads cid={cid} filters={filters} />}
      switches={
        <BoardSwitches
          filters={filters}
          onChange={(patch) => void onFilter(patch, { replace: true })}
          allowsForce={isAdmin && (page?.sealed === true || forceRefresh)}
          allowsEnd={allowsEnd}
          allowsVirtual={allowsVirtual}
        />
      }
      notes={
        <>
          {page?.virtualAt !== undefined && (
            <p className={styles.virtualAt}>{t('virtualAt', { time: clockOf(page.virtualAt) })}</p>
          )}
          {open > 0 && <p className={styles.sealed}>{t('open', { n: open })}</p>}
          {page?.sealed && <p className={styles.sealed}>{t('sealed')}</p>}
        </>
      }
      legend={page && <RanksBy page={page} />}
    />
  );
}
