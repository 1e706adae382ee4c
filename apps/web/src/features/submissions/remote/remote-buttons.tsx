import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import type { RemoteStep } from '@assay/contract/remote/step.ts';
import { resubmit } from '@assay/contract/remote/submissions.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { Button, Group } from '@mantine/core';
import { ExternalLink, RefreshCw } from 'lucide-react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import styles from './remote.module.css';
import { REMOTE_TEXT } from './text.ts';

interface RemoteButtonsProps {
  submitId: number;
  step: RemoteStep;
  mayResubmit: boolean;
}

/** Where a submission is found at its remote judge, and sending it again when it did not get there. */
export function RemoteButtons({ submitId, step, mayResubmit }: RemoteButtonsProps) {
  const t = useText(REMOTE_TEXT);
  const site = REMOTE_SITE_TRAITS[step.site].name;
  const again = useAction(resubmit, {
    onSuccess: () => {
      toast.success(t('resubmitted'));
      void refresh(getSubmissionDetail, getSubmissionList);
    },
  });
  const isFailed = step.state === 'failed' && mayResubmit;
  const words = step.state === 'done' && step.raw !== '';
  if (!isFailed && !words && step.address === null) return null;
  return (
    <Group gap="xs">
      {words && (
        <span>{t(step.test === null ? 'said' : 'saidAtTest', { site, raw: step.raw, test: step.test ?? 0 })}</span>
      )}
      {isFailed && (
        <Button
          leftSection={<RefreshCw aria-hidden />}
          loading={again.isPending}
          onClick={() => again.mutate({ submitId })}
        >
          {t(step.remoteId === null ? 'sendAgain' : 'askAgain')}
        </Button>
      )}
      {step.address !== null && (
        <a className={styles.outward} href={step.address} target="_blank" rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden />
          {t('open', { site })}
        </a>
      )}
    </Group>
  );
}
