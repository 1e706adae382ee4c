import { type AdminCoinRecord, COIN_REASONS, getAdminCoinRecords } from '@assay/contract/coins/ledger.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TEXT } from '../../../features/coins/admin-text.ts';
import { CorrectionForm } from '../../../features/coins/correction-form.tsx';
import styles from '../../../features/coins/ledger.module.css';
import { entryColumns } from '../../../features/coins/ledger-columns.tsx';
import { TEXT as COIN_TEXT, REASON_TEXT } from '../../../features/coins/text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { textOf } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = { ...pageReads(15), username: textOf(''), reason: textOf('') } as const;

/** Everybody's entries, and corrections of balances (COIN-4). */
export function Page() {
  const t = useText(TEXT);
  const coinText = useText(COIN_TEXT);
  const reasonText = useText(REASON_TEXT);
  const [corrects, setCorrects] = useState(false);
  const { list, filters, change } = useListPage(getAdminCoinRecords, READS, (asked) => ({
    ...asked,
    reason: COIN_REASONS.find((reason) => reason === asked.reason),
  }));
  const { when, reason, note, delta } = entryColumns<AdminCoinRecord>(coinText, reasonText);
  const who: Column<AdminCoinRecord> = {
    key: 'who',
    header: t('username'),
    width: '170px',
    phone: 'lead',
    cell: ({ username }) => <UserLink username={username} />,
  };
  const why: Column<AdminCoinRecord> = {
    ...note,
    cell: (record) => (
      <>
        <bdi>{record.note}</bdi> {record.byUsername !== null && <small>({t('by', { name: record.byUsername })})</small>}
      </>
    ),
  };
  const now: Column<AdminCoinRecord> = {
    key: 'now',
    header: t('currentBalance'),
    width: '120px',
    align: 'end',
    from: 'md',
    cell: ({ currentBalance }) => <span className="tnum">{formatNumber(currentBalance)}</span>,
  };
  return (
    <PageFrame
      title={t('page')}
      lead={t('lead')}
      width="full"
      actions={
        <Button leftSection={<Plus aria-hidden />} onClick={() => setCorrects(true)}>
          {t('correct')}
        </Button>
      }
    >
      <PagedTable
        {...list}
        label={t('page')}
        columns={[who, reason, why, delta, now, when]}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t(filters.username || filters.reason ? 'noneFound' : 'none')} />}
      >
        <div className={styles.filters}>
          <TextInput
            size="sm"
            label={t('username')}
            defaultValue={filters.username}
            onBlur={(event) => void change({ username: event.currentTarget.value.trim(), currentPage: 1 })}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
          <NativeSelect
            size="sm"
            label={coinText('reason')}
            value={filters.reason}
            data={[
              { value: '', label: t('allReasons') },
              ...COIN_REASONS.map((value) => ({ value, label: reasonText(value) })),
            ]}
            onChange={(event) => void change({ reason: event.currentTarget.value, currentPage: 1 })}
          />
        </div>
      </PagedTable>
      <Dialog opened={corrects} onClose={() => setCorrects(false)} title={t('correct')}>
        <CorrectionForm onClose={() => setCorrects(false)} />
      </Dialog>
    </PageFrame>
  );
}
