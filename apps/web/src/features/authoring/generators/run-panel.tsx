import { getTestSources, takeUpTests } from '@assay/contract/authoring/generators.ts';
import { getProblemVersions } from '@assay/contract/authoring/versions.ts';
import { type GenerationData, getGeneration } from '@assay/contract/judging/workshop/generation.ts';
import { Button } from '@mantine/core';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CompileMessage } from '../../judging/compiling/compile-message.tsx';
import { SetProgress } from '../../judging/rejudge/set-progress.tsx';
import { judgeWords } from '../../judging/words/judge-words.ts';
import styles from './generators.module.css';
import { MadeTests } from './made-tests.tsx';
import { TEXT } from './text.ts';

interface RunPanelProps {
  pid: number;
  run: GenerationData | null | undefined;
  /** Of the problem, as it was seen. */
  version: number;
}

/** What the last run made, and the step that turns it into test data. */
export function RunPanel({ pid, run, version }: RunPanelProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const [isAsking, setAsking] = useState(false);
  const take = useAction(takeUpTests, {
    onSuccess: async ({ cases }) => {
      setAsking(false);
      toast.success(t('tookUp', { count: cases }));
      await refresh(getGeneration, getTestSources, getProblemVersions);
    },
    onError: () => setAsking(false),
  });
  if (!run) {
    return (
      <Panel title={t('run')}>
        <EmptyState small text={t('noRun')} hint={t('noRunHint')} />
      </Panel>
    );
  }
  const { state, tests, broken, errorMessage } = run;
  const faults = tests.filter(({ fault }) => fault !== null).length;
  const untried = tests.filter(({ isDone }) => !isDone).length;
  const isWhole = state === 'done' && faults === 0 && untried === 0;
  return (
    <Panel
      flush
      title={t('run')}
      aside={
        isWhole &&
        (run.isTakenUp ? (
          <Badge tone="good">{t('takenUp')}</Badge>
        ) : (
          <Button size="compact-sm" leftSection={<PackageCheck aria-hidden />} onClick={() => setAsking(true)}>
            {t('takeUp')}
          </Button>
        ))
      }
    >
      <div className={styles.summary} aria-live="polite">
        <span className={styles.soft}>{t('runBy', { by: run.by, when: formatMoment(run.gmtCreate) })}</span>
        {state === 'running' && <SetProgress done={run.done} total={run.total} />}
        {state === 'cancelled' && <Badge tone="notice">{t('stopped')}</Badge>}
        {isWhole && <Badge tone="good">{t('allMade', { count: tests.length })}</Badge>}
        {faults > 0 && <Badge tone="alarm">{t('someFaults', { count: faults })}</Badge>}
        {state === 'done' && untried > 0 && <Badge tone="notice">{t('notTried', { count: untried })}</Badge>}
        {run.isStale && <span className={styles.notice}>{t('stale')}</span>}
      </div>
      {errorMessage !== null && <p className={styles.alarm}>{judgeWords(errorMessage, lang)}</p>}
      {broken && (
        <div className={styles.broken}>
          <p className={styles.alarm}>{t('broken', { name: broken.name || t('theModel') })}</p>
          <CompileMessage message={broken.message} />
        </div>
      )}
      {!broken && <MadeTests pid={pid} run={run} />}
      <Confirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('takeUp')}
        action={t('takeUp')}
        busy={take.isPending}
        onConfirm={() => take.mutate({ pid, runId: run.runId, version })}
      >
        {t('takeUpAsk', { count: tests.length })}
      </Confirm>
    </Panel>
  );
}
