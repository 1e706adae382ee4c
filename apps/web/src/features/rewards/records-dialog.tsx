import { getUserRewards, type OwnOrder } from '@assay/contract/rewards/order.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { useOwnPage } from '../../ui/table/use-own-page.ts';
import { OrderStatusBadge } from './order-status.tsx';
import { TEXT } from './text.ts';

/** The own orders, ten per page (COIN-7). */
export function ExchangeRecords() {
  const t = useText(TEXT);
  const page = useOwnPage(getUserRewards, {});
  const columns: Column<OwnOrder>[] = [
    { key: 'id', header: t('id'), width: '70px', phone: 'lead', cell: ({ id }) => <span className="tnum">{id}</span> },
    {
      key: 'reward',
      header: t('reward'),
      names: true,
      cell: ({ rewardName, note }) => (
        <>
          <bdi>{rewardName}</bdi>
          {note !== '' && (
            <div>
              <small>
                <bdi>{note}</bdi>
              </small>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'coins',
      header: t('coins'),
      width: '80px',
      align: 'end',
      cell: ({ needAcCoin }) => <span className="tnum">{formatNumber(needAcCoin)}</span>,
    },
    { key: 'code', header: t('pickupCode'), width: '120px', cell: ({ pickupCode }) => <code>{pickupCode}</code> },
    {
      key: 'time',
      header: t('time'),
      width: '150px',
      cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
    },
    {
      key: 'status',
      header: t('status'),
      width: '140px',
      phone: 'end',
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
  ];
  return (
    <PagedTable
      {...page}
      label={t('records')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState text={t('noRecords')} />}
    />
  );
}
