import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { type GroupApplication, getGroupApplications, MEMBER_PAGE_SIZE } from '@assay/contract/groups/members.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Pending } from '../../../ui/pending/pending.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { LEVEL_ROWS, useMemberActions } from './member-actions.tsx';
import styles from './members.module.css';
import { TEXT } from './text.ts';

/** Who would like to be in a group, for its admins; not shown while nobody would. */
export function ApplicationTable({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const [page, setPage] = useState({ currentPage: 1, limit: MEMBER_PAGE_SIZE });
  const answer = useCall(getGroupApplications, { gid: group.id, ...page }, { keep: true });
  const { change, remove } = useMemberActions();
  if (answer.isPending) return <Pending />;
  if (answer.data?.total === 0 && page.currentPage === 1) return null;
  const isBusy = change.isPending || remove.isPending;
  const columns: Column<GroupApplication>[] = [
    {
      key: 'who',
      header: t('who'),
      names: true,
      cell: ({ uid, username, avatar, reason }) => (
        <>
          <UserLink uid={uid} username={username} avatar={avatar} />
          <p className={styles.below}>{reason}</p>
        </>
      ),
    },
    {
      key: 'reason',
      header: t('reason'),
      from: 'md',
      cell: ({ reason }) => <span className={styles.reason}>{reason || '–'}</span>,
    },
    {
      key: 'at',
      header: t('appliedAt'),
      from: 'md',
      width: '160px',
      cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
    },
    {
      key: 'state',
      header: t('state'),
      from: 'md',
      width: '120px',
      cell: ({ auth }) => (
        <Badge tone={auth === GROUP_LEVEL.applying ? 'info' : 'quiet'}>
          {t(LEVEL_ROWS[auth as keyof typeof LEVEL_ROWS])}
        </Badge>
      ),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      align: 'end',
      width: '180px',
      cell: ({ uid, username: name, auth }) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            size="compact-sm"
            disabled={isBusy}
            aria-label={t('letInOf', { name })}
            onClick={() => change.mutate({ gid: group.id, uid, auth: GROUP_LEVEL.member })}
          >
            {t('letIn')}
          </Button>
          {auth === GROUP_LEVEL.applying ? (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isBusy}
              aria-label={t('refuseOf', { name })}
              onClick={() => change.mutate({ gid: group.id, uid, auth: GROUP_LEVEL.refused })}
            >
              {t('refuse')}
            </Button>
          ) : (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isBusy}
              aria-label={t('dropOf', { name })}
              onClick={() => remove.mutate({ gid: group.id, uid })}
            >
              {t('drop')}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <PagedTable
      answer={answer}
      {...page}
      onTurn={(next) => setPage({ ...page, currentPage: 1, ...next })}
      label={t('applications')}
      title={t('applications')}
      columns={columns}
      rowKey={({ uid }) => uid}
    />
  );
}
