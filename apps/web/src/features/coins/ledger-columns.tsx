import type { CoinReason } from '@assay/contract/coins/ledger.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import type { Say } from '../../lib/text.ts';
import type { Column } from '../../ui/table/data-table.tsx';
import styles from './ledger.module.css';
import type { REASON_TEXT, TEXT } from './text.ts';

interface Entry {
  delta: number;
  reason: CoinReason;
  note: string;
  gmtCreate: string;
}

/** Coins gained or spent, told apart by the sign and not by the colour alone. */
export function Delta({ delta }: { delta: number }) {
  return (
    <span className={`tnum ${styles.delta}`} data-gain={delta > 0 || undefined}>
      {delta > 0 ? '+' : '−'}
      {formatNumber(Math.abs(delta))}
    </span>
  );
}

/** What every list of entries shows of each. */
export const entryColumns = <Row extends Entry>(
  t: Say<typeof TEXT>,
  reasonText: Say<typeof REASON_TEXT>,
): Record<'when' | 'reason' | 'note' | 'delta', Column<Row>> => ({
  when: {
    key: 'when',
    header: t('when'),
    width: '150px',
    cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
  },
  reason: { key: 'reason', header: t('reason'), names: true, cell: ({ reason }) => reasonText(reason) },
  note: { key: 'note', header: t('note'), cell: ({ note }) => <bdi>{note}</bdi> },
  delta: {
    key: 'delta',
    header: t('delta'),
    width: '100px',
    align: 'end',
    phone: 'end',
    cell: ({ delta }) => <Delta delta={delta} />,
  },
});
