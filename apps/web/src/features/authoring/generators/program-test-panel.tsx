import {
  PROGRAM_TESTS_MAX,
  type ProgramTest,
  type TestedProgram,
} from '@assay/contract/judging/workshop/program-test.ts';
import {
  cancelProgramTests,
  getProgramTests,
  type ProgramTestsData,
  startProgramTests,
} from '@assay/contract/judging/workshop/program-tests.ts';
import { ActionIcon, Button, Group } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { CompileMessage } from '../../judging/compiling/compile-message.tsx';
import { judgeWords } from '../../judging/words/judge-words.ts';
import styles from './generators.module.css';
import { fileOf, TEST_KINDS, testsIn } from './program-test-kinds.ts';
import { PROGRAM_TEST_TEXT, SAYING_TEXT } from './program-test-text.ts';
import { StartButton } from './start-button.tsx';
import { TEXT } from './text.ts';
import type { SourcesEditor } from './use-sources.ts';

const ProgramTestForm = lazyPart(() => import('./program-test-form.tsx').then((module) => module.ProgramTestForm));

const REFRESH_MS = 1_500;
const SHOWN_CHARS = 60;
type Row = ProgramTest & { number: number; said: ProgramTestsData['tests'][number] | undefined };

interface ProgramTestPanelProps {
  pid: number;
  program: TestedProgram;
  editor: SourcesEditor;
}

/** What the author of a program of the jury wrote down, what the program has to say of each, and what it says (GEN-13, GEN-14). */
export function ProgramTestPanel({ pid, program, editor }: ProgramTestPanelProps) {
  const kind = TEST_KINDS[program];
  const t = useText(PROGRAM_TEST_TEXT);
  const common = useText(TEXT);
  const saying = useText(SAYING_TEXT);
  const lang = useLang();
  const { tests, setTests } = testsIn(editor, program);
  /** The number of the test that is open; 0 for a new one, null for none. */
  const [open, setOpen] = useState<number | null>(null);
  const { run, isStarting, begin, isStopping, stop } = useProgramRun(pid, program, editor);
  const store = (test: ProgramTest) => {
    const at = (open ?? 0) - 1;
    setTests(at < 0 ? [...tests, test] : tests.map((one, place) => (place === at ? test : one)));
    setOpen(null);
  };
  const isOld = run?.isStale === true || editor.isDirty;
  const rows = tests.map((test, at): Row => ({ ...test, number: at + 1, said: isOld ? undefined : run?.tests[at] }));
  const columns: Column<Row>[] = [
    { key: 'number', header: t('number'), width: '84px', cell: ({ number }) => <span className="tnum">{number}</span> },
    {
      key: 'shown',
      header: t(kind.shown),
      names: true,
      cell: (row) => (
        <code className={styles.mono}>{fileOf(row, kind.shown).slice(0, SHOWN_CHARS).replace(/\s+/g, ' ')}</code>
      ),
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
      cell: ({ number }) => (
        <RowActions
          name={t(`${program}TestOf`, { number })}
          onEdit={() => setOpen(number)}
          onDelete={() => setTests(tests.filter((_test, at) => at !== number - 1))}
        />
      ),
    },
  ];
  return (
    <Panel
      flush
      title={t(`${program}Title`)}
      aside={
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Plus aria-hidden />}
            disabled={tests.length >= PROGRAM_TESTS_MAX}
            onClick={() => setOpen(0)}
          >
            {t(`${program}Add`)}
          </Button>
          <StartButton
            label={t('run')}
            size="compact-sm"
            variant="default"
            isRunning={run?.state === 'running'}
            isDisabled={tests.length === 0}
            isStarting={isStarting}
            isStopping={isStopping}
            onStart={begin}
            onStop={stop}
          />
        </Group>
      }
    >
      {run && tests.length > 0 && <Summary run={run} isOld={isOld} stale={t(`${program}Stale`)} />}
      <DataTable
        label={t(`${program}Title`)}
        columns={columns}
        rows={rows}
        rowKey={({ number }) => number}
        stacks
        empty={<EmptyState small text={t(`${program}None`)} hint={t(`${program}Hint`)} />}
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
        title={open === 0 ? t(`${program}Add`) : t(`${program}TestOf`, { number: open ?? 0 })}
      >
        <Suspense>
          {open !== null && (
            <ProgramTestForm
              program={program}
              test={tests[open - 1] ?? kind.start}
              onDone={store}
              onClose={() => setOpen(null)}
            />
          )}
        </Suspense>
      </Dialog>
    </Panel>
  );
}

/** The last run of a program over its tests; a further one begins with saving what was changed. */
function useProgramRun(pid: number, program: TestedProgram, editor: SourcesEditor) {
  const run = useCall(
    getProgramTests,
    { pid, program },
    {
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? REFRESH_MS : false),
      call: { quiet: true },
    },
  ).data;
  const start = useAction(startProgramTests, { onSuccess: () => refresh(getProgramTests) });
  const stop = useAction(cancelProgramTests, { onSuccess: () => refresh(getProgramTests) });
  return {
    run,
    isStarting: start.isPending,
    begin: async () => {
      if (await editor.save()) start.mutate({ pid, program });
    },
    isStopping: stop.isPending,
    stop: () => stop.mutate({ pid, program }),
  };
}

function RowActions({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  const t = useText(TEXT);
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionIcon variant="subtle" aria-label={t('editOf', { name })} onClick={onEdit}>
        <Pencil aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={t('deleteOf', { name })} onClick={onDelete}>
        <Trash2 aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function Summary({ run, isOld, stale }: { run: ProgramTestsData; isOld: boolean; stale: string }) {
  const t = useText(PROGRAM_TEST_TEXT);
  const wrong = run.tests.filter(({ expected, got }) => got !== null && got !== expected).length;
  const isWhole = run.state === 'done' && run.tests.every(({ got }) => got !== null);
  return (
    <div className={styles.summary} aria-live="polite">
      {run.state === 'running' && <Badge tone="info">{t('running')}</Badge>}
      {run.state === 'cancelled' && <Badge tone="notice">{t('stopped')}</Badge>}
      {!isOld && wrong > 0 && <Badge tone="alarm">{t('someWrong', { count: wrong })}</Badge>}
      {!isOld && isWhole && wrong === 0 && <Badge tone="good">{t('allRight', { count: run.tests.length })}</Badge>}
      {isOld && run.state !== 'running' && <span className={styles.notice}>{stale}</span>}
    </div>
  );
}

function Got({ said, expected }: Pick<Row, 'said' | 'expected'>) {
  const t = useText(PROGRAM_TEST_TEXT);
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
