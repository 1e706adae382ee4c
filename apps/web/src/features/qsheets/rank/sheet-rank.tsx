import { getQSheetRank, QSHEET_RANK_SIZE, type QSheetRankRow } from '@assay/contract/qsheets/rank.ts';
import { useMemo } from 'react';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RANK_FILTERS } from '../../boards/filters.ts';
import type { RankColumns } from '../../boards/rank-table.tsx';
import { RankView } from '../../boards/rank-view.tsx';
import { useVenueRank } from '../../boards/use-venue-rank.ts';
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
  const [filters, onFilter] = useSearch(FILTERS);
  const of = useVenueRank<typeof getQSheetRank, RankPage>({
    op: getQSheetRank,
    pageOf: ({ users, total, groups }) => ({ records: users, total, groups }),
    venue: { kind: 'qsheet', id: qid },
    input: { qid },
    order: 'solved',
    filters,
    onFilter,
    followedKey: `qsheet-followed-${qid}`,
  });
  const groups = of.rank.page?.groups ?? NO_GROUPS;
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
  return <RankView of={of} columns={columns} none={t('nobody')} />;
}
