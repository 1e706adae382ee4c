import { ActionIcon, NativeSelect, Switch } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import styles from './board.module.css';
import { ENDLESS, type RankFilters, SIZES } from './filters.ts';
import { TEXT } from './text.ts';

interface RankBarProps {
  filters: RankFilters;
  onChange: (patch: Partial<RankFilters>) => void;
  /** Nothing changes any more: refreshing is locked off. */
  isOver: boolean;
  auto: boolean;
  onAuto: (auto: boolean) => void;
  updatedAt: number;
  onRefresh: () => void;
  /** Further filters. */
  children?: ReactNode;
  /** What else can be done with the rank, at the end of the bar. */
  actions?: ReactNode;
}

/** Search, switches and refreshing above a rank (BOARD-5). */
export function RankBar(props: RankBarProps) {
  const { filters, onChange, isOver, auto, onAuto, updatedAt, onRefresh, children, actions } = props;
  const t = useText(TEXT);
  return (
    <SearchBar label={t('search')} value={filters.keyword} onSearch={(keyword) => onChange({ keyword })}>
      <Switch
        label={t('auto')}
        checked={auto}
        disabled={isOver}
        onChange={(event) => onAuto(event.currentTarget.checked)}
      />
      {children}
      <div className={styles.end}>
        <Updated at={updatedAt} />
        <Tip label={t('refresh')}>
          <ActionIcon variant="subtle" color="gray" aria-label={t('refresh')} onClick={onRefresh}>
            <RefreshCw aria-hidden />
          </ActionIcon>
        </Tip>
        <NativeSelect
          size="xs"
          aria-label={t('perPage')}
          value={String(filters.limit)}
          data={SIZES.map((size) => ({ value: String(size), label: size === ENDLESS ? t('all') : String(size) }))}
          onChange={(event) => onChange({ limit: Number(event.currentTarget.value) })}
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
