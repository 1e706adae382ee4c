import { getTickets, openTicket } from '@assay/contract/tickets/tickets.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Link } from '../../ui/link.tsx';
import { TEXT } from './text.ts';
import styles from './tickets.module.css';

/** What is wrong with a problem, told to those who may change it (TICK-1). */
export function ReportDialog({ pid, onClose }: { pid: number; onClose: () => void }) {
  const t = useText(TEXT);
  const { submit, box, isSaving } = useSaveForm(openTicket, {
    initial: { title: '', content: '' },
    labels: { title: t('name'), content: t('content') },
    stars: false,
    inputOf: (written) => ({ pid, ...written }),
    onSaved: () => {
      toast.success(t('reported'));
      onClose();
      return refresh(getTickets);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('report')}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <p className={styles.soft}>{t('reportLead')}</p>
          <TextInput {...box('title')} data-autofocus />
          <Textarea {...box('content')} description={t('contentHint')} autosize minRows={4} maxRows={14} />
          <Group justify="space-between">
            <Link href={paths.tickets()}>{t('mine')}</Link>
            <Group gap="xs">
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={isSaving}>
                {t('send')}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
