import { getTickets, openTicket, TICKET_TEXT_MAX, TICKET_TITLE_MAX } from '@assay/contract/tickets/tickets.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { TEXT } from './text.ts';
import styles from './tickets.module.css';

/** What is wrong with a problem, told to those who may change it (TICK-1). */
export function ReportDialog({ pid, onClose }: { pid: number; onClose: () => void }) {
  const t = useText(TEXT);
  const [title, setTitle] = useState('');
  const [content, setContent] = useState('');
  const open = useAction(openTicket, {
    onSuccess: () => {
      toast.success(t('reported'));
      onClose();
      return refresh(getTickets);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || content.trim() === '') return toast.warning(t('incomplete'));
    open.mutate({ pid, title, content });
  };
  return (
    <Dialog opened onClose={onClose} title={t('report')}>
      <form onSubmit={submit}>
        <Stack>
          <p className={styles.soft}>{t('reportLead')}</p>
          <TextInput
            label={t('name')}
            value={title}
            maxLength={TICKET_TITLE_MAX}
            data-autofocus
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Textarea
            label={t('content')}
            description={t('contentHint')}
            value={content}
            maxLength={TICKET_TEXT_MAX}
            autosize
            minRows={4}
            maxRows={14}
            onChange={(event) => setContent(event.currentTarget.value)}
          />
          <Group justify="space-between">
            <Link href={paths.tickets()}>{t('mine')}</Link>
            <Group gap="xs">
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={open.isPending}>
                {t('send')}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
