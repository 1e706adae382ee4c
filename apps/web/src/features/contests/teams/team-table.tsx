import { deleteContestTeam, getContestTeams, type ManagedTeam } from '@assay/contract/contests/staff/teams.ts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { actionsColumn } from '../../../ui/table/row-actions.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { SaveTeam } from './save-team.tsx';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(30, 1) } as const;

/** The teams of a contest, for those who run it. */
export function TeamTable({ cid, teamSize }: { cid: number; teamSize: number }) {
  const t = useText(TEXT);
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(getContestTeams, { cid, currentPage, limit, ...(keyword ? { keyword } : {}) }, { keep: true });
  const [edited, setEdited] = useState<ManagedTeam | null>(null);
  const [gone, setGone] = useState<ManagedTeam | null>(null);
  const dissolve = useAction(deleteContestTeam, {
    onSuccess: async () => {
      setGone(null);
      await refresh(getContestTeams);
    },
  });
  const columns: Column<ManagedTeam>[] = [
    { key: 'name', header: t('team'), names: true, cell: ({ name }) => name },
    { key: 'school', header: t('school'), from: 'md', cell: ({ school }) => school || '–' },
    {
      key: 'members',
      header: t('members'),
      cell: ({ members, captain }) =>
        members.map(({ username }) => (username === captain ? `${username} (${t('captain')})` : username)).join(', ') ||
        '–',
    },
    {
      key: 'code',
      header: t('code'),
      from: 'md',
      width: '140px',
      cell: ({ inviteCode }) => (inviteCode ? <code>{inviteCode}</code> : '–'),
    },
    actionsColumn({
      header: t('edit'),
      width: '180px',
      actions: (team) => [
        { label: t('edit'), says: t('editOf', { name: team.name }), onClick: () => setEdited(team) },
        {
          label: t('dissolve'),
          says: t('dissolveOf', { name: team.name }),
          onClick: () => setGone(team),
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
        label={t('teams')}
        columns={columns}
        rowKey={({ id }) => id}
        minWidth={460}
        empty={<EmptyState text={t('none')} hint={t('noneHint')} />}
      >
        <SearchBar
          label={t('search')}
          value={keyword}
          onSearch={(next) => void change({ keyword: next, currentPage: 1 })}
        />
      </PagedTable>
      <Modal opened={edited !== null} onClose={() => setEdited(null)} title={edited?.name}>
        {edited && <SaveTeam cid={cid} teamSize={teamSize} team={edited} onClose={() => setEdited(null)} />}
      </Modal>
      <Confirm
        opened={gone !== null}
        onClose={() => setGone(null)}
        title={t('dissolve')}
        action={t('dissolve')}
        danger
        busy={dissolve.isPending}
        onConfirm={() => gone && dissolve.mutate({ cid, id: gone.id })}
      >
        {gone && t('dissolveSure', { name: gone.name })}
      </Confirm>
    </>
  );
}
