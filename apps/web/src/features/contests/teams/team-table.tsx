import { deleteContestTeam, getContestTeams, type ManagedTeam } from '@assay/contract/contests/staff/teams.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { EditedTable } from '../../../ui/table/edited-table.tsx';
import { SaveTeam } from './save-team.tsx';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(30, 1) } as const;

/** The teams of a contest, for those who run it. */
export function TeamTable({ cid, teamSize }: { cid: number; teamSize: number }) {
  const t = useText(TEXT);
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useCall(getContestTeams, { cid, currentPage, limit, ...(keyword ? { keyword } : {}) }, { keep: true });
  const dissolve = useAction(deleteContestTeam, { onSuccess: () => refresh(getContestTeams) });
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
  ];
  return (
    <EditedTable
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      label={t('teams')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState text={t('none')} hint={t('noneHint')} />}
      search={{ label: t('search'), value: keyword, onSearch: (next) => change({ keyword: next }) }}
      actionsWidth="180px"
      edit={{
        label: t('edit'),
        says: ({ name }) => t('editOf', { name }),
        title: ({ name }) => name,
        form: (team, onClose) => <SaveTeam cid={cid} teamSize={teamSize} team={team} onClose={onClose} />,
      }}
      remove={{
        label: t('dissolve'),
        says: ({ name }) => t('dissolveOf', { name }),
        question: ({ name }) => t('dissolveSure', { name }),
        run: ({ id }) => dissolve.mutateAsync({ cid, id }),
      }}
    />
  );
}
