import { type GenerationData, getMadeTest, type MadeTest } from '@assay/contract/judging/workshop/generation.ts';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { formatMemory, formatTime } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { judgeWords } from '../../judging/words/judge-words.ts';
import styles from './generators.module.css';
import { FAULT_TEXT, TEXT } from './text.ts';

const sizeOf = (bytes: number) => (bytes < 1024 ? `${bytes}B` : formatMemory(bytes / 1024));

/** The tests of a run: what makes each, how large it is, and why it could not be made. */
export function MadeTests({ pid, run }: { pid: number; run: GenerationData }) {
  const t = useText(TEXT);
  const [shown, setShown] = useState<number | null>(null);
  const columns: Column<MadeTest>[] = [
    {
      key: 'number',
      header: t('number'),
      width: '80px',
      phone: 'lead',
      cell: ({ number }) => <span className="tnum">{number}</span>,
    },
    {
      key: 'command',
      header: t('command'),
      names: true,
      cell: ({ command, line, isSample, group }) => (
        <span className={styles.command}>
          {command === null ? t('byHand') : <code className={styles.mono}>{command}</code>}
          {line !== null && <small>{t('scriptLine', { line })}</small>}
          {group !== null && <small>{t('group', { group })}</small>}
          {isSample && <Badge tone="info">{t('sample')}</Badge>}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      width: '34%',
      cell: (test) => <State test={test} isRunning={run.state === 'running'} />,
    },
    {
      key: 'size',
      header: t('size'),
      width: '130px',
      align: 'end',
      cell: ({ inputBytes, answerBytes }) =>
        inputBytes !== null && (
          <span className="tnum">
            {sizeOf(inputBytes)} / {answerBytes === null ? '–' : sizeOf(answerBytes)}
          </span>
        ),
    },
    {
      key: 'time',
      header: t('time'),
      width: '100px',
      align: 'end',
      phone: 'none',
      cell: ({ time }) => <span className="tnum">{formatTime(time)}</span>,
    },
    {
      key: 'show',
      header: <span className="visually-hidden">{t('actions')}</span>,
      width: '90px',
      align: 'end',
      phone: 'end',
      cell: ({ number, inputBytes }) =>
        inputBytes !== null && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('showOf', { number })}
            onClick={() => setShown(number)}
          >
            {t('show')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable label={t('run')} columns={columns} rows={run.tests} rowKey={({ number }) => number} />
      <Dialog
        opened={shown !== null}
        onClose={() => setShown(null)}
        size="xl"
        closeButtonProps={{ 'aria-label': t('close') }}
        title={t('testOf', { number: shown ?? 0 })}
      >
        {shown !== null && <TestFiles key={`${run.runId} ${shown}`} pid={pid} number={shown} />}
      </Dialog>
    </>
  );
}

function State({ test, isRunning }: { test: MadeTest; isRunning: boolean }) {
  const t = useText(TEXT);
  const fault = useText(FAULT_TEXT);
  const lang = useLang();
  if (!test.isDone) return <span className={styles.soft}>{t(isRunning ? 'waiting' : 'untried')}</span>;
  if (test.fault === null) {
    return (
      <span className={styles.command}>
        <Badge tone="good">{t('good')}</Badge>
        {test.sameAs !== null && <Badge tone="notice">{t('sameAs', { number: test.sameAs })}</Badge>}
      </span>
    );
  }
  return (
    <span className={styles.command}>
      <Badge tone="alarm">{fault(test.fault)}</Badge>
      {test.message !== null && <span className={styles.words}>{judgeWords(test.message, lang)}</span>}
    </span>
  );
}

function TestFiles({ pid, number }: { pid: number; number: number }) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getMadeTest, { pid, number }, { gcTime: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} />;
  return (
    <div className={styles.files}>
      {(['input', 'answer'] as const).map((side) => (
        <section key={side}>
          <h3>{t(side)}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
          <pre className={styles.file} tabIndex={0}>
            {data[side]}
          </pre>
        </section>
      ))}
      {data.isCut && <p className={styles.soft}>{t('cut')}</p>}
    </div>
  );
}
