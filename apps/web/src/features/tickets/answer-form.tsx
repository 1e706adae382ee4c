import { answerTicket, getTicket, getTickets } from '@assay/contract/tickets/tickets.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { TEXT } from './text.ts';

const reread = () => refresh(getTicket, getTickets);

/** Writes into a ticket. */
export function AnswerForm({ id }: { id: number }) {
  const t = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(answerTicket, {
    initial: { content: '' },
    labels: { content: t('answer') },
    stars: false,
    checksOnLeave: false,
    inputOf: ({ content }) => ({ id, content }),
    onRefused: reread,
    onSaved: () => {
      form.reset();
      void reread();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Textarea {...box('content')} autosize minRows={2} maxRows={10} />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" loading={isSaving}>
          {t('send')}
        </Button>
      </Group>
    </form>
  );
}
