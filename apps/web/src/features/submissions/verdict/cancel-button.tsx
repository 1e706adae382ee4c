import { cancelOwnSubmission } from '@assay/contract/judging/judgements.ts';
import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { Button, type ButtonProps } from '@mantine/core';
import { CircleX } from 'lucide-react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { TEXT } from '../text.ts';

interface CancelButtonProps extends Pick<ButtonProps, 'size'> {
  submitId: number;
}

/** Takes back an own submission that waits or is judged. The verdict that then shows is the answer; there is nothing to lose. */
export function CancelButton({ submitId, size }: CancelButtonProps) {
  const t = useText(TEXT);
  const cancel = useAction(cancelOwnSubmission, {
    onSuccess: () => {
      toast.success(t('takenBack'));
      void refresh(getSubmissionDetail, getAllCaseResult, getSubmissionList);
    },
  });
  return (
    <Button
      size={size}
      variant="default"
      leftSection={<CircleX aria-hidden />}
      loading={cancel.isPending}
      onClick={() => cancel.mutate({ submitId })}
    >
      {t('takeBack')}
    </Button>
  );
}
