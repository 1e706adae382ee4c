import {
  type AdminContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
} from '@assay/contract/contests/talk/announcements.ts';
import { Button, Modal } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AnnouncementForm } from '../../../features/contests/talk/announcement-form.tsx';
import styles from '../../../features/contests/talk/talk.module.css';
import { TEXT } from '../../../features/contests/talk/text.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { numberOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { actionsColumn } from '../../../ui/table/row-actions.tsx';

const FILTERS = { currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

/** Announcements of a contest for those who manage it. */
export function Page() {
  const t = useText(TEXT);
  const cid = Number((useParams({ strict: false }) as { contestId: string }).contestId);
  const [{ currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(getAdminContestAnnouncement, { cid, currentPage, limit }, { keep: true });
  const [edited, setEdited] = useState<AdminContestAnnouncement | 'new' | null>(null);
  const [removed, setRemoved] = useState<AdminContestAnnouncement | null>(null);
  const remove = useAction(deleteContestAnnouncement, {
    onSuccess: async () => {
      setRemoved(null);
      toast.success(t('removed'));
      await refresh(getAdminContestAnnouncement);
    },
  });
  const columns: Column<AdminContestAnnouncement>[] = [
    { key: 'title', header: t('title'), names: true, cell: ({ title }) => title },
    { key: 'state', header: t('state'), width: '100px', cell: ({ visible }) => t(visible ? 'shown' : 'hidden') },
    { key: 'by', header: t('by'), from: 'md', width: '140px', cell: ({ username }) => <bdi>{username}</bdi> },
    { key: 'when', header: t('when'), width: '140px', cell: ({ gmtCreate }) => <RelativeTime at={gmtCreate} /> },
    actionsColumn({
      header: t('edit'),
      width: '170px',
      actions: (row) => [
        { label: t('edit'), says: t('editOf', { title: row.title }), onClick: () => setEdited(row) },
        { label: t('remove'), says: t('removeOf', { title: row.title }), onClick: () => setRemoved(row), danger: true },
      ],
    }),
  ];
  return (
    <PageFrame
      title={t('adminTitle')}
      lead={
        <Link className={styles.link} href={`${paths.contest(cid)}/announcements`}>
          {t('toContest')}
        </Link>
      }
      width="wide"
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      }
    >
      <PagedTable
        answer={answer}
        currentPage={currentPage}
        limit={limit}
        onTurn={change}
        label={t('adminTitle')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noAnnouncements')} />}
        minWidth={560}
      />
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={t(edited === 'new' ? 'add' : 'edit')}
        size="xl"
      >
        {edited !== null && (
          <AnnouncementForm cid={cid} {...(edited === 'new' ? {} : { one: edited })} onClose={() => setEdited(null)} />
        )}
      </Modal>
      <Confirm
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        title={t('remove')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => removed && remove.mutate({ cid, id: removed.id })}
      >
        {removed && t('removeAnnouncement', { title: removed.title })}
      </Confirm>
    </PageFrame>
  );
}
