import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { rejudgeSubmission } from '@assay/contract/judging/rejudge.ts';
import { deleteSubmission } from '@assay/contract/submissions/admin.ts';
import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { TEXT } from '../text.ts';

interface RootActionsProps {
  submitId: number;
  onRejudged?: () => void;
  onDeleted?: () => void;
}

const changed = () => refresh(getSubmissionList, getContestSubmissions, getSubmissionDetail, getAllCaseResult);

/** Rejudge and delete, each asked for once more (SUB-10, super administrators only). */
export function RootActions({ submitId, onRejudged, onDeleted }: RootActionsProps) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState<'rejudge' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const rejudge = useAction(rejudgeSubmission, {
    onSuccess: async () => {
      close();
      toast.success(t('rejudged'));
      await changed();
      onRejudged?.();
    },
  });
  const remove = useAction(deleteSubmission, {
    onSuccess: async () => {
      close();
      toast.success(t('deleted'));
      onDeleted?.();
      await refresh(getSubmissionList, getContestSubmissions);
    },
  });
  return (
    <Group gap={4} wrap="nowrap">
      <Tip label={t('rejudge')}>
        <ActionIcon variant="subtle" aria-label={`${t('rejudge')} #${submitId}`} onClick={() => setAsking('rejudge')}>
          <RotateCcw aria-hidden />
        </ActionIcon>
      </Tip>
      <Tip label={t('delete')}>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`${t('delete')} #${submitId}`}
          onClick={() => setAsking('delete')}
        >
          <Trash2 aria-hidden />
        </ActionIcon>
      </Tip>
      <Dialog
        opened={asking !== null}
        onClose={close}
        title={asking === 'delete' ? t('delete') : t('rejudge')}
        size="sm"
      >
        <Text>{t(asking === 'delete' ? 'deleteAsk' : 'rejudgeAsk', { id: submitId })}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            {t('cancel')}
          </Button>
          {asking === 'delete' ? (
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({ submitId })}>
              {t('delete')}
            </Button>
          ) : (
            <Button loading={rejudge.isPending} onClick={() => rejudge.mutate({ submitId })}>
              {t('rejudge')}
            </Button>
          )}
        </Group>
      </Dialog>
    </Group>
  );
}
