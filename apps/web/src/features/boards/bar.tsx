import { downloadContestRank, downloadContestXcpcio } from '@assay/contract/contests/boards.ts';
import { ActionIcon, Button, Menu, NativeSelect, Switch } from '@mantine/core';
import { Download, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { download } from '../../lib/call.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useText } from '../../lib/text.ts';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import styles from './board.module.css';
import { type BoardFilters, ENDLESS, SIZES } from './filters.ts';
import { TEXT } from './text.ts';

interface BarProps {
  cid: number;
  filters: BoardFilters;
  onChange: (patch: Partial<BoardFilters>) => void;
  isAdmin: boolean;
  /** There is a seal to look behind. */
  isSealed: boolean;
  /** Nothing changes any more: refreshing is locked off. */
  isOver: boolean;
  allowsEnd: boolean;
  /** Virtual participations can be shown beside. */
  allowsVirtual: boolean;
  auto: boolean;
  onAuto: (auto: boolean) => void;
  updatedAt: number;
  onRefresh: () => void;
}

/** Search, switches and refreshing above a board (BOARD-5). */
export function BoardBar(props: BarProps) {
  const {
    cid,
    filters,
    onChange,
    isAdmin,
    isSealed,
    isOver,
    allowsEnd,
    allowsVirtual,
    auto,
    onAuto,
    updatedAt,
    onRefresh,
  } = props;
  const t = useText(TEXT);
  return (
    <SearchBar label={t('search')} value={filters.keyword} onSearch={(keyword) => onChange({ keyword })}>
      <Switch
        label={t('auto')}
        checked={auto}
        disabled={isOver}
        onChange={(event) => onAuto(event.currentTarget.checked)}
      />
      <Switch
        label={t('noStars')}
        checked={filters.removeStar}
        onChange={(event) => onChange({ removeStar: event.currentTarget.checked })}
      />
      {isAdmin && isSealed && (
        <Tip label={t('forceTip')}>
          <Switch
            label={t('force')}
            checked={filters.forceRefresh}
            onChange={(event) => onChange({ forceRefresh: event.currentTarget.checked })}
          />
        </Tip>
      )}
      {allowsEnd && (
        <Switch
          label={t('withEnd')}
          checked={filters.containsEnd}
          onChange={(event) => onChange({ containsEnd: event.currentTarget.checked })}
        />
      )}
      {allowsVirtual && (
        <Switch
          label={t('showVirtual')}
          checked={filters.showVirtual}
          onChange={(event) => onChange({ showVirtual: event.currentTarget.checked, currentPage: 1 })}
        />
      )}
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
        {isAdmin && <Downloads cid={cid} filters={filters} />}
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

function Downloads({ cid, filters }: { cid: number; filters: BoardFilters }) {
  const t = useText(TEXT);
  const board = {
    cid,
    removeStar: filters.removeStar,
    forceRefresh: filters.forceRefresh,
    containEnd: filters.containsEnd,
  };
  const save = async (asked: Promise<{ blob: Blob; name: string }>) => {
    // a failure was announced already
    const file = await asked.catch(() => null);
    if (file) saveFile(file.blob, file.name);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<Download aria-hidden />}>
          {t('download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save(download(downloadContestRank, { ...board, format: 'xlsx' }))}>
          {t('xlsx')}
        </Menu.Item>
        <Menu.Item onClick={() => void save(download(downloadContestRank, { ...board, format: 'csv' }))}>
          {t('csv')}
        </Menu.Item>
        <Menu.Item onClick={() => void save(download(downloadContestXcpcio, { cid }))}>{t('xcpcio')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
