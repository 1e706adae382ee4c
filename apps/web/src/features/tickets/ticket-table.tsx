import { getTickets, TICKET_LISTS } from '@assay/contract/tickets/tickets.ts';
import { UnstyledButton } from '@mantine/core';

import { paths } from '../../lib/paths.ts';
import { numberOf, textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';
import { TEXT } from './text.ts';
import styles from './tickets.module.css';

const TicketDialog = lazyDialog(() => import('./ticket-dialog.tsx').then((module) => module.TicketDialog));
const READS = { ...pageReads(15), list: textOf('mine'), state: textOf('open'), id: numberOf(null, 1) } as const;

/** Tickets that the viewer opened, or those of problems that he may change; the address names the one that is read. */
export function TicketTable() {
  const t = useText(TEXT);
  const { list, filters, change } = useListPage(getTickets, READS, ({ list: which, state, id: _id, ...page }) => ({
    ...page,
    list: which === 'queue' ? ('queue' as const) : ('mine' as const),
    open: state !== 'closed',
  }));
  return (
    <>
      <PagedTable
        {...list}
        label={t('tickets')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('none')} />}
        columns={[
          {
            key: 'title',
            header: t('ticket'),
            names: true,
            cell: ({ id, title }) => (
              <UnstyledButton className={styles.title} onClick={() => void change({ id })}>
                {title}
              </UnstyledButton>
            ),
          },
          {
            key: 'problem',
            header: t('problem'),
            width: '130px',
            cell: ({ problemId }) => <Link href={paths.problem(problemId)}>{problemId}</Link>,
          },
          {
            key: 'reporter',
            header: t('reporter'),
            width: '150px',
            cell: ({ reporter }) => <UserLink username={reporter} />,
          },
          {
            key: 'assignee',
            header: t('assignee'),
            width: '150px',
            cell: ({ assignee }) => (assignee === null ? t('nobody') : <UserLink username={assignee} />),
          },
          {
            key: 'changed',
            header: t('changed'),
            width: '140px',
            cell: ({ gmtModified }) => <RelativeTime at={gmtModified} />,
          },
        ]}
      >
        <div className={styles.bar}>
          <Segments
            label={t('tickets')}
            value={filters.list === 'queue' ? 'queue' : 'mine'}
            choices={TICKET_LISTS.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => void change({ list: next, currentPage: 1 })}
          />
          <Segments
            label={t('state')}
            value={filters.state === 'closed' ? 'closed' : 'open'}
            choices={(['open', 'closed'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(state) => void change({ state, currentPage: 1 })}
          />
        </div>
      </PagedTable>
      {filters.id !== null && <TicketDialog id={filters.id} onClose={() => void change({ id: null })} />}
    </>
  );
}
