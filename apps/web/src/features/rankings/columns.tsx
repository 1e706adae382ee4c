import type { RankBoard, RankRow } from '@assay/contract/rankings/rank-list.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { formatNumber } from '../../lib/format.ts';
import { addressOf } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { personColumns } from './person-columns.tsx';
import styles from './rankings.module.css';
import { TEXT } from './text.ts';

type Say = ReturnType<typeof useText<typeof TEXT>>;

const { submissions } = addressOf({ kind: 'public' });

const figure = (key: string, header: string, of: (row: RankRow) => string): Column<RankRow> => ({
  key,
  header,
  width: '110px',
  align: 'end',
  cell: (row) => <span className="tnum">{of(row)}</span>,
});

const solved = (t: Say): Column<RankRow> => ({
  key: 'solved',
  header: t('solved'),
  width: '96px',
  align: 'end',
  phone: 'end',
  cell: ({ username, ac }) => (
    <Link className={styles.number} href={submissions({ username, status: VERDICT.accepted })}>
      <span className="visually-hidden">{t('solvedOf', { name: username, count: ac })}</span>
      <strong aria-hidden>{formatNumber(ac)}</strong>
    </Link>
  ),
});

/** What the lines of each ranking are made of (RANK-1). */
const FIGURES: Record<RankBoard, (t: Say) => Column<RankRow>[]> = {
  ACM: (t) => [
    solved(t),
    figure('total', t('submissions'), ({ total }) => formatNumber(total)),
    figure('rating', t('rating'), ({ rating }) => `${rating}%`),
  ],
  OI: (t) => [
    figure('score', t('score'), ({ score }) => formatNumber(score)),
    solved(t),
    figure('total', t('submissions'), ({ total }) => formatNumber(total)),
    figure('rating', t('rating'), ({ rating }) => `${rating}%`),
  ],
  TUTORIAL: (t) => [
    figure('score', t('reward'), ({ score }) => formatNumber(score)),
    figure('ac', t('approved'), ({ ac }) => formatNumber(ac)),
    figure('total', t('written'), ({ total }) => formatNumber(total)),
  ],
};

export function useRankColumns(board: RankBoard): Column<RankRow>[] {
  const t = useText(TEXT);
  return [
    ...personColumns<RankRow>({ place: t('place'), user: t('user') }),
    ...FIGURES[board](t),
    {
      key: 'signature',
      header: t('signature'),
      from: 'md',
      cell: ({ signature }) => (
        <bdi className={styles.signature} title={signature}>
          {signature}
        </bdi>
      ),
    },
  ];
}
