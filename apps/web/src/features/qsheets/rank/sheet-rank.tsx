import { getQSheetRank, QSHEET_RANK_SIZE, type QSheetRankRow } from '@assay/contract/qsheets/rank.ts';
import { boardTopicOf, venueKey } from '@assay/contract/venue.ts';
import { useCallback, useMemo, useState } from 'react';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RANK_FILTERS } from '../../boards/filters.ts';
import { useFollowed } from '../../boards/followed.ts';
import { RankBar } from '../../boards/rank-bar.tsx';
import type { RankColumns } from '../../boards/rank-table.tsx';
import { RankView } from '../../boards/rank-view.tsx';
import { useRank } from '../../boards/use-rank.ts';
import { TEXT } from '../text.ts';

const FILTERS = { ...RANK_FILTERS, limit: numberOf(QSHEET_RANK_SIZE, 0) } as const;

interface RankPage {
  records: QSheetRankRow[];
  total: number;
  groups: { name: string; pc: number }[];
}

const NO_GROUPS: RankPage['groups'] = [];

/** Who solved how much of a sheet, with a column for each group (SHEET-6); it follows as people solve. */
export function SheetRank({ qid }: { qid: number }) {
  const t = useText(TEXT);
  const venue = { kind: 'qsheet', id: qid } as const;
  const [filters, change] = useSearch(FILTERS);
  const { followed, toggle } = useFollowed(`qsheet-followed-${qid}`);
  const [auto, setAuto] = useState(true);
  const stop = useCallback(() => setAuto(false), []);
  const rank = useRank<typeof getQSheetRank, RankPage>({
    op: getQSheetRank,
    pageOf: ({ users, total, groups }) => ({ records: users, total, groups }),
    owner: venueKey(venue),
    input: { qid },
    filters,
    followed,
    order: 'solved',
    auto,
    topic: boardTopicOf(venue),
    onFailed: stop,
  });
  const groups = rank.page?.groups ?? NO_GROUPS;
  const columns = useMemo(
    (): RankColumns<QSheetRankRow> => ({
      name: t('name'),
      mark: ({ isFinished }) => isFinished && <Badge tone="good">{t('finished')}</Badge>,
      total: { head: t('solved'), cell: ({ total }) => <b>{total}</b> },
      results: groups.map(({ name, pc }, at) => ({
        key: `${at}`,
        title: name,
        head: (
          <span>
            {name}
            <small>{pc}</small>
          </span>
        ),
        cell: ({ statistics }) => <span className="tnum">{statistics[at]}</span>,
      })),
    }),
    [groups, t],
  );
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
          isOver={false}
          auto={auto}
          onAuto={setAuto}
          updatedAt={rank.updatedAt}
          onRefresh={rank.refetch}
        />
      }
    />
  );
}
