import { getContestOutsideScoreboard, getContestRank } from '@assay/contract/contests/boards.ts';
import { boardTopicOf, contestVenue, venueKey } from '@assay/contract/venue.ts';
import { useCallback, useState } from 'react';
import { useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import styles from '../../boards/board.module.css';
import { clockOf } from '../../boards/clock.ts';
import { useFollowed } from '../../boards/followed.ts';
import { RankBar } from '../../boards/rank-bar.tsx';
import { RankView } from '../../boards/rank-view.tsx';
import { useRank } from '../../boards/use-rank.ts';
import { BoardDownloads, BoardSwitches } from './board-bar.tsx';
import { useBoardColumns } from './columns.tsx';
import { BOARD_FILTERS } from './filters.ts';
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
  const [filters, change] = useSearch(BOARD_FILTERS);
  const { followed, toggle } = useFollowed(`board-concerned-${cid}`);
  const [wantsAuto, setWantsAuto] = useState(true);
  const auto = wantsAuto && !isOver;
  const stop = useCallback(() => setWantsAuto(false), []);
  const { removeStar, containsEnd, forceRefresh, showVirtual } = filters;
  const venue = contestVenue(cid);
  const rank = useRank({
    op: isInside ? getContestRank : getContestOutsideScoreboard,
    owner: venueKey(venue),
    input: { cid, removeStar, containsEnd, forceRefresh, ...(showVirtual && isInside && { showVirtual }) },
    filters,
    followed,
    order: JSON.stringify([containsEnd, forceRefresh]),
    auto,
    topic: isInside ? boardTopicOf(venue) : null,
    onFailed: stop,
  });
  const { page } = rank;
  const columns = useBoardColumns(page, isInside ? cid : null, useRatingChanges(cid, isOver));
  return (
    <RankView
      rank={rank}
      columns={columns}
      filters={filters}
      onPage={(currentPage) => void change({ currentPage })}
      followed={followed}
      onFollow={toggle}
      none={t('nobody')}
      bar={
        <RankBar
          filters={filters}
          onChange={(patch) => void change(patch, { replace: true })}
          isOver={isOver}
          auto={auto}
          onAuto={setWantsAuto}
          updatedAt={rank.updatedAt}
          onRefresh={rank.refetch}
          actions={isAdmin && <BoardDownloads cid={cid} filters={filters} />}
        >
          <BoardSwitches
            filters={filters}
            onChange={(patch) => void change(patch, { replace: true })}
            allowsForce={isAdmin && (page?.sealed === true || forceRefresh)}
            allowsEnd={allowsEnd}
            allowsVirtual={allowsVirtual}
          />
        </RankBar>
      }
      notes={
        <>
          {page?.virtualAt !== undefined && (
            <p className={styles.virtualAt}>{t('virtualAt', { time: clockOf(page.virtualAt) })}</p>
          )}
          {page?.sealed && <p className={styles.sealed}>{t('sealed')}</p>}
        </>
      }
    />
  );
}
