import {
  type AdminCountdown,
  deleteCountdown,
  getAdminCountdowns,
  getContestCountdown,
} from '@assay/contract/site/countdowns.ts';
import { Button, Modal } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CountdownForm } from '../../../features/site/countdowns/countdown-form.tsx';
import { TEXT } from '../../../features/site/countdowns/text.ts';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { EditedTable } from '../../../ui/table/edited-table.tsx';

const FILTERS = { currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

/** Days that the home page counts down to (HOME-3). */
export function Page() {
  const t = useText(TEXT);
  const [{ currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(getAdminCountdowns, { currentPage, limit }, { keep: true });
  const [adds, setAdds] = useState(false);
  const remove = useAction(deleteCountdown, {
    onSuccess: () => Promise.all([refresh(getAdminCountdowns), refresh(getContestCountdown)]),
  });
  const columns: Column<AdminCountdown>[] = [
    { key: 'title', header: t('title'), names: true, cell: ({ title }) => title },
    {
      key: 'date',
      header: t('date'),
      width: '170px',
      cell: ({ date }) => <span className="tnum">{formatMoment(date)}</span>,
    },
    { key: 'state', header: t('state'), width: '100px', cell: ({ visible }) => t(visible ? 'shown' : 'hidden') },
  ];
  return (
    <PageFrame
      title={t('page')}
      lead={t('lead')}
      actions={
        <Button leftSection={<Plus aria-hidden />} onClick={() => setAdds(true)}>
          {t('add')}
        </Button>
      }
    >
      <EditedTable
        answer={answer}
        currentPage={currentPage}
        limit={limit}
        onTurn={change}
        label={t('page')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('none')} />}
        actionsWidth="170px"
        edit={{
          label: t('edit'),
          says: ({ title }) => t('editOf', { title }),
          title: () => t('edit'),
          form: (one, onClose) => <CountdownForm one={one} onClose={onClose} />,
        }}
        remove={{
          label: t('remove'),
          says: ({ title }) => t('removeOf', { title }),
          question: ({ title }) => t('removeQuestion', { title }),
          run: async ({ id }) => {
            await remove.mutateAsync({ id });
            toast.success(t('removed'));
          },
        }}
      />
      <Modal opened={adds} onClose={() => setAdds(false)} title={t('add')}>
        <CountdownForm onClose={() => setAdds(false)} />
      </Modal>
    </PageFrame>
  );
}
