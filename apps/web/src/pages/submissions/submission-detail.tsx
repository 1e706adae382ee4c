import { ANSWER_LANGUAGE } from '@assay/contract/problems/judge-modes.ts';
import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import { venueIdOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { assignedKindOf } from '../../features/assignments/shown.ts';
import { downloadData } from '../../features/authoring/data/download-data.ts';
import { handOver, placeOf } from '../../features/editor/handover.ts';
import { readCompileErrors } from '../../features/judging/compiling/compile-errors.ts';
import { CasesPanel } from '../../features/submissions/detail/cases-panel.tsx';
import { CodePanel } from '../../features/submissions/detail/code-panel.tsx';
import { SubmissionActions } from '../../features/submissions/detail/submission-actions.tsx';
import { SubmissionSummary } from '../../features/submissions/detail/submission-summary.tsx';
import { type SubmissionData, useLiveSubmission } from '../../features/submissions/detail/use-live-submission.ts';
import { VisibilityNote } from '../../features/submissions/detail/visibility-note.tsx';
import { TEXT } from '../../features/submissions/text.ts';
import { evidenceOf, useFailingCase } from '../../features/submissions/verdict/use-evidence.ts';
import { VerdictBanner } from '../../features/submissions/verdict/verdict-banner.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { addressOf } from '../../lib/paths.ts';
import { useIsAdmin } from '../../lib/roles.ts';
import { useIdParam } from '../../lib/screens/params.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending/pending.tsx';

const History = lazyPart(() =>
  import('../../features/submissions/history/history.tsx').then((module) => module.History),
);
const FailingCase = lazyPart(() =>
  import('../../features/submissions/detail/failing-case.tsx').then((module) => module.FailingCase),
);
const CompileMessage = lazyPart(() =>
  import('../../features/judging/compiling/compile-message.tsx').then((module) => module.CompileMessage),
);
const RemoteButtons = lazyPart(() =>
  import('../../features/submissions/remote/remote-buttons.tsx').then((module) => module.RemoteButtons),
);
const SubmitThere = lazy(() =>
  import('../../features/submissions/remote/submit-there.tsx').then((module) => ({ default: module.SubmitThere })),
);
const AskPanel = lazy(() =>
  import('../../features/assignments/help/ask-help.tsx').then((module) => ({ default: module.AskPanel })),
);
const Feedback = lazy(() =>
  import('../../features/assignments/feedback.tsx').then((module) => ({ default: module.Feedback })),
);

/** One submission: verdict, cases, why it failed, code (SUB-11). Live while it is judged. */
export function Page() {
  const t = useText(TEXT);
  const router = useRouter();
  const submitId = useIdParam<'SubmissionDetails'>('submitID');
  const { data, error, refetch, progress, subtasks, casesPending, waits, stalled } = useLiveSubmission(submitId);
  const isStaff = useIsAdmin();
  const user = useUser();
  usePageTitle(t('submission', { id: submitId }));
  const failing = useFailingCase(data && !waits && data.see.failingCase ? submitId : null);

  if (error && !data) return <ErrorState ofPage error={error} onRetry={() => void refetch()} />;
  if (!data || !progress) return <Waiting title={t('submission', { id: submitId })} />;

  const { submission, see } = data;
  // Answers are handed in, not run.
  const hasRun = submission.language !== ANSWER_LANGUAGE;
  // What a compiler says of a checker has no places in this code.
  const isRefused = submission.status === VERDICT.compileError;
  const errors = isRefused ? readCompileErrors(submission.errorMessage ?? '') : [];
  const { venue, displayId, code } = submission;
  const openEditor = (test?: { input: string; output: string }) => {
    handOver(placeOf(venue, displayId), {
      ...(code === null ? {} : { code, language: submission.language }),
      ...(test ? { test } : {}),
    });
    void router.navigate({ href: addressOf(venue).problem(displayId) });
  };
  const goTo = (hash: string) =>
    void router.navigate({ href: `${window.location.pathname}#${hash}`, replace: true, resetScroll: false });
  const waitsForPerson =
    submission.uid === user?.uid &&
    submission.remote?.state === 'waiting' &&
    REMOTE_SITE_TRAITS[submission.remote.site].way === 'person'
      ? submission.remote.site
      : null;

  return (
    <PageFrame
      title={t('submission', { id: submitId })}
      actions={
        <SubmissionActions
          submitId={submitId}
          data={data}
          waits={waits}
          stalled={stalled}
          onResubmit={() => openEditor()}
        />
      }
    >
      <Stack gap="md" data-column>
        <VerdictBanner
          progress={progress}
          language={submission.language}
          limits={hasRun ? { timeMs: submission.timeLimit, memoryKb: submission.memoryLimit } : null}
          fullScore={submission.fullScore}
          isManual={submission.isManual}
          evidence={evidenceOf(failing.data, submission.errorMessage)}
          onJump={code === null ? undefined : (line) => goTo(`L${line}`)}
        />
        {submission.remote && (
          <Suspense fallback={null}>
            <RemoteButtons submitId={submitId} step={submission.remote} mayResubmit={data.mayResubmit === true} />
          </Suspense>
        )}
        {waitsForPerson && code !== null && (
          <Suspense fallback={null}>
            <SubmitThere submitId={submitId} site={waitsForPerson} code={code} />
          </Suspense>
        )}
        <SubmissionSummary submission={submission} />
        <VisibilityNote see={see} />
        {submission.errorMessage && (
          <Panel title={t(isRefused ? 'compileMessage' : 'errorMessage')}>
            <Suspense fallback={<Skeleton height={160} />}>
              <CompileMessage
                message={submission.errorMessage}
                onJump={code === null || !isRefused ? undefined : (line) => goTo(`L${line}`)}
              />
            </Suspense>
          </Panel>
        )}
        {(subtasks || see.cases) && (
          <CasesPanel
            progress={progress}
            subtasks={subtasks}
            waits={waits}
            aside={isStaff && <DataButton pid={submission.pid} />}
          />
        )}
        {casesPending && <Pending />}
        {see.failingCase && !waits && (
          <Suspense fallback={<Skeleton height={320} radius="lg" className="late" />}>
            <FailingCase submitId={submitId} onTest={(input, output) => openEditor({ input, output })} />
          </Suspense>
        )}
        {isStaff && (
          <Suspense fallback={<Pending />}>
            <History submission={submission} />
          </Suspense>
        )}
        {code !== null && (
          <CodePanel
            submitId={submitId}
            data={data}
            code={code}
            marked={errors.map(({ line }) => line)}
            mayKeep={isStaff && !waits}
          />
        )}
        {user && code !== null && assignedKindOf(venue) && (
          <Suspense fallback={null}>
            <Feedback submitId={submitId} code={code} />
            {submission.uid === user.uid && <AskAbout submission={submission} code={code} />}
          </Suspense>
        )}
      </Stack>
    </PageFrame>
  );
}

/** Asks those who help in a group about the own submission to what it was set. */
function AskAbout({ submission, code }: { submission: SubmissionData['submission']; code: string }) {
  const kind = assignedKindOf(submission.venue);
  if (!kind) return null;
  const place = { kind, targetId: venueIdOf(submission.venue), pid: submission.pid };
  const about = { submitId: submission.submitId, lines: code.split('\n').length };
  return <AskPanel place={place} submission={about} />;
}

function Waiting({ title }: { title: string }) {
  return (
    <PageFrame title={title}>
      <Stack className="late">
        <Skeleton height={150} radius="lg" />
        <Skeleton height={90} radius="lg" />
        <Skeleton height={360} radius="lg" />
      </Stack>
    </PageFrame>
  );
}

function DataButton({ pid }: { pid: number }) {
  const t = useText(TEXT);
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Download size={14} aria-hidden />}
      onClick={() => void downloadData(pid)}
    >
      {t('testData')}
    </Button>
  );
}
