import { ActionIcon, NativeSelect, Switch } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import styles from './board.module.css';
import { ENDLESS, SIZES } from './filters.ts';
import type { RankPage } from './latest.ts';
import { TEXT } from './text.ts';
import type { VenueRank } from './use-venue-rank.ts';

interface RankBarProps {
  of: VenueRank<RankPage>;
  /** Further filters. */
  children?: ReactNode;
  /** What else can be done with the rank, at the end of the bar. */
  actions?: ReactNode;
}

/** Search, switches and refreshing above a rank (BOARD-5). What is over changes no more: refreshing is locked off. */
export function RankBar({ of, children, actions }: RankBarProps) {
  const { rank, filters, onFilter, isOver, auto, onAuto } = of;
  const t = useText(TEXT);
  return (
    <SearchBar label={t('search')} value={filters.keyword} onSearch={(keyword) => onFilter({ keyword })}>
      <Switch
        label={t('auto')}
        checked={auto}
        disabled={isOver}
        className={isOver ? styles.lockedOff : undefined}
        onChange={(event) => onAuto(event.currentTarget.checked)}
      />
      {children}
      <div className={styles.end}>
        <Updated at={rank.updatedAt} />
        <Tip label={t('refresh')}>
          <ActionIcon variant="subtle" color="gray" aria-label={t('refresh')} onClick={rank.refetch}>
            <RefreshCw aria-hidden />
          </ActionIcon>
        </Tip>
        <NativeSelect
          size="xs"
          aria-label={t('perPage')}
          value={String(filters.limit)}
          data={SIZES.map((size) => ({ value: String(size), label: size === ENDLESS ? t('all') : String(size) }))}
          onChange={(event) => onFilter({ limit: Number(event.currentTarget.value) })}
        />
        {actions}
      </div>
    </SearchBar>
  );
}

function Updated({ at }: { at: number }) {
  const t = useText(TEXT);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (at === 0) return null;
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  return <span className="tnum">{seconds < 2 ? t('justNow') : t('ago', { n: seconds })}</span>;
}
