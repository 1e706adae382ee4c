import { getContestOutsideScoreboard, getContestRank } from '@assay/contract/contests/boards.ts';
import { useCallback, useState } from 'react';
import { useBig } from '../../lib/big.ts';
import { useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { BoardBar } from './bar.tsx';
import styles from './board.module.css';
import { clockOf } from './cell.tsx';
import { useConcerned } from './concerned.ts';
import { BOARD_FILTERS, ENDLESS } from './filters.ts';
import { BoardTable } from './table.tsx';
import { TEXT } from './text.ts';
import { useBoard } from './use-board.ts';

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

/** The board of a contest with everything around it (BOARD-5). */
export function Board({ cid, isInside, isAdmin, isOver, allowsEnd, allowsVirtual = false }: BoardProps) {
  const t = useText(TEXT);
  const [filters, change] = useSearch(BOARD_FILTERS);
  const { concerned, toggle } = useConcerned(cid);
  const [wantsAuto, setWantsAuto] = useState(true);
  const auto = wantsAuto && !isOver;
  const stop = useCallback(() => setWantsAuto(false), []);
  const board = useBoard({
    op: isInside ? getContestRank : getContestOutsideScoreboard,
    cid,
    filters,
    concerned,
    auto,
    pushed: isInside,
    onFailed: stop,
  });
  const { page, error } = board;
  const isBig = useBig();
  const isEmpty = page?.total === 0;
  return (
    <PageFrame width="full">
      <Panel flush>
        {!isBig && (
          <BoardBar
            cid={cid}
            filters={filters}
            onChange={(patch) => void change(patch, { replace: true })}
            isAdmin={isAdmin}
            isSealed={page?.sealed === true || filters.forceRefresh}
            isOver={isOver}
            allowsEnd={allowsEnd}
            allowsVirtual={allowsVirtual}
            auto={auto}
            onAuto={setWantsAuto}
            updatedAt={board.updatedAt}
            onRefresh={board.refetch}
          />
        )}
        {page?.virtualAt !== undefined && (
          <p className={styles.virtualAt}>{t('virtualAt', { time: clockOf(page.virtualAt) })}</p>
        )}
        {page?.sealed && <p className={styles.sealed}>{t('sealed')}</p>}
        {error && !page && <ErrorState error={error} onRetry={board.refetch} />}
        {isEmpty && <EmptyState text={t(filters.keyword ? 'noMatch' : 'none')} />}
        <div hidden={isEmpty || (error !== null && !page)}>
          <BoardTable
            board={board}
            cid={cid}
            isInside={isInside}
            concerned={concerned}
            onFollow={toggle}
            resetKey={JSON.stringify(filters)}
          />
        </div>
      </Panel>
      {filters.limit !== ENDLESS && !isBig && (
        <Pager
          total={page?.total ?? 0}
          page={filters.currentPage}
          size={filters.limit}
          onPage={(currentPage) => void change({ currentPage })}
        />
      )}
    </PageFrame>
  );
}
