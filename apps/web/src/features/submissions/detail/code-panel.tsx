import { updateSubmission } from '@assay/contract/submissions/detail.ts';
import { Button, Group } from '@mantine/core';
import { Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TEXT } from '../text.ts';
import { CodeView } from './code-view.tsx';
import { readSubmissionAgain, type SubmissionData } from './use-live-submission.ts';

const KeepButton = lazyPart(() => import('../../judging/verify/keep-button.tsx').then((module) => module.KeepButton));

interface CodePanelProps {
  submitId: number;
  data: SubmissionData;
  code: string;
  /** Lines that the compiler complains of. */
  marked: readonly number[];
  /** It may be kept among the solutions of the jury. */
  mayKeep: boolean;
}

/** The code of a submission, with sharing it. */
export function CodePanel({ submitId, data: { submission, mayShare }, code, marked, mayKeep }: CodePanelProps) {
  const t = useText(TEXT);
  const share = useAction(updateSubmission, {
    onSuccess: (_data, { share: on }) => {
      toast.success(t(on ? 'shared' : 'unshared'));
      void readSubmissionAgain();
    },
  });
  return (
    <Panel
      title={`${t('code')} · ${submission.language}`}
      aside={
        <Group gap="xs">
          <CopyButton text={code} label={t('copy')} size="sm" />
          {mayKeep && (
            <Suspense fallback={null}>
              <KeepButton submitId={submitId} />
            </Suspense>
          )}
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
      <CodeView code={code} language={submission.language} label={t('code')} marked={marked} />
    </Panel>
  );
}
