import { getOwnPrints } from '@assay/contract/contests/onsite/prints.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { PrintState } from './print-state.tsx';
import { TEXT } from './text.ts';

const REFRESH_MS = 30_000;
const PAGE = 10;

/** Own requests to print and whether they are done. */
export function OwnPrints({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(
    getOwnPrints,
    { cid, currentPage: page, limit: PAGE },
    { keep: true, refetchInterval: REFRESH_MS, call: { quiet: true } },
  );
  const columns: Column<DataOf<typeof getOwnPrints>['records'][number]>[] = [
    { key: 'id', header: t('id'), names: true, cell: ({ id }) => `#${id}` },
    { key: 'state', header: t('state'), cell: ({ status }) => <PrintState status={status} /> },
    { key: 'when', header: t('when'), cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
  ];
  return (
    <Panel flush title={t('mine')}>
      <DataTable
        label={t('mine')}
        columns={columns}
        rows={data?.records}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        placeholderRows={2}
        empty={<EmptyState text={t('noneMine')} />}
      />
      {data && data.total > PAGE && <Pager total={data.total} page={page} size={PAGE} onPage={setPage} />}
    </Panel>
  );
}
