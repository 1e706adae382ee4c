import { deleteDiscussions, manageDiscussion } from '@assay/contract/discussions/admin.ts';
import { DISCUSSION_STATUS } from '@assay/contract/discussions/discussion.ts';
import { getDiscussionList } from '@assay/contract/discussions/discussions.ts';
import { Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { textOf } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { SearchBar } from '../../ui/table/search-bar.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';
import { detailPath } from './addresses.ts';
import { discussionsChanged } from './list/use-discussions.ts';
import { StateBadges } from './state-badges.tsx';
import { TEXT } from './text.ts';

const READS = { ...pageReads(10), keyword: textOf() } as const;

/** All discussions with switches for pinning and disabling, for administrators. */
export function AdminDiscussionList() {
  const t = useText(TEXT);
  const [deleting, setDeleting] = useState<{ id: number; title: string } | null>(null);
  const { list, filters, change } = useListPage(getDiscussionList, READS, ({ keyword, ...page }) => ({
    ...page,
    keyword: keyword || undefined,
    admin: true,
  }));
  const manage = useAction(manageDiscussion, { onSuccess: discussionsChanged });
  const remove = useAction(deleteDiscussions, {
    onSuccess: () => {
      toast.success(t('deletedToast'));
      setDeleting(null);
      return discussionsChanged();
    },
  });
  return (
    <>
      <PagedTable
        {...list}
        label={t('discussions')}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t(filters.keyword ? 'nothingFound' : 'none')} />}
        columns={[
          {
            key: 'title',
            header: t('title'),
            names: true,
            cell: (row) => (
              <Group gap="xs">
                <Link href={detailPath(row)}>{row.title}</Link>
                <StateBadges row={row} />
              </Group>
            ),
          },
          {
            key: 'author',
            header: t('author'),
            width: '140px',
            cell: ({ uid, author }) => <UserLink uid={uid} username={author} />,
          },
          { key: 'when', header: t('when'), width: '130px', cell: (row) => <RelativeTime at={row.gmtCreate} /> },
          {
            key: 'top',
            header: t('top'),
            width: '80px',
            cell: ({ id, topPriority, title }) => (
              <Switch
                aria-label={t('topOf', { title })}
                checked={topPriority}
                onChange={(event) => manage.mutate({ id, topPriority: event.currentTarget.checked })}
              />
            ),
          },
          {
            key: 'status',
            header: t('shown'),
            width: '80px',
            cell: ({ id, status, title }) => (
              <Switch
                aria-label={t('shownOf', { title })}
                checked={status === DISCUSSION_STATUS.normal}
                onChange={(event) => manage.mutate({ id, status: event.currentTarget.checked ? 0 : 1 })}
              />
            ),
          },
          {
            key: 'delete',
            header: t('remove'),
            width: '90px',
            cell: ({ id, title, status }) =>
              status === DISCUSSION_STATUS.deleted ? null : (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  aria-label={t('removeOf', { title })}
                  onClick={() => setDeleting({ id, title })}
                >
                  {t('remove')}
                </Button>
              ),
          },
        ]}
      >
        <SearchBar label={t('search')} value={filters.keyword} onSearch={(keyword) => void change({ keyword })} />
      </PagedTable>
      <Confirm
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('removeTitle')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate([deleting.id])}
      >
        {t('removeSure', { title: deleting?.title ?? '' })}
      </Confirm>
    </>
  );
}
