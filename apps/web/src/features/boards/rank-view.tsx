import type { RankRow } from '@assay/contract/boards/rank.ts';
import type { ReactNode } from 'react';
import { useBig } from '../../lib/page/big.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { ENDLESS } from './filters.ts';
import type { RankPage } from './latest.ts';
import { RankBar } from './rank-bar.tsx';
import { type RankColumns, RankTable } from './rank-table.tsx';
import { TEXT } from './text.ts';
import type { VenueRank } from './use-venue-rank.ts';

interface RankViewProps<R extends RankRow> {
  of: VenueRank<RankPage<R>>;
  columns: RankColumns<R>;
  /** Stands there while nobody does. */
  none: string;
  /** Further filters in the bar. */
  switches?: ReactNode;
  /** What else can be done with the rank, at the end of the bar. */
  actions?: ReactNode;
  /** What is to be known about the rank as it is shown. */
  notes?: ReactNode;
  /** How to read the rank, below it. */
  legend?: ReactNode;
}

/** A rank with everything around it: bar, notes, table, pages; and what stands there when nobody does, or nothing came. */
export function RankView<R extends RankRow>({ of, columns, none, switches, actions, notes, legend }: RankViewProps<R>) {
  const { rank, filters, onFilter, followed, onFollow } = of;
  const t = useText(TEXT);
  const isBig = useBig();
  const { page, error } = rank;
  const isEmpty = page?.total === 0;
  return (
    <PageFrame width="full">
      <Panel flush>
        {!isBig && (
          <RankBar of={of} actions={actions}>
            {switches}
          </RankBar>
        )}
        {notes}
        {error && !page && <ErrorState error={error} onRetry={rank.refetch} />}
        {isEmpty && <EmptyState text={filters.keyword ? t('noMatch') : none} />}
        <div hidden={isEmpty || (error !== null && !page)}>
          <RankTable
            rank={rank}
            columns={columns}
            followed={followed}
            onFollow={onFollow}
            resetKey={JSON.stringify(filters)}
          />
        </div>
      </Panel>
      {filters.limit !== ENDLESS && !isBig && (
        <Pager
          total={page?.total ?? 0}
          page={filters.currentPage}
          size={filters.limit}
          onPage={(currentPage) => onFilter({ currentPage })}
        />
      )}
      {!isEmpty && page && legend}
    </PageFrame>
  );
}
