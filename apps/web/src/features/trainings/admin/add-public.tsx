import { addPublicTraining } from '@assay/contract/trainings/copy.ts';
import { getTrainingList } from '@assay/contract/trainings/list.ts';
import type { TrainingRow } from '@assay/contract/trainings/training.ts';
import { Button, Text } from '@mantine/core';
import { Library } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { SearchBar } from '../../../ui/table/search-bar.tsx';
import { CategoryTag } from '../training-tags.tsx';
import { readTrainings } from './read-trainings.ts';
import { TEXT } from './text.ts';

/** A button that opens the public trainings of the site, to copy some of them into a group (TRAIN-12). */
export function AddPublicTraining({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Library size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('addPublic')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('addPublic')} size="90%">
        <Text c="dimmed" mb="md">
          {t('addPublicHint')}
        </Text>
        <PublicTrainings gid={gid} />
      </Dialog>
    </>
  );
}

function PublicTrainings({ gid }: { gid: number }) {
  const t = useText(TEXT);
  const [asked, setAsked] = useState({ keyword: '', currentPage: 1, limit: 10 });
  const { keyword, currentPage, limit } = asked;
  const answer = useCall(
    getTrainingList,
    { auth: 'Public', currentPage, limit, ...(keyword && { keyword }) },
    { keep: true },
  );
  const columns: Column<TrainingRow>[] = [
    {
      key: 'title',
      header: t('name'),
      names: true,
      cell: ({ id, title }) => (
        <RowLink href={paths.training(id)} target="_blank">
          {title}
        </RowLink>
      ),
    },
    { key: 'category', header: t('category'), width: '150px', cell: (row) => <CategoryTag {...row} /> },
    { key: 'problems', header: t('problems'), width: '88px', align: 'end', cell: ({ problemCount }) => problemCount },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '110px',
      align: 'end',
      cell: (row) => <AddOne gid={gid} row={row} />,
    },
  ];
  return (
    <PagedTable
      label={t('addPublic')}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
      answer={answer}
      currentPage={currentPage}
      limit={limit}
      onTurn={(turn) => setAsked({ ...asked, ...turn })}
      empty={<EmptyState text={t(keyword === '' ? 'none' : 'nothingFound')} />}
    >
      <SearchBar
        label={t('search')}
        value={keyword}
        onSearch={(next) => setAsked({ ...asked, keyword: next, currentPage: 1 })}
      />
    </PagedTable>
  );
}

function AddOne({ gid, row: { id, title } }: { gid: number; row: TrainingRow }) {
  const t = useText(TEXT);
  const add = useAction(addPublicTraining, {
    onSuccess: async () => {
      toast.success(t('added', { title }));
      await readTrainings();
    },
  });
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={add.isPending}
      aria-label={labelFor(t('add'), title)}
      onClick={() => add.mutate({ gid, tid: id })}
    >
      {t('add')}
    </Button>
  );
}
