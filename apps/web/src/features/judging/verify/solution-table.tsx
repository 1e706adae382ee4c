import {
  deleteJurySolution,
  getJurySolutions,
  type JurySolutionData,
} from '@assay/contract/authoring/jury-solutions.ts';
import { getVerification } from '@assay/contract/judging/verification.ts';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Expectation } from './expectation.tsx';
import { TEXT } from './text.ts';
import styles from './verify.module.css';

const SolutionForm = lazyPart(() => import('./solution-form.tsx').then((module) => module.SolutionForm));

/** The solutions that the next run will judge. */
export function SolutionTable({ pid }: { pid: number }) {
  const t = useText(TEXT);
  const { data, error, isFetching, refetch } = useCall(getJurySolutions, { pid }, { call: { quiet: true } });
  const [editing, setEditing] = useState<JurySolutionData | 'new' | null>(null);
  const [deleting, setDeleting] = useState<JurySolutionData | null>(null);
  const close = () => setEditing(null);
  const remove = useAction(deleteJurySolution, {
    onSuccess: async () => {
      setDeleting(null);
      toast.success(t('deleted'));
      await refresh(getJurySolutions, getVerification);
    },
  });
  const columns: Column<JurySolutionData>[] = [
    {
      key: 'name',
      header: t('name'),
      names: true,
      cell: ({ name, isModel }) => (
        <>
          <bdi className={styles.name}>{name}</bdi> {isModel && <span className={styles.soft}>({t('model')})</span>}
        </>
      ),
    },
    {
      key: 'language',
      header: t('language'),
      width: '200px',
      cell: ({ language }) => language ?? <span className={styles.soft}>{t('noneFits')}</span>,
    },
    {
      key: 'expected',
      header: t('expected'),
      width: '240px',
      cell: ({ expected, score }) => <Expectation expected={expected} score={score} />,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '104px',
      cell: (row) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <ActionIcon variant="subtle" aria-label={t('editOf', { name: row.name })} onClick={() => setEditing(row)}>
            <Pencil aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('deleteOf', { name: row.name })}
            onClick={() => setDeleting(row)}
          >
            <Trash2 aria-hidden />
          </ActionIcon>
        </Group>
      ),
    },
  ];
  return (
    <Panel
      flush
      title={t('solutions')}
      aside={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Plus aria-hidden />}
          onClick={() => setEditing('new')}
        >
          {t('add')}
        </Button>
      }
    >
      <DataTable
        label={t('solutions')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        stacks
        fetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState small text={t('noSolutions')} hint={t('noSolutionsHint')} />}
      />
      <Dialog
        opened={editing !== null}
        onClose={close}
        size="xl"
        closeButtonProps={{ 'aria-label': t('close') }}
        title={editing === 'new' || editing === null ? t('addTitle') : t('editTitle', { name: editing.name })}
      >
        <Suspense>
          {editing !== null && (
            <SolutionForm
              pid={pid}
              solution={editing === 'new' ? null : editing}
              names={data?.map(({ name }) => name) ?? []}
              onClose={close}
            />
          )}
        </Suspense>
      </Dialog>
      <Confirm
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('delete')}
        action={t('delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate({ pid, id: deleting.id })}
      >
        <Text>{t('deleteAsk', { name: deleting?.name ?? '' })}</Text>
      </Confirm>
    </Panel>
  );
}
