import {
  type AdminContestRow,
  changeContestVisible,
  cloneContest,
  deleteContest,
  getAdminContestList,
} from '@assay/contract/contests/admin.ts';
import type { ContestStatus } from '@assay/contract/contests/contest.ts';
import { getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import { useRouter } from '@tanstack/react-router';
import { ListOrdered, Megaphone, Pencil, Stethoscope, Users } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ManagedActions } from '../../venues/admin/managed-actions.tsx';
import { useManagedColumns } from '../../venues/admin/managed-columns.tsx';
import { ManagedList, type UseManaged } from '../../venues/admin/managed-list.tsx';
import { StateBadge } from '../../venues/states.tsx';
import { RULE_NAMES } from '../contest-words.ts';
import classes from './admin.module.css';
import { useContestAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

const readLists = () => refresh(getAdminContestList, getGroupAdminContestList, getGroupContestList);

const AUTH_ROWS = ['public', 'private', 'protected'] as const;

/** Contests with what those who run them may do with each (CON-35). */
export function ManagedContests({ useContests }: { useContests: UseManaged<AdminContestRow> }) {
  const t = useText(TEXT);
  const admin = useContestAdmin();
  const managed = useManagedColumns<AdminContestRow>();
  const columns: Column<AdminContestRow>[] = [
    managed.id,
    managed.title(({ id, mayEdit }) => (mayEdit ? admin.edit(id) : paths.contest(id))),
    {
      key: 'rule',
      header: t('rule'),
      width: '96px',
      cell: ({ type, auth }) => (
        <span className={classes.rule}>
          {RULE_NAMES[type]}
          <br />
          <small>{t(AUTH_ROWS[auth as 0 | 1 | 2])}</small>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      width: '116px',
      cell: ({ status }) => <StateBadge state={status as ContestStatus} />,
    },
    managed.times(t('time'), ({ startTime, endTime }) => [startTime, endTime]),
    {
      key: 'problems',
      header: t('problems'),
      width: '88px',
      align: 'end',
      from: 'md',
      cell: ({ problemCount }) => problemCount,
    },
    managed.visible({
      op: changeContestVisible,
      of: ({ visible }) => visible,
      inputOf: ({ id }, visible) => ({ cid: id, visible }),
      onSettled: readLists,
    }),
    managed.actions('260px', (row) => <Actions row={row} />),
  ];
  return (
    <ManagedList
      useRows={useContests}
      columns={columns}
      words={{ title: t('title'), search: t('search'), none: t('none'), nothingFound: t('nothingFound') }}
    />
  );
}

function Actions({ row }: { row: AdminContestRow }) {
  const t = useText(TEXT);
  const router = useRouter();
  const admin = useContestAdmin();
  return (
    <ManagedActions
      row={row}
      steps={[
        { label: t('edit'), href: admin.edit(row.id), icon: Pencil },
        { label: t('problems'), href: admin.problems(row.id), icon: ListOrdered },
        { label: t('announcements'), href: admin.announcements(row.id), icon: Megaphone },
        { label: t('contestants'), href: admin.participants(row.id), icon: Users },
        { label: t('check'), href: admin.doctor(row.id), icon: Stethoscope },
      ]}
      copy={{
        op: cloneContest,
        input: { cid: row.id },
        done: t('cloned'),
        onDone: ({ id }) => void router.navigate({ href: admin.edit(id) }),
      }}
      remove={{
        op: deleteContest,
        input: { cid: row.id },
        title: t('removeTitle'),
        hint: t('removeHint'),
        done: t('removed'),
      }}
      reread={readLists}
    />
  );
}
