import { downloadContestRank, downloadContestXcpcio } from '@assay/contract/contests/boards.ts';
import { Button, Switch } from '@mantine/core';
import { Download } from 'lucide-react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useText } from '../../../lib/text.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuItem } from '../../../ui/menu/menu-entries.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import type { BoardFilters } from './filters.ts';
import { TEXT } from './text.ts';

interface BoardSwitchesProps {
  filters: BoardFilters;
  onChange: (patch: Partial<BoardFilters>) => void;
  /** There is a seal to look behind, and the viewer may. */
  allowsForce: boolean;
  allowsEnd: boolean;
  /** Virtual participations can be shown beside. */
  allowsVirtual: boolean;
}

/** What can be switched on the board of a contest (BOARD-5). */
export function BoardSwitches({ filters, onChange, allowsForce, allowsEnd, allowsVirtual }: BoardSwitchesProps) {
  const t = useText(TEXT);
  return (
    <>
      <Switch
        label={t('noStars')}
        checked={filters.removeStar}
        onChange={(event) => onChange({ removeStar: event.currentTarget.checked })}
      />
      {allowsForce && (
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
    </>
  );
}

/** The board as a file. */
export function BoardDownloads({ cid, filters }: { cid: number; filters: BoardFilters }) {
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
    <Menu
      target={(target) => (
        <Button size="xs" variant="default" leftSection={<Download aria-hidden />} {...target}>
          {t('download')}
        </Button>
      )}
    >
      <MenuItem onChoose={() => void save(download(downloadContestRank, { ...board, format: 'xlsx' }))}>
        {t('xlsx')}
      </MenuItem>
      <MenuItem onChoose={() => void save(download(downloadContestRank, { ...board, format: 'csv' }))}>
        {t('csv')}
      </MenuItem>
      <MenuItem onChoose={() => void save(download(downloadContestXcpcio, { cid }))}>{t('xcpcio')}</MenuItem>
    </Menu>
  );
}
