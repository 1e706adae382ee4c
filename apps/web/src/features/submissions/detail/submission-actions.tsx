import { Button, Group } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useUser } from '../../../lib/token.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TEXT } from '../text.ts';
import { CancelButton } from '../verdict/cancel-button.tsx';
import { readSubmissionAgain, type SubmissionData } from './use-live-submission.ts';

const ClearButton = lazyPart(() => import('../list/clear-button.tsx').then((module) => module.ClearButton));
const RootActions = lazyPart(() => import('../list/root-actions.tsx').then((module) => module.RootActions));
const ExplainResultButton = lazy(() =>
  import('../../ai/ask-button.tsx').then((module) => ({ default: module.ExplainResultButton })),
);

interface SubmissionActionsProps {
  submitId: number;
  data: SubmissionData;
  waits: boolean;
  stalled: boolean;
  onResubmit: () => void;
}

/** What can be done with a submission, beside the title of its page. */
export function SubmissionActions({ submitId, data, waits, stalled, onResubmit }: SubmissionActionsProps) {
  const t = useText(TEXT);
  const router = useRouter();
  const user = useUser();
  const { submission, see, mayCancel, mayRejudge } = data;
  const { uid, username, pid, venue, status, code } = submission;
  const toList = () => void router.navigate({ href: addressOf(venue).submissions() });
  return (
    <Group gap="xs">
      {mayCancel && waits && <CancelButton submitId={submitId} />}
      {mayRejudge && (
        <Suspense fallback={null}>
          <RootActions submitId={submitId} onDeleted={toList} />
          <ClearButton uid={uid} username={username} pid={pid} venue={venue} onCleared={toList} />
        </Suspense>
      )}
      {stalled && (
        <Button variant="default" onClick={() => void readSubmissionAgain()}>
          {t('paused')} · {t('checkAgain')}
        </Button>
      )}
      {user?.uid === uid && !waits && (
        <Suspense fallback={null}>
          <ExplainResultButton submitId={submitId} status={status} />
        </Suspense>
      )}
      {see.code && code !== null && (
        <Button leftSection={<PencilLine aria-hidden />} onClick={onResubmit}>
          {t('resubmit')}
        </Button>
      )}
    </Group>
  );
}
