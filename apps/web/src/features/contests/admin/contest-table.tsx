import {
  type AdminContestRow,
  changeContestVisible,
  cloneContest,
  deleteContest,
  getAdminContestList,
} from '@assay/contract/contests/admin.ts';
import { getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import { ActionIcon, Group, Switch, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Copy, ListOrdered, Megaphone, Pencil, Stethoscope, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Link } from '../../../ui/link.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable, type PagedTableProps } from '../../../ui/table/paged-table.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { RULE_NAMES, STATUS_ROWS, STATUS_TONES } from '../contest-words.ts';
import { TEXT as WORDS } from '../text.ts';
import { useContestAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

type ContestTableProps = Pick<
  PagedTableProps<AdminContestRow>,
  'answer' | 'currentPage' | 'limit' | 'onTurn' | 'empty' | 'children'
>;

const readLists = () => refresh(getAdminContestList, getGroupAdminContestList, getGroupContestList);

const AUTH_ROWS = ['public', 'private', 'protected'] as const;

/** Contests as those see them who run them (CON-35). */
export function ContestTable(props: ContestTableProps) {
  const t = useText(TEXT);
  const w = useText(WORDS);
  const admin = useContestAdmin();
  const columns: Column<AdminContestRow>[] = [
    { key: 'id', header: '#', width: '56px', cell: ({ id }) => id },
    {
      key: 'title',
      header: t('name'),
      names: true,
      cell: ({ id, title, author, mayEdit }) => (
        <>
          <RowLink href={mayEdit ? admin.edit(id) : paths.contest(id)}>{title}</RowLink>
          <br />
          <small>
            <UserLink username={author} />
          </small>
        </>
      ),
    },
    {
      key: 'rule',
      header: t('rule'),
      width: '96px',
      cell: ({ type, auth }) => (
        <>
          {RULE_NAMES[type]}
          <br />
          <small>{t(AUTH_ROWS[auth as 0 | 1 | 2])}</small>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      width: '116px',
      cell: ({ status }) => (
        <Badge tone={STATUS_TONES[status as keyof typeof STATUS_TONES]}>{w(STATUS_ROWS[status as -1 | 0 | 1])}</Badge>
      ),
    },
    {
      key: 'time',
      header: t('time'),
      width: '156px',
      cell: ({ startTime, endTime }) => (
        <span className="tnum">
          {formatMoment(startTime)}
          <br />
          {formatMoment(endTime)}
        </span>
      ),
    },
    { key: 'problems', header: t('problems'), width: '88px', align: 'end', cell: ({ problemCount }) => problemCount },
    { key: 'visible', header: t('visible'), width: '76px', cell: (row) => <VisibleSwitch row={row} /> },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '260px',
      cell: (row) => <Actions row={row} />,
    },
  ];
  return <PagedTable label={t('title')} columns={columns} rowKey={({ id }) => id} stacks {...props} />;
}

function VisibleSwitch({ row }: { row: AdminContestRow }) {
  const t = useText(TEXT);
  const change = useAction(changeContestVisible, { onSettled: readLists });
  return (
    <Switch
      aria-label={`${t('visible')}: ${row.title}`}
      checked={change.isPending ? change.variables.visible === true : row.visible}
      disabled={!row.mayEdit || change.isPending}
      onChange={(event) => change.mutate({ cid: row.id, visible: event.currentTarget.checked })}
    />
  );
}

function Actions({ row }: { row: AdminContestRow }) {
  const t = useText(TEXT);
  const router = useRouter();
  const admin = useContestAdmin();
  const [asks, setAsks] = useState(false);
  const clone = useAction(cloneContest, {
    onSuccess: async ({ id }) => {
      toast.success(t('cloned'));
      await readLists();
      void router.navigate({ href: admin.edit(id) });
    },
  });
  const remove = useAction(deleteContest, {
    onSuccess: async () => {
      setAsks(false);
      toast.success(t('removed'));
      await readLists();
    },
  });
  if (!row.mayEdit) return null;
  const links = [
    { label: t('edit'), href: admin.edit(row.id), icon: Pencil },
    { label: t('problems'), href: admin.problems(row.id), icon: ListOrdered },
    { label: t('announcements'), href: admin.announcements(row.id), icon: Megaphone },
    { label: t('contestants'), href: admin.participants(row.id), icon: Users },
    { label: t('check'), href: admin.doctor(row.id), icon: Stethoscope },
  ];
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {links.map(({ label, href, icon: Icon }) => (
        <Tip key={label} label={label}>
          <ActionIcon component={Link} href={href} variant="subtle" aria-label={`${label}: ${row.title}`}>
            <Icon size={16} aria-hidden />
          </ActionIcon>
        </Tip>
      ))}
      <Tip label={t('clone')}>
        <ActionIcon
          variant="subtle"
          aria-label={`${t('clone')}: ${row.title}`}
          loading={clone.isPending}
          onClick={() => clone.mutate({ cid: row.id })}
        >
          <Copy size={16} aria-hidden />
        </ActionIcon>
      </Tip>
      {row.mayDelete && (
        <Tip label={t('remove')}>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`${t('remove')}: ${row.title}`}
            onClick={() => setAsks(true)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Tip>
      )}
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('removeTitle')}
        action={t('remove')}
        danger
        busy={remove.isPending}
        typed={row.title}
        onConfirm={() => remove.mutate({ cid: row.id })}
      >
        <Text>{t('removeHint')}</Text>
      </Confirm>
    </Group>
  );
}
