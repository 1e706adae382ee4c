import { REASON_MAX } from '@assay/contract/messages/bounds.ts';
import { reportPerson } from '@assay/contract/messages/chat.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TEXT } from './text.ts';

/** Where somebody is reported, with the reason (MSG-16). */
export function ReportDialog({ uid, opened, onClose }: { uid: number; opened: boolean; onClose: () => void }) {
  const t = useText(TEXT);
  const [reason, setReason] = useState('');
  const report = useAction(reportPerson, {
    onSuccess: () => {
      setReason('');
      toast.success(t('reported'));
      onClose();
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('report')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          report.mutate({ uid, reason });
        }}
      >
        <Textarea
          label={t('reason')}
          description={t('reportLead')}
          required
          autosize
          minRows={3}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={report.isPending} disabled={reason.trim() === ''}>
            {t('report')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
