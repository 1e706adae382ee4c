import { CHECKER_TESTS_MAX } from '@assay/contract/judging/workshop/checker-test.ts';
import {
  type CheckerTestsData,
  cancelCheckerTests,
  getCheckerTests,
  startCheckerTests,
} from '@assay/contract/judging/workshop/checker-tests.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { CompileMessage } from '../../judging/compiling/compile-message.tsx';
import { judgeWords } from '../../judging/words/judge-words.ts';
import { CheckerTestForm } from './checker-test-form.tsx';
import { CHECKER_TEST_TEXT, SAYING_TEXT } from './checker-test-text.ts';
import styles from './generators.module.css';
import { StartButton } from './start-button.tsx';
import { TEXT } from './text.ts';
import type { CheckerTest, SourcesEditor } from './use-sources.ts';

const REFRESH_MS = 1_500;
const SHOWN_CHARS = 60;
const NEW: CheckerTest = { input: '', output: '', answer: '', expected: 'accepted' };

type Row = CheckerTest & { number: number; said: CheckerTestsData['tests'][number] | undefined };

/** Outputs that the author wrote down, what the checker has to say of each, and what it says (GEN-13). */
export function CheckerTestPanel({ pid, editor }: { pid: number; editor: SourcesEditor }) {
  const t = useText(CHECKER_TEST_TEXT);
  const common = useText(TEXT);
  const saying = useText(SAYING_TEXT);
  const lang = useLang();
  const { checkerTests } = editor.sources;
  /** The number of the test that is open; 0 for a new one, null for none. */
  const [open, setOpen] = useState<number | null>(null);
  const run = useCall(
    getCheckerTests,
    { pid },
    {
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? REFRESH_MS : false),
      call: { quiet: true },
    },
  ).data;
  const start = useAction(startCheckerTests, { onSuccess: () => refresh(getCheckerTests) });
  const stop = useAction(cancelCheckerTests, { onSuccess: () => refresh(getCheckerTests) });
  const begin = async () => {
    if (await editor.save()) start.mutate({ pid });
  };
  const store = (test: CheckerTest) => {
    const at = (open ?? 0) - 1;
    editor.change({
      checkerTests: at < 0 ? [...checkerTests, test] : checkerTests.map((one, place) => (place === at ? test : one)),
    });
    setOpen(null);
  };
  const isOld = run?.isStale === true || editor.isDirty;
  const rows = checkerTests.map(
    (test, at): Row => ({ ...test, number: at + 1, said: isOld ? undefined : run?.tests[at] }),
  );
  const columns: Column<Row>[] = [
    { key: 'number', header: t('number'), width: '84px', cell: ({ number }) => <span className="tnum">{number}</span> },
    {
      key: 'output',
      header: t('output'),
      names: true,
      cell: ({ output }) => <code className={styles.mono}>{output.slice(0, SHOWN_CHARS).replace(/\s+/g, ' ')}</code>,
    },
    { key: 'expected', header: t('expected'), width: '160px', cell: ({ expected }) => saying(expected) },
    {
      key: 'got',
      header: t('got'),
      width: '280px',
      cell: ({ said, expected }) => <Got said={said} expected={expected} />,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{common('actions')}</span>,
      width: '104px',
      cell: ({ number }) => {
        const name = t('testOf', { number });
        return (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <ActionIcon variant="subtle" aria-label={common('editOf', { name })} onClick={() => setOpen(number)}>
              <Pencil aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={common('deleteOf', { name })}
              onClick={() => editor.change({ checkerTests: checkerTests.filter((_test, at) => at !== number - 1) })}
            >
              <Trash2 aria-hidden />
            </ActionIcon>
          </Group>
        );
      },
    },
  ];
  return (
    <Panel
      flush
      title={t('title')}
      aside={
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Plus aria-hidden />}
            disabled={checkerTests.length >= CHECKER_TESTS_MAX}
            onClick={() => setOpen(0)}
          >
            {t('add')}
          </Button>
          <StartButton
            label={t('run')}
            size="compact-sm"
            variant="default"
            isRunning={run?.state === 'running'}
            isDisabled={checkerTests.length === 0}
            isStarting={start.isPending}
            isStopping={stop.isPending}
            onStart={begin}
            onStop={() => stop.mutate({ pid })}
          />
        </Group>
      }
    >
      {run && checkerTests.length > 0 && <Summary run={run} isOld={isOld} />}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ number }) => number}
        stacks
        empty={<EmptyState text={t('none')} hint={t('noneHint')} />}
      />
      {run?.errorMessage && !isOld && (
        <div className={styles.broken}>
          <CompileMessage message={judgeWords(run.errorMessage, lang)} />
        </div>
      )}
      <Dialog
        opened={open !== null}
        onClose={() => setOpen(null)}
        size="xl"
        closeButtonProps={{ 'aria-label': common('close') }}
        title={open === 0 ? t('add') : t('testOf', { number: open ?? 0 })}
      >
        {open !== null && (
          <CheckerTestForm test={checkerTests[open - 1] ?? NEW} onDone={store} onClose={() => setOpen(null)} />
        )}
      </Dialog>
    </Panel>
  );
}

function Summary({ run, isOld }: { run: CheckerTestsData; isOld: boolean }) {
  const t = useText(CHECKER_TEST_TEXT);
  const wrong = run.tests.filter(({ expected, got }) => got !== null && got !== expected).length;
  const isWhole = run.state === 'done' && run.tests.every(({ got }) => got !== null);
  return (
    <div className={styles.summary} aria-live="polite">
      {run.state === 'running' && <Badge tone="info">{t('running')}</Badge>}
      {run.state === 'cancelled' && <Badge tone="notice">{t('stopped')}</Badge>}
      {!isOld && wrong > 0 && <Badge tone="alarm">{t('someWrong', { count: wrong })}</Badge>}
      {!isOld && isWhole && wrong === 0 && <Badge tone="good">{t('allRight', { count: run.tests.length })}</Badge>}
      {isOld && run.state !== 'running' && <span className={styles.notice}>{t('stale')}</span>}
    </div>
  );
}

function Got({ said, expected }: Pick<Row, 'said' | 'expected'>) {
  const t = useText(CHECKER_TEST_TEXT);
  const saying = useText(SAYING_TEXT);
  const lang = useLang();
  if (!said || said.got === null) return <span className={styles.soft}>{t('untried')}</span>;
  const isRight = said.got === expected;
  return (
    <span className={styles.command}>
      <Badge tone={isRight ? 'good' : 'alarm'}>{isRight ? t('as') : t('otherwise', { got: saying(said.got) })}</Badge>
      {said.message !== null && <small className={styles.words}>{judgeWords(said.message, lang)}</small>}
    </span>
  );
}
