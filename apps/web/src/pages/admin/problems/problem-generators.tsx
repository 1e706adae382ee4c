import { getTestSources } from '@assay/contract/authoring/generators.ts';
import { cancelGeneration, getGeneration, startGeneration } from '@assay/contract/judging/workshop/generation.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { Save } from 'lucide-react';
import { Suspense, useState } from 'react';
import styles from '../../../features/authoring/generators/generators.module.css';
import { HandMadePanel } from '../../../features/authoring/generators/hand-made-panel.tsx';
import { ProgramPanel } from '../../../features/authoring/generators/program-panel.tsx';
import { RunPanel } from '../../../features/authoring/generators/run-panel.tsx';
import { ScriptPanel } from '../../../features/authoring/generators/script-panel.tsx';
import { StartButton } from '../../../features/authoring/generators/start-button.tsx';
import { TEXT } from '../../../features/authoring/generators/text.ts';
import { useSources } from '../../../features/authoring/generators/use-sources.ts';
import { toast } from '../../../lib/notices.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';

const ProgramTestPanel = lazyPart(() =>
  import('../../../features/authoring/generators/program-test-panel.tsx').then((module) => module.ProgramTestPanel),
);
const StressPanel = lazyPart(() =>
  import('../../../features/authoring/generators/stress-panel.tsx').then((module) => module.StressPanel),
);

type Loaded = DataOf<typeof getTestSources>;

const REFRESH_MS = 1_500;

/** What the tests of a problem are made of; the address names the problem by its number. */
export function Page() {
  const pid = useIdParam<'AdminProblemGenerators' | 'GroupProblemGenerators' | 'MyProblemGenerators'>('pid');
  const { data, error, refetch, isFetchedAfterMount } = useCall(getTestSources, { pid });
  const [start, setStart] = useState<Loaded | null>(null);
  // What is typed must not give way to a later answer.
  if (!start && data && isFetchedAfterMount) setStart(data);
  if (error) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  if (!start || !data) return <Skeleton height={420} className="late" />;
  return <Editing pid={pid} start={start} version={data.version} />;
}

function Editing({ pid, start, version }: { pid: number; start: Loaded; version: number }) {
  const t = useText(TEXT);
  const admin = useProblemAdmin();
  const editor = useSources(pid, start);
  usePageTitle(t('title', { id: start.problemId }));
  const run = useCall(
    getGeneration,
    { pid },
    {
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? REFRESH_MS : false),
      call: { quiet: true },
    },
  );
  const make = useAction(startGeneration, { onSuccess: () => refresh(getGeneration) });
  const stop = useAction(cancelGeneration, {
    onSuccess: async () => {
      toast.success(t('stopped'));
      await refresh(getGeneration);
    },
  });
  const begin = async () => {
    if (await editor.save()) make.mutate({ pid });
  };
  const { validators, validatorTests } = editor.sources;
  const hasValidators = validators.length + validatorTests.length > 0;
  return (
    <PageFrame
      width="full"
      title={t('title', { id: start.problemId })}
      lead={
        <span className={styles.lead}>
          {t('lead')} <Link href={admin.edit(pid)}>{t('edit')}</Link> ·{' '}
          <Link href={admin.verify(pid)}>{t('verify')}</Link>
        </span>
      }
      actions={
        <Group gap="xs">
          {editor.isDirty && <span className={styles.notice}>{t('unsaved')}</span>}
          <Button
            variant="default"
            leftSection={<Save aria-hidden />}
            disabled={!editor.isDirty}
            loading={editor.saving}
            onClick={() => void editor.save()}
          >
            {t('save')}
          </Button>
          <StartButton
            label={t('make')}
            isRunning={run.data?.state === 'running'}
            isDisabled={editor.read.faults.length > 0}
            isStarting={make.isPending}
            isStopping={stop.isPending}
            onStart={begin}
            onStop={() => stop.mutate({ pid })}
          />
        </Group>
      }
    >
      <LeaveGuard isDirty={() => editor.isDirty} />
      <Stack gap="md">
        <ProgramPanel {...editor} />
        <ScriptPanel {...editor} />
        <HandMadePanel {...editor} />
        <Suspense>
          {hasValidators && <ProgramTestPanel pid={pid} program="validators" editor={editor} />}
          {start.hasChecker && <ProgramTestPanel pid={pid} program="checker" editor={editor} />}
          <StressPanel pid={pid} editor={editor} />
        </Suspense>
        <RunPanel pid={pid} run={run.data} version={version} />
      </Stack>
    </PageFrame>
  );
}
