import { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import {
  cancelVerification,
  getVerification,
  getVerifications,
  startVerification,
} from '@assay/contract/judging/verification.ts';
import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { CircleStop, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { AdvicePanel } from '../../../features/judging/verify/advice-panel.tsx';
import { DataPanel } from '../../../features/judging/verify/data-panel.tsx';
import { Matrix, type Place } from '../../../features/judging/verify/matrix.tsx';
import { RunSummary } from '../../../features/judging/verify/run-summary.tsx';
import { SolutionTable } from '../../../features/judging/verify/solution-table.tsx';
import { TEXT } from '../../../features/judging/verify/text.ts';
import { useTrials, useVerification } from '../../../features/judging/verify/use-verification.ts';
import styles from '../../../features/judging/verify/verify.module.css';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

const PlaceDetail = lazyPart(() =>
  import('../../../features/judging/verify/run-detail.tsx').then((module) => module.PlaceDetail),
);

const STATES = { running: 'stateRunning', done: 'stateDone', cancelled: 'stateCancelled' } as const;

/** The jury solutions of a problem, run against its test data; the address names the problem by its number. */
export function Page() {
  const t = useText(TEXT);
  const pid = useIdParam<'AdminProblemVerify' | 'GroupProblemVerify' | 'MyProblemVerify'>('pid');
  const admin = useProblemAdmin();
  const problem = useCall(getAdminProblem, { pid }, { call: { quiet: true } });
  const { runs, run, choose, isRunning } = useVerification(pid);
  const trials = useTrials(run.data);
  const [place, setPlace] = useState<Place | null>(null);
  const problemId = problem.data?.problem.problemId;
  usePageTitle(problemId && t('title', { id: problemId }));
  const start = useAction(startVerification, {
    onSuccess: async () => {
      setPlace(null);
      choose(null);
      await refresh(getVerifications);
    },
  });
  const cancel = useAction(cancelVerification, {
    onSuccess: async () => {
      toast.success(t('cancelled'));
      await refresh(getVerifications, getVerification);
    },
  });
  const error = problem.error ?? runs.error;
  if (error)
    return <ErrorState ofPage error={error} onRetry={() => void Promise.all([problem.refetch(), runs.refetch()])} />;
  if (!problem.data || !runs.data) return <Skeleton height={360} className="late" />;
  const seen = run.data;
  const shownTrial = seen?.trials.find(({ trialId }) => trialId === place?.trialId);
  return (
    <PageFrame
      width="full"
      title={t('title', { id: problemId ?? '' })}
      lead={
        <span className={styles.lead}>
          {t('lead')} <Link href={admin.edit(pid)}>{t('edit')}</Link> ·{' '}
          <Link href={admin.generators(pid)}>{t('generators')}</Link>
        </span>
      }
      actions={
        <>
          {runs.data.length > 1 && seen && (
            <NativeSelect
              aria-label={t('runs')}
              value={String(seen.verificationId)}
              onChange={(event) => {
                setPlace(null);
                choose(Number(event.currentTarget.value));
              }}
              data={runs.data.map(({ verificationId: id, state, gmtCreate }) => ({
                value: String(id),
                label: t('runOf', { id, state: t(STATES[state]), when: formatMoment(gmtCreate) }),
              }))}
            />
          )}
          {isRunning && seen ? (
            <Button
              variant="default"
              leftSection={<CircleStop aria-hidden />}
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ verificationId: seen.verificationId })}
            >
              {t('cancel')}
            </Button>
          ) : (
            <Button leftSection={<Play aria-hidden />} loading={start.isPending} onClick={() => start.mutate({ pid })}>
              {t(seen ? 'runAgain' : 'run')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        {seen ? (
          <>
            <RunSummary run={seen} />
            {seen.trials.length > 0 && (
              <Matrix run={seen} trials={trials} place={place} onPlace={setPlace}>
                <div className={styles.detail} aria-live="polite">
                  <Suspense>
                    <PlaceDetail place={place} trial={shownTrial} data={trials.get(place?.trialId ?? 0)} />
                  </Suspense>
                </div>
              </Matrix>
            )}
            {seen.inputs.length > 0 && <DataPanel kind="inputs" checks={seen.inputs} />}
            {seen.answers && <DataPanel kind="answers" checks={[seen.answers]} />}
            {seen.checkerTests && <DataPanel kind="checkerTests" checks={[seen.checkerTests]} />}
            {seen.validatorTests && <DataPanel kind="validatorTests" checks={[seen.validatorTests]} />}
            {seen.trials.length > 0 && <AdvicePanel run={seen} />}
          </>
        ) : (
          <Panel>
            <EmptyState text={t('noRun')} hint={t('noRunHint')} />
          </Panel>
        )}
        <SolutionTable pid={pid} />
      </Stack>
    </PageFrame>
  );
}
