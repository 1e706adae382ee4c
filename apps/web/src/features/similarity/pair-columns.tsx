import type { SimilarityPairRow } from '@assay/contract/similarity/report.ts';
import { paths } from '../../lib/paths.ts';
import type { Say } from '../../lib/text.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { RowLink } from '../../ui/table/row-link.tsx';
import type { TEXT } from './text.ts';

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** What a list of pairs shows: who, and how much of each; how unusual it is stands beside every share. */
export const pairColumns = (t: Say<typeof TEXT>): Column<SimilarityPairRow>[] => [
  {
    key: 'problem',
    header: t('problem'),
    width: '90px',
    phone: 'lead',
    cell: ({ displayId }) => displayId,
  },
  {
    key: 'who',
    header: t('who'),
    names: true,
    cell: ({ id, a, b, isEarlier }) => (
      <>
        <RowLink href={paths.similarityPair(id)}>{t('pairTitle', { a: a.username, b: b.username })}</RowLink>{' '}
        {isEarlier && <Badge tone="info">{t('past')}</Badge>}
      </>
    ),
  },
  {
    key: 'oddness',
    header: t('oddness'),
    width: '130px',
    align: 'end',
    cell: ({ oddness }) => <span className="tnum">{oddness.toFixed(1)}</span>,
  },
  {
    key: 'share',
    header: t('share'),
    width: '100px',
    align: 'end',
    cell: ({ similarity }) => <span className="tnum">{percent(similarity)}</span>,
  },
  {
    key: 'coverage',
    header: t('coverage'),
    width: '130px',
    align: 'end',
    from: 'sm',
    cell: ({ coverageA, coverageB }) => (
      <span className="tnum">
        {percent(coverageA)} · {percent(coverageB)}
      </span>
    ),
  },
  {
    key: 'longest',
    header: t('longest'),
    width: '130px',
    align: 'end',
    from: 'md',
    cell: ({ longest }) => t('tokens', { count: longest }),
  },
];
