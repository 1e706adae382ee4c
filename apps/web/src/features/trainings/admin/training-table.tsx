import type { SentOf } from '@assay/contract/op.ts';
import {
  type AdminTrainingRow,
  changeTrainingStatus,
  deleteTraining,
  getAdminTrainingList,
  getGroupAdminTrainingList,
} from '@assay/contract/trainings/admin.ts';
import { cloneTraining } from '@assay/contract/trainings/copy.ts';
import { getGroupTrainingList, getTrainingDetail, getTrainingList } from '@assay/contract/trainings/list.ts';
import { exportTraining } from '@assay/contract/trainings/share.ts';
import { ActionIcon, Group, Switch, Text } from '@mantine/core';
import { Copy, FileDown, ListOrdered, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
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
import { AuthTag, CategoryTag } from '../training-tags.tsx';
import { useTrainingAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';

const FILTERS = { keyword: textOf(), currentPage: numberOf(1, 1), limit: numberOf(10, 1) } as const;

/** Reads anew whatever shows a training. */
export const readTrainings = () =>
  refresh(getAdminTrainingList, getGroupAdminTrainingList, getTrainingList, getGroupTrainingList, getTrainingDetail);

interface ManagedTrainingsProps {
  /** A page of the trainings, hidden ones too: those of the site, or of one group. */
  useTrainings: (asked: SentOf<typeof getAdminTrainingList>) => PagedTableProps<AdminTrainingRow>['answer'];
}

/** Trainings with what those who run them may do with each (TRAIN-10). */
export function ManagedTrainings({ useTrainings }: ManagedTrainingsProps) {
  const t = useText(TEXT);
  const admin = useTrainingAdmin();
  const [{ keyword, currentPage, limit }, change] = useSearch(FILTERS);
  const answer = useTrainings({ currentPage, limit, ...(keyword && { keyword }) });
  const columns: Column<AdminTrainingRow>[] = [
    { key: 'id', header: '#', width: '56px', cell: ({ id }) => id },
    { key: 'rank', header: t('rank'), width: '90px', align: 'end', cell: ({ rank }) => rank },
    {
      key: 'title',
      header: t('name'),
      names: true,
      cell: ({ id, gid, title, author, mayEdit }) => (
        <>
          <RowLink href={mayEdit ? admin.edit(id) : paths.training(id, gid)}>{title}</RowLink>
          <br />
          <small>
            <UserLink username={author} />
          </small>
        </>
      ),
    },
    { key: 'auth', header: t('auth'), width: '96px', cell: ({ auth }) => <AuthTag auth={auth} /> },
    { key: 'category', header: t('category'), width: '130px', from: 'lg', cell: (row) => <CategoryTag {...row} /> },
    { key: 'problems', header: t('problems'), width: '88px', align: 'end', cell: ({ problemCount }) => problemCount },
    {
      key: 'times',
      header: t('times'),
      width: '156px',
      from: 'md',
      cell: ({ gmtCreate, gmtModified }) => (
        <span className="tnum">
          {formatMoment(gmtCreate)}
          <br />
          {formatMoment(gmtModified)}
        </span>
      ),
    },
    { key: 'visible', header: t('visible'), width: '76px', cell: (row) => <VisibleSwitch row={row} /> },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '192px',
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

function VisibleSwitch({ row }: { row: AdminTrainingRow }) {
  const t = useText(TEXT);
  const change = useAction(changeTrainingStatus, { onSettled: readTrainings });
  return (
    <Switch
      aria-label={`${t('visible')}: ${row.title}`}
      checked={change.isPending ? change.variables.status === true : row.status}
      disabled={!row.mayEdit || change.isPending}
      onChange={(event) => change.mutate({ tid: row.id, status: event.currentTarget.checked })}
    />
  );
}

/** Saves a training with its problems as a file. */
async function saveTraining(tid: number): Promise<void> {
  // a failure has been announced by the call itself
  const file = await download(exportTraining, { tid }).catch(() => null);
  if (file) saveFile(file.blob, file.name);
}

function Actions({ row }: { row: AdminTrainingRow }) {
  const t = useText(TEXT);
  const admin = useTrainingAdmin();
  const [asks, setAsks] = useState(false);
  const remove = useAction(deleteTraining, {
    onSuccess: async () => {
      setAsks(false);
      toast.success(t('removed'));
      await readTrainings();
    },
  });
  const clone = useAction(cloneTraining, {
    onSuccess: async () => {
      toast.success(t('cloned'));
      await readTrainings();
    },
  });
  if (!row.mayEdit) return null;
  const links = [
    { label: t('edit'), href: admin.edit(row.id), icon: Pencil },
    { label: t('problems'), href: admin.problems(row.id), icon: ListOrdered },
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
      <Tip label={t('share')}>
        <ActionIcon
          variant="subtle"
          aria-label={`${t('share')}: ${row.title}`}
          onClick={() => void saveTraining(row.id)}
        >
          <FileDown size={16} aria-hidden />
        </ActionIcon>
      </Tip>
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
