import { type CoinRecord, getAcCoin, getAcCoinRecords } from '@assay/contract/coins/ledger.ts';
import { entryColumns } from '../../features/coins/ledger-columns.tsx';
import { REASON_TEXT, TEXT } from '../../features/coins/text.ts';
import { formatNumber } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState, ToProblems } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';

const READS = pageReads(15);

/** What the viewer earned and spent, with the balance after each entry (COIN-3). */
export function Page() {
  const t = useText(TEXT);
  const reasonText = useText(REASON_TEXT);
  const { list } = useListPage(getAcCoinRecords, READS);
  const balance = useCall(getAcCoin, {}, { call: { quiet: true } });
  const { when, reason, note, delta } = entryColumns<CoinRecord>(t, reasonText);
  const after: Column<CoinRecord> = {
    key: 'balance',
    header: t('balanceAfter'),
    width: '130px',
    align: 'end',
    cell: (record) => <span className="tnum">{formatNumber(record.balance)}</span>,
  };
  return (
    <PageFrame
      title={t('ledger')}
      lead={t('ledgerLead', { coins: balance.data === undefined ? '…' : formatNumber(balance.data) })}
    >
      <PagedTable
        {...list}
        label={t('ledger')}
        columns={[reason, note, delta, after, when]}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noEntries')} action={<ToProblems />} />}
      />
    </PageFrame>
  );
}
