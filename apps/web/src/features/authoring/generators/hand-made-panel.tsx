import { ActionIcon, Button, Group } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import styles from './generators.module.css';
import { TEXT } from './text.ts';
import type { HandMade, SourcesEditor } from './use-sources.ts';

const TestForm = lazyPart(() => import('./test-form.tsx').then((module) => module.TestForm));

const SHOWN_CHARS = 80;

/** Tests that are typed, samples of the statement among them. */
export function HandMadePanel({ sources, change }: Pick<SourcesEditor, 'sources' | 'change'>) {
  const t = useText(TEXT);
  const { handMade } = sources;
  /** The number of the test that is open; 0 for a new one, null for none. */
  const [open, setOpen] = useState<number | null>(null);
  const numbers = handMade.map(({ number }) => number);
  const store = (test: HandMade) => {
    const others = handMade.filter(({ number }) => number !== open);
    change({ handMade: [...others, test].sort((a, b) => a.number - b.number) });
    setOpen(null);
  };
  const columns: Column<HandMade>[] = [
    {
      key: 'number',
      header: t('number'),
      width: '120px',
      names: true,
      cell: ({ number, isSample }) => (
        <Group gap={6} wrap="nowrap">
          <span className="tnum">{number}</span>
          {isSample && <Badge tone="info">{t('sample')}</Badge>}
        </Group>
      ),
    },
    {
      key: 'input',
      header: t('input'),
      cell: ({ input }) => <code className={styles.mono}>{input.slice(0, SHOWN_CHARS).replace(/\s+/g, ' ')}</code>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '104px',
      cell: ({ number }) => {
        const name = t('testOf', { number });
        return (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <ActionIcon variant="subtle" aria-label={t('editOf', { name })} onClick={() => setOpen(number)}>
              <Pencil aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('deleteOf', { name })}
              onClick={() => change({ handMade: handMade.filter((one) => one.number !== number) })}
            >
              <Trash2 aria-hidden />
            </ActionIcon>
          </Group>
        );
      },
    },
  ];
  const free = numbers.reduce((next, number) => (number === next ? next + 1 : next), 1);
  const opened = handMade.find(({ number }) => number === open) ?? { number: free, input: '', isSample: false };
  return (
    <Panel
      flush
      title={t('handMade')}
      aside={
        <Button size="compact-sm" variant="default" leftSection={<Plus aria-hidden />} onClick={() => setOpen(0)}>
          {t('addTest')}
        </Button>
      }
    >
      <DataTable
        label={t('handMade')}
        columns={columns}
        rows={handMade}
        rowKey={({ number }) => number}
        stacks
        empty={<EmptyState small text={t('noHandMade')} hint={t('noHandMadeHint')} />}
      />
      <Dialog
        opened={open !== null}
        onClose={() => setOpen(null)}
        size="lg"
        closeButtonProps={{ 'aria-label': t('close') }}
        title={open === 0 ? t('addTest') : t('testOf', { number: open ?? 0 })}
      >
        <Suspense>
          {open !== null && (
            <TestForm
              test={opened}
              taken={numbers.filter((number) => number !== open)}
              onDone={store}
              onClose={() => setOpen(null)}
            />
          )}
        </Suspense>
      </Dialog>
    </Panel>
  );
}
