import type { ManagedAnnouncement } from '@assay/contract/announcements/announcement.ts';
import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
  updateContestAnnouncement,
} from '@assay/contract/announcements/contest.ts';
import { Button, Modal } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AnnouncementForm } from '../../../features/announcements/announcement-form.tsx';
import { TEXT } from '../../../features/announcements/text.ts';
import { DeskFrame } from '../../../features/contests/admin/desk-frame.tsx';
import { toast } from '../../../lib/notices.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { EditedTable } from '../../../ui/table/edited-table.tsx';

const FILTERS = { currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

/** Announcements of a contest for those who manage it. */
export function Page() {
  const t = useText(TEXT);
  const cid = useIdParam<'AdminContestAnnouncement' | 'GroupContestAnnouncement'>('contestID');
  const [{ currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(getAdminContestAnnouncement, { cid, currentPage, limit }, { keep: true });
  const [adds, setAdds] = useState(false);
  const reread = { onSuccess: () => refresh(getAdminContestAnnouncement) };
  const add = useAction(addContestAnnouncement, reread);
  const update = useAction(updateContestAnnouncement, reread);
  const remove = useAction(deleteContestAnnouncement, reread);
  const columns: Column<ManagedAnnouncement>[] = [
    { key: 'title', header: t('title'), names: true, cell: ({ title }) => title },
    { key: 'state', header: t('state'), width: '100px', cell: ({ visible }) => t(visible ? 'shown' : 'hidden') },
    { key: 'by', header: t('by'), from: 'md', width: '140px', cell: ({ username }) => <bdi>{username}</bdi> },
    { key: 'when', header: t('when'), width: '140px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
  ];
  return (
    <DeskFrame
      cid={cid}
      tab="announcements"
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdds(true)}>
          {t('add')}
        </Button>
      }
    >
      <EditedTable
        answer={answer}
        currentPage={currentPage}
        limit={limit}
        onTurn={change}
        label={t('adminTitle')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noAnnouncements')} />}
        actionsWidth="170px"
        edit={{
          label: t('edit'),
          says: ({ title }) => t('editOf', { title }),
          title: () => t('edit'),
          size: 'xl',
          form: (one, onClose) => (
            <AnnouncementForm
              one={one}
              onSave={(fields) => update.mutateAsync({ ...fields, cid, id: one.id })}
              onClose={onClose}
            />
          ),
        }}
        remove={{
          label: t('remove'),
          says: ({ title }) => t('removeOf', { title }),
          question: ({ title }) => t('removeAnnouncement', { title }),
          run: async ({ id }) => {
            await remove.mutateAsync({ cid, id });
            toast.success(t('removed'));
          },
        }}
      />
      <Modal opened={adds} onClose={() => setAdds(false)} title={t('add')} size="xl">
        <AnnouncementForm onSave={(fields) => add.mutateAsync({ ...fields, cid })} onClose={() => setAdds(false)} />
      </Modal>
    </DeskFrame>
  );
}
