import { ActionIcon, Button, Group } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import styles from './generators.module.css';
import type { Editing } from './program-form.tsx';
import { TEXT } from './text.ts';
import type { SourcesEditor, Validator } from './use-sources.ts';

const ProgramForm = lazyPart(() => import('./program-form.tsx').then((module) => module.ProgramForm));

type Row = Editing & { at: number };

const NEW: { [K in Editing['kind']]: Extract<Editing, { kind: K }> } = {
  generator: { kind: 'generator', program: { name: '', language: 'C++ 17', code: '' } },
  validator: {
    kind: 'validator',
    program: { name: 'validator', language: 'C++ 17', code: '', convention: 'testlib', arguments: [], files: [] },
  },
};
const without = <Item,>(items: readonly Item[], at: number) => items.filter((_item, place) => place !== at);
const replaced = <Item,>(items: readonly Item[], at: number, item: Item) =>
  at < 0 ? [...items, item] : items.map((old, place) => (place === at ? item : old));

/** The generators and validators of a problem. */
export function ProgramPanel({ sources, change }: Pick<SourcesEditor, 'sources' | 'change'>) {
  const t = useText(TEXT);
  const [open, setOpen] = useState<Row | null>(null);
  const rows: Row[] = [
    ...sources.generators.map((program, at): Row => ({ kind: 'generator', program, at })),
    ...sources.validators.map((program, at): Row => ({ kind: 'validator', program, at })),
  ];
  const remove = ({ kind, at }: Row) =>
    change(
      kind === 'generator'
        ? { generators: without(sources.generators, at) }
        : { validators: without(sources.validators, at) },
    );
  const done = (edited: Editing) => {
    const at = open?.at ?? -1;
    if (edited.kind === 'generator') change({ generators: replaced(sources.generators, at, edited.program) });
    else change({ validators: replaced<Validator>(sources.validators, at, edited.program) });
    setOpen(null);
  };
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('name'),
      names: true,
      cell: ({ program }) => <bdi className={styles.mono}>{program.name}</bdi>,
    },
    { key: 'kind', header: t('kind'), width: '140px', cell: ({ kind }) => t(kind) },
    { key: 'language', header: t('language'), width: '200px', cell: ({ program }) => program.language },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '104px',
      cell: (row) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <ActionIcon
            variant="subtle"
            aria-label={t('editOf', { name: row.program.name })}
            onClick={() => setOpen(row)}
          >
            <Pencil aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('deleteOf', { name: row.program.name })}
            onClick={() => remove(row)}
          >
            <Trash2 aria-hidden />
          </ActionIcon>
        </Group>
      ),
    },
  ];
  const add = (kind: Editing['kind']) => (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Plus aria-hidden />}
      onClick={() => setOpen({ ...NEW[kind], at: -1 })}
    >
      {t(kind === 'generator' ? 'addGenerator' : 'addValidator')}
    </Button>
  );
  return (
    <Panel
      flush
      title={t('programs')}
      aside={
        <Group gap="xs">
          {add('generator')}
          {add('validator')}
        </Group>
      }
    >
      <DataTable
        label={t('programs')}
        columns={columns}
        rows={rows}
        rowKey={({ kind, at }) => `${kind} ${at}`}
        stacks
        empty={<EmptyState small text={t('noPrograms')} hint={t('noProgramsHint')} />}
      />
      <Dialog
        opened={open !== null}
        onClose={() => setOpen(null)}
        size="xl"
        closeButtonProps={{ 'aria-label': t('close') }}
        title={
          open &&
          (open.at < 0
            ? t(open.kind === 'generator' ? 'addGenerator' : 'addValidator')
            : t('editOf', { name: open.program.name }))
        }
      >
        <Suspense>
          {open && (
            <ProgramForm
              editing={open}
              taken={rows
                .filter(({ kind, at }) => kind === open.kind && at !== open.at)
                .map(({ program }) => program.name)}
              onDone={done}
              onClose={() => setOpen(null)}
            />
          )}
        </Suspense>
      </Dialog>
    </Panel>
  );
}
