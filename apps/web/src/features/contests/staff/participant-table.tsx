import {
  getContestParticipants,
  type Participant,
  removeContestParticipant,
} from '@assay/contract/contests/staff/participants.ts';
import { Badge, Modal } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { actionsColumn } from '../../../ui/table/row-actions.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { EditParticipant } from './participant-forms.tsx';
import styles from './staff.module.css';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(30, 1) } as const;

/** Who takes part in a contest, to be starred, disqualified or removed. */
export function ParticipantTable({ cid }: { cid: number }) {
  const t = useText(TEXT);
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(
    getContestParticipants,
    { cid, currentPage, limit, ...(keyword ? { keyword } : {}) },
    { keep: true },
  );
  const [edited, setEdited] = useState<Participant | null>(null);
  const [removed, setRemoved] = useState<Participant | null>(null);
  const remove = useAction(removeContestParticipant, {
    onSuccess: async () => {
      if (removed) toast.success(t('removed', { name: removed.username }));
      setRemoved(null);
      await refresh(getContestParticipants);
    },
  });
  const columns: Column<Participant>[] = [
    {
      key: 'who',
      header: t('who'),
      names: true,
      cell: ({ uid, username }) => <UserLink uid={uid} username={username} />,
    },
    {
      key: 'names',
      header: t('names'),
      from: 'md',
      cell: ({ realname, school }) => [realname, school].filter(Boolean).join(' / ') || '–',
    },
    ...(answer.data?.records.some(({ team }) => team !== null)
      ? [{ key: 'team', header: t('team'), from: 'md' as const, cell: ({ team }: Participant) => team ?? '–' }]
      : []),
    { key: 'rankName', header: t('rankName'), from: 'md', cell: ({ rankName }) => rankName ?? '–' },
    { key: 'state', header: t('state'), width: '116px', cell: (row) => <States one={row} /> },
    {
      key: 'submissions',
      header: t('submissions'),
      from: 'md',
      align: 'end',
      width: '110px',
      cell: (row) => row.submissions,
    },
    actionsColumn({
      header: t('edit'),
      width: '150px',
      actions: (row) => [
        { label: t('edit'), says: t('editOf', { name: row.username }), onClick: () => setEdited(row) },
        row.submissions === 0 && {
          label: t('remove'),
          says: t('removeOf', { name: row.username }),
          onClick: () => setRemoved(row),
          danger: true,
        },
      ],
    }),
  ];
  return (
    <>
      <PagedTable
        answer={answer}
        currentPage={currentPage}
        limit={limit}
        onTurn={change}
        label={t('participants')}
        columns={columns}
        rowKey={({ uid }) => uid}
        minWidth={420}
        empty={<EmptyState text={t('nobody')} />}
      >
        <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
      </PagedTable>
      <Modal opened={edited !== null} onClose={() => setEdited(null)} title={edited?.username}>
        {edited && <EditParticipant cid={cid} one={edited} onClose={() => setEdited(null)} />}
      </Modal>
      <Confirm
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        title={t('remove')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => removed && remove.mutate({ cid, uid: removed.uid })}
      >
        {removed && t('removeSure', { name: removed.username })}
      </Confirm>
    </>
  );
}

function States({ one }: { one: Participant }) {
  const t = useText(TEXT);
  const badge = (color: string, text: string) => (
    <Badge variant="light" color={color} tt="none">
      {text}
    </Badge>
  );
  return (
    <span className={styles.badges}>
      {one.disqualified && badge('red', t('disqualified'))}
      {one.star ? badge('brass', t('star')) : one.listedStar && badge('brass', t('listedStar'))}
      {!one.admitted && badge('gray', t('mustReenter'))}
      {one.byAdmin && badge('accent', t('byAdmin'))}
    </span>
  );
}
