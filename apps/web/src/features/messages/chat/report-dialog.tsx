import { reportPerson } from '@assay/contract/messages/chat.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { TEXT } from './text.ts';

/** Where somebody is reported, with the reason (MSG-16). */
export function ReportDialog({ uid, opened, onClose }: { uid: number; opened: boolean; onClose: () => void }) {
  const t = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(reportPerson, {
    initial: { reason: '' },
    labels: { reason: t('reason') },
    checksOnLeave: false,
    inputOf: ({ reason }) => ({ uid, reason }),
    onSaved: () => {
      form.reset();
      toast.success(t('reported'));
      onClose();
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('report')}>
      <form noValidate onSubmit={submit}>
        <Textarea {...box('reason')} description={t('reportLead')} required autosize minRows={3} data-autofocus />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={isSaving} disabled={form.values.reason.trim() === ''}>
            {t('report')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
