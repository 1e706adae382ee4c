import { ASSIGNED_KINDS } from '@assay/contract/assignments/assignment.ts';
import { ANSWER_LANGUAGE } from '@assay/contract/problems/judge-modes.ts';
import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import { getAllCaseResult, getSubmissionDetail, updateSubmission } from '@assay/contract/submissions/detail.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Download, PencilLine, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { downloadData } from '../../features/authoring/data/download-data.ts';
import { handOver, placeOf } from '../../features/editor/handover.ts';
import { readCompileErrors } from '../../features/judging/compiling/compile-errors.ts';
import { CompileMessage } from '../../features/judging/compiling/compile-message.tsx';
import { KeepButton } from '../../features/judging/verify/keep-button.tsx';
import { CodeView } from '../../features/submissions/detail/code-view.tsx';
import { FailingCase } from '../../features/submissions/detail/failing-case.tsx';
import { SubmissionSummary } from '../../features/submissions/detail/submission-summary.tsx';
import { VisibilityNote } from '../../features/submissions/detail/visibility-note.tsx';
import { ClearButton } from '../../features/submissions/list/clear-button.tsx';
import { RootActions } from '../../features/submissions/list/root-actions.tsx';
import { RemoteButtons } from '../../features/submissions/remote/remote-buttons.tsx';
import { TEXT } from '../../features/submissions/text.ts';
import { CancelButton } from '../../features/submissions/verdict/cancel-button.tsx';
import { CaseGrid, caseOfHash } from '../../features/submissions/verdict/case-grid.tsx';
import { Subtasks } from '../../features/submissions/verdict/subtasks.tsx';
import { evidenceOf, useFailingCase } from '../../features/submissions/verdict/use-evidence.ts';
import { useNewResult } from '../../features/submissions/verdict/use-new-result.ts';
import { useVerdict } from '../../features/submissions/verdict/use-verdict.ts';
import { VerdictBanner } from '../../features/submissions/verdict/verdict-banner.tsx';
import type { Progress } from '../../features/submissions/verdict/verdict-watch.ts';
import { toast } from '../../lib/notices.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { addressOf } from '../../lib/paths.ts';
import { useIsAdmin } from '../../lib/roles.ts';
import { useIdParam } from '../../lib/screens/params.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** A result that was changed by hand or by judging again is seen after this long, if the push stream does not tell of it. */
const REREAD_MS = 60_000;

const History = lazyPart(() =>
  import('../../features/submissions/history/history.tsx').then((module) => module.History),
);
const SubmitThere = lazy(() =>
  import('../../features/submissions/remote/submit-there.tsx').then((module) => ({ default: module.SubmitThere })),
);

const Feedback = lazy(() =>
  import('../../features/assignments/feedback.tsx').then((module) => ({ default: module.Feedback })),
);
const ExplainResultButton = lazy(() =>
  import('../../features/ai/ask-button.tsx').then((module) => ({ default: module.ExplainResultButton })),
);

const again = () => refresh(getSubmissionDetail, getAllCaseResult);

/** One submission: verdict, cases, why it failed, code (SUB-11). Live while it is judged. */
export function Page() {
  const t = useText(TEXT);
  const router = useRouter();
  const submitId = useIdParam<'SubmissionDetails'>('submitID');
  const { data, error, refetch } = useCall(getSubmissionDetail, { submitId }, { refetchInterval: REREAD_MS });
  const { data: results } = useCall(getAllCaseResult, { submitId }, { enabled: data?.see.cases === true });
  const waits = data !== undefined && !isFinal(data.submission.status);
  const { progress, stalled } = useVerdict(waits ? submitId : null, () => void again(), data?.submission.venue);
  useNewResult(data && !waits ? submitId : null, data?.submission.status, () => void again());
  const isStaff = useIsAdmin();
  const user = useUser();
  const [selected, setSelected] = useState(() => caseOfHash(window.location.hash));
  usePageTitle(t('submission', { id: submitId }));
  const failing = useFailingCase(data && !waits && data.see.failingCase ? submitId : null);
  const share = useAction(updateSubmission, {
    onSuccess: (_data, { share: on }) => {
      toast.success(t(on ? 'shared' : 'unshared'));
      void again();
    },
  });

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <PageFrame title={t('submission', { id: submitId })}>
        <Stack className="late">
          <Skeleton height={150} radius="lg" />
          <Skeleton height={90} radius="lg" />
          <Skeleton height={360} radius="lg" />
        </Stack>
      </PageFrame>
    );
  }

  const { submission, see, mayShare, mayRejudge, mayCancel } = data;
  const isOwn = user?.uid === submission.uid;
  const shown: Progress =
    waits && progress
      ? progress
      : {
          ...submission,
          caseCount: results?.caseCount ?? null,
          cases: results?.judgeCaseList ?? [],
        };
  // Answers are handed in, not run.
  const hasRun = submission.language !== ANSWER_LANGUAGE;
  // What a compiler says of a checker has no places in this code.
  const isRefused = submission.status === VERDICT.compileError;
  const errors = isRefused ? readCompileErrors(submission.errorMessage ?? '') : [];
  const { venue, displayId } = submission;
  const openEditor = (test?: { input: string; output: string }) => {
    handOver(placeOf(venue, displayId), {
      ...(submission.code === null ? {} : { code: submission.code, language: submission.language }),
      ...(test ? { test } : {}),
    });
    void router.navigate({ href: addressOf(venue).problem(displayId) });
  };
  const toList = () => void router.navigate({ href: addressOf(venue).submissions() });
  const dataButton = isStaff && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Download size={14} aria-hidden />}
      onClick={() => void downloadData(submission.pid)}
    >
      {t('testData')}
    </Button>
  );
  const goTo = (hash: string) =>
    void router.navigate({ href: `${window.location.pathname}#${hash}`, replace: true, resetScroll: false });
  const choose = (index: number) => {
    setSelected(index);
    window.history.replaceState(window.history.state, '', `#case-${index}`);
  };
  const waitsForPerson =
    submission.uid === user?.uid &&
    submission.remote?.state === 'waiting' &&
    REMOTE_SITE_TRAITS[submission.remote.site].way === 'person'
      ? submission.remote.site
      : null;
  const subtasks = waits ? null : (results?.subTaskJudgeCaseVoList ?? null);

  return (
    <PageFrame
      title={t('submission', { id: submitId })}
      actions={
        <Group gap="xs">
          {mayCancel && waits && <CancelButton submitId={submitId} />}
          {mayRejudge && (
            <>
              <RootActions submitId={submitId} onDeleted={toList} />
              <ClearButton
                uid={submission.uid}
                username={submission.username}
                pid={submission.pid}
                venue={venue}
                onCleared={toList}
              />
            </>
          )}
          {stalled && waits && (
            <Button variant="default" onClick={() => void again()}>
              {t('paused')} · {t('checkAgain')}
            </Button>
          )}
          {isOwn && !waits && (
            <Suspense fallback={null}>
              <ExplainResultButton submitId={submitId} status={submission.status} />
            </Suspense>
          )}
          {see.code && submission.code !== null && (
            <Button leftSection={<PencilLine aria-hidden />} onClick={() => openEditor()}>
              {t('resubmit')}
            </Button>
          )}
        </Group>
      }
    >
      <Stack gap="md">
        <VerdictBanner
          progress={shown}
          language={submission.language}
          limits={hasRun ? { timeMs: submission.timeLimit, memoryKb: submission.memoryLimit } : null}
          fullScore={submission.fullScore}
          isManual={submission.isManual}
          evidence={evidenceOf(failing.data, submission.errorMessage)}
          onJump={submission.code === null ? undefined : (line) => goTo(`L${line}`)}
        />
        {submission.remote && (
          <RemoteButtons submitId={submitId} step={submission.remote} mayResubmit={data.mayResubmit === true} />
        )}
        {waitsForPerson && submission.code !== null && (
          <Suspense fallback={null}>
            <SubmitThere submitId={submitId} site={waitsForPerson} code={submission.code} />
          </Suspense>
        )}
        <SubmissionSummary submission={submission} />
        <VisibilityNote see={see} />
        {submission.errorMessage && (
          <Panel title={t(isRefused ? 'compileMessage' : 'errorMessage')}>
            <CompileMessage
              message={submission.errorMessage}
              onJump={submission.code === null || !isRefused ? undefined : (line) => goTo(`L${line}`)}
            />
          </Panel>
        )}
        {subtasks ? (
          <Panel title={t('cases')} aside={dataButton}>
            <Subtasks subtasks={subtasks} initial={selected} onSelect={choose} />
          </Panel>
        ) : (
          see.cases &&
          (shown.cases.length > 0 || (waits && (shown.caseCount ?? 0) > 0)) && (
            <Panel title={t('cases')} aside={dataButton}>
              <CaseGrid cases={shown.cases} total={shown.caseCount ?? 0} initial={selected} onSelect={choose} />
            </Panel>
          )
        )}
        {see.failingCase && !waits && (
          <FailingCase submitId={submitId} onTest={(input, output) => openEditor({ input, output })} />
        )}
        {isStaff && (
          <Suspense fallback={null}>
            <History submission={submission} />
          </Suspense>
        )}
        {submission.code !== null && (
          <Panel
            title={`${t('code')} · ${submission.language}`}
            aside={
              <Group gap="xs">
                <CopyButton text={submission.code} label={t('copy')} size="sm" />
                {isStaff && !waits && <KeepButton submitId={submitId} />}
                {mayShare && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<Share2 aria-hidden />}
                    loading={share.isPending}
                    onClick={() => share.mutate({ submitId, share: !submission.share })}
                  >
                    {t(submission.share ? 'unshare' : 'share')}
                  </Button>
                )}
              </Group>
            }
          >
            <CodeView
              code={submission.code}
              language={submission.language}
              label={t('code')}
              marked={errors.map(({ line }) => line)}
            />
          </Panel>
        )}
        {user && submission.code !== null && (ASSIGNED_KINDS as readonly string[]).includes(venue.kind) && (
          <Suspense fallback={null}>
            <Feedback submitId={submitId} code={submission.code} />
          </Suspense>
        )}
      </Stack>
    </PageFrame>
  );
}
