import type { SentOf } from '@assay/contract/op.ts';
import {
  type AdminWorkRow,
  changeTimedWorkVisible,
  cloneTimedWork,
  deleteTimedWork,
  getAdminTimedWorkList,
  getGroupAdminTimedWorkList,
} from '@assay/contract/works/admin.ts';
import { getGroupTimedWorkList, getTimedWorkInfo, getTimedWorkList } from '@assay/contract/works/list.ts';
import type { WorkStatus } from '@assay/contract/works/work.ts';
import { ActionIcon, Group, Switch, Text } from '@mantine/core';
import { Copy, ListOrdered, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { numberOf, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable, type PagedTableProps } from '../../../ui/table/paged-table.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { WorkTags } from '../work-tags.tsx';
import { useWorkAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

/** Reads anew whatever shows a work. */
export const readWorks = () =>
  refresh(getAdminTimedWorkList, getGroupAdminTimedWorkList, getTimedWorkList, getGroupTimedWorkList, getTimedWorkInfo);

interface ManagedWorksProps {
  /** A page of the works, hidden ones too: those of the site, or of one group. */
  useWorks: (asked: SentOf<typeof getAdminTimedWorkList>) => PagedTableProps<AdminWorkRow>['answer'];
}

/** Works with what those who run them may do with each (WORK-6). */
export function ManagedWorks({ useWorks }: ManagedWorksProps) {
  const t = useText(TEXT);
  const admin = useWorkAdmin();
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useWorks({ currentPage, limit, ...(keyword && { keyword }) });
  const columns: Column<AdminWorkRow>[] = [
    { key: 'id', header: '#', width: '56px', cell: ({ id }) => id },
    {
      key: 'title',
      header: t('name'),
      names: true,
      cell: ({ id, title, author, mayEdit }) => (
        <>
          <RowLink href={mayEdit ? admin.edit(id) : paths.work(id)}>{title}</RowLink>
          <br />
          <small>
            <UserLink username={author} />
          </small>
        </>
      ),
    },
    {
      key: 'tags',
      header: t('auth'),
      width: '230px',
      from: 'md',
      cell: ({ auth, status }) => (
        <Group gap={6}>
          <WorkTags auth={auth} status={status as WorkStatus} />
        </Group>
      ),
    },
    {
      key: 'times',
      header: t('times'),
      width: '156px',
      cell: ({ startTime, endTime }) => (
        <span className="tnum">
          {formatMoment(startTime)}
          <br />
          {formatMoment(endTime)}
        </span>
      ),
    },
    { key: 'visible', header: t('visible'), width: '76px', cell: (row) => <VisibleSwitch row={row} /> },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '196px',
      cell: (row) => <Actions row={row} />,
    },
  ];
  return (
    <PagedTable
      label={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={change}
      empty={<EmptyState text={t(keyword === '' ? 'none' : 'nothingFound')} />}
    >
      <SearchBar label={t('search')} value={keyword} onSearch={(next) => void change({ keyword: next })} />
    </PagedTable>
  );
}

function VisibleSwitch({ row }: { row: AdminWorkRow }) {
  const t = useText(TEXT);
  const change = useAction(changeTimedWorkVisible, { onSettled: readWorks });
  return (
    <Switch
      aria-label={`${t('visible')}: ${row.title}`}
      checked={change.isPending ? change.variables.visible === true : row.visible}
      disabled={!row.mayEdit || change.isPending}
      onChange={(event) => change.mutate({ tid: row.id, visible: event.currentTarget.checked })}
    />
  );
}

function Actions({ row }: { row: AdminWorkRow }) {
  const t = useText(TEXT);
  const admin = useWorkAdmin();
  const [asks, setAsks] = useState(false);
  const remove = useAction(deleteTimedWork, {
    onSuccess: async () => {
      setAsks(false);
      toast.success(t('removed'));
      await readWorks();
    },
  });
  const clone = useAction(cloneTimedWork, {
    onSuccess: async () => {
      toast.success(t('cloned'));
      await readWorks();
    },
  });
  if (!row.mayEdit) return null;
  const links = [
    { label: t('edit'), href: admin.edit(row.id), icon: Pencil },
    { label: t('problems'), href: admin.problems(row.id), icon: ListOrdered },
    { label: t('people'), href: admin.people(row.id), icon: Users },
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
          onClick={() => clone.mutate({ tid: row.id })}
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
        onConfirm={() => remove.mutate({ tid: row.id })}
      >
        <Text>{t('removeHint')}</Text>
      </Confirm>
    </Group>
  );
}
