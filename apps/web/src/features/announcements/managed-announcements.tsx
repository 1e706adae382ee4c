import type { ManagedAnnouncement } from '@assay/contract/announcements/announcement.ts';
import { Button, Switch } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { labelFor, useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { EditedTable } from '../../ui/table/edited-table.tsx';
import type { PagedTableProps } from '../../ui/table/paged-table.tsx';
import { type AnnouncementCall, AnnouncementForm } from './announcement-form.tsx';
import { TEXT } from './text.ts';

interface ManagedAnnouncementsProps {
  /** What `useListPage` says of the owner's list with drafts and hidden ones. */
  list: Pick<PagedTableProps<ManagedAnnouncement>, 'answer' | 'currentPage' | 'limit' | 'onTurn'>;
  /** The calls of the owner. */
  add: AnnouncementCall;
  updateOf: (id: number) => AnnouncementCall;
  /** Rejects when nothing was deleted. */
  remove: (id: number) => Promise<unknown>;
  /** What is read again. */
  onSaved: () => unknown;
  /** The page around: where the button that adds one stands, and the table. */
  children: (parts: { actions: ReactNode; table: ReactNode }) => ReactNode;
}

/** Announcements of an owner for those who announce there: drafts, hidden and shown ones; the switch stores at once. */
export function ManagedAnnouncements({ list, add, updateOf, remove, onSaved, children }: ManagedAnnouncementsProps) {
  const t = useText(TEXT);
  const [adds, setAdds] = useState(false);
  const columns: Column<ManagedAnnouncement>[] = [
    { key: 'title', header: t('title'), names: true, cell: ({ title }) => title },
    {
      key: 'state',
      header: t('state'),
      width: '130px',
      cell: (one) => <VisibleSwitch one={one} by={updateOf(one.id)} onSaved={onSaved} />,
    },
    { key: 'by', header: t('by'), from: 'md', width: '140px', cell: ({ username }) => <bdi>{username}</bdi> },
    { key: 'when', header: t('when'), width: '140px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
  ];
  const table = (
    <>
      <EditedTable
        {...list}
        label={t('adminTitle')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noAnnouncements')} />}
        actionsWidth="150px"
        edit={{
          label: t('edit'),
          says: ({ title }) => t('editOf', { title }),
          title: () => t('edit'),
          size: 'xl',
          isOpen: ({ mayChange }) => mayChange,
          form: (one, onClose) => (
            <AnnouncementForm one={one} by={updateOf(one.id)} onSaved={onSaved} onClose={onClose} />
          ),
        }}
        remove={{
          label: t('remove'),
          says: ({ title }) => t('removeOf', { title }),
          question: ({ title }) => t('removeAnnouncement', { title }),
          isOpen: ({ mayChange }) => mayChange,
          run: async ({ id }) => {
            await remove(id);
            toast.success(t('removed'));
          },
        }}
      />
      <Dialog opened={adds} onClose={() => setAdds(false)} title={t('add')} size="xl">
        <AnnouncementForm by={add} onSaved={onSaved} onClose={() => setAdds(false)} />
      </Dialog>
    </>
  );
  const actions = (
    <Button leftSection={<Plus aria-hidden />} onClick={() => setAdds(true)}>
      {t('add')}
    </Button>
  );
  return children({ actions, table });
}

interface VisibleSwitchProps {
  one: ManagedAnnouncement;
  by: AnnouncementCall;
  onSaved: () => unknown;
}

/** Whether one is shown; stored at once. */
function VisibleSwitch({ one, by, onSaved }: VisibleSwitchProps) {
  const t = useText(TEXT);
  const save = useAction(by.op, { onSuccess: onSaved });
  const { title, content, visible, isDraft, mayChange } = one;
  const state = t(isDraft ? 'draft' : visible ? 'shown' : 'hidden');
  return (
    <Switch
      size="sm"
      label={state}
      aria-label={labelFor(t('visible'), title)}
      checked={visible}
      disabled={!mayChange || save.isPending}
      onChange={(event) => save.mutate(by.inputOf({ title, content, visible: event.currentTarget.checked }))}
    />
  );
}
