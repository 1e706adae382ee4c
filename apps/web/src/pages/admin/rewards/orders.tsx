import {
  type AdminOrder,
  getAdminUserRewards,
  ORDER_STATUSES,
  type OrderStatus,
} from '@assay/contract/rewards/order.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TEXT } from '../../../features/rewards/admin-text.ts';
import { HandleOrder, ORDER_ACTIONS } from '../../../features/rewards/handle-order.tsx';
import { OrderStatusBadge } from '../../../features/rewards/order-status.tsx';
import classes from '../../../features/rewards/rewards.module.css';
import { TEXT as SHOP_TEXT } from '../../../features/rewards/text.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { textOf } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { actionsColumn } from '../../../ui/table/row-actions.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = { ...pageReads(15), status: textOf(''), username: textOf(''), keyword: textOf('') } as const;

/** Orders of everybody, and what becomes of them (COIN-10). */
export function Page() {
  const t = useText(TEXT);
  const shopText = useText(SHOP_TEXT);
  const { list, filters, change } = useListPage(getAdminUserRewards, READS);
  const [handled, setHandled] = useState<{ order: AdminOrder; to: OrderStatus; action: string } | null>(null);
  const says = (action: string, { username, rewardName }: AdminOrder) =>
    t('of', { action, name: username, reward: rewardName });
  const columns: Column<AdminOrder>[] = [
    { key: 'id', header: shopText('id'), width: '80px', cell: ({ id }) => <span className="tnum">{id}</span> },
    { key: 'who', header: t('username'), width: '160px', cell: ({ username }) => <UserLink username={username} /> },
    { key: 'reward', header: shopText('reward'), names: true, cell: ({ rewardName }) => <bdi>{rewardName}</bdi> },
    {
      key: 'coins',
      header: shopText('coins'),
      width: '90px',
      align: 'end',
      cell: ({ needAcCoin }) => <span className="tnum">{formatNumber(needAcCoin)}</span>,
    },
    {
      key: 'code',
      header: shopText('pickupCode'),
      width: '130px',
      cell: ({ pickupCode }) => <code>{pickupCode}</code>,
    },
    {
      key: 'time',
      header: shopText('time'),
      width: '150px',
      cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
    },
    {
      key: 'status',
      header: shopText('status'),
      width: '140px',
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    { key: 'note', header: t('note'), from: 'lg', cell: ({ note }) => <bdi>{note}</bdi> },
    actionsColumn<AdminOrder>({
      header: t('handle'),
      width: '210px',
      actions: (order) =>
        ORDER_ACTIONS[order.status].map(({ to, words }) => ({
          label: t(words),
          says: says(t(words), order),
          danger: words === 'cancel',
          onClick: () => setHandled({ order, to, action: t(words) }),
        })),
    }),
  ];
  const box = (name: 'username' | 'keyword') => (
    <TextInput
      size="sm"
      label={t(name)}
      defaultValue={filters[name]}
      onBlur={(event) => void change({ [name]: event.currentTarget.value.trim(), currentPage: 1 })}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
  return (
    <PageFrame title={t('orders')} lead={t('ordersLead')} width="full">
      <PagedTable
        {...list}
        label={t('orders')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState text={t(filters.username || filters.keyword || filters.status ? 'noOrdersFound' : 'noOrders')} />
        }
        stacks
      >
        <div className={classes.filters}>
          {box('username')}
          {box('keyword')}
          <NativeSelect
            size="sm"
            label={shopText('status')}
            value={filters.status}
            data={[
              { value: '', label: t('all') },
              ...ORDER_STATUSES.map((name, value) => ({ value: String(value), label: shopText(name) })),
            ]}
            onChange={(event) => void change({ status: event.currentTarget.value, currentPage: 1 })}
          />
        </div>
      </PagedTable>
      <Dialog
        opened={handled !== null}
        onClose={() => setHandled(null)}
        title={handled && says(handled.action, handled.order)}
      >
        {handled && <HandleOrder {...handled} onClose={() => setHandled(null)} />}
      </Dialog>
    </PageFrame>
  );
}
