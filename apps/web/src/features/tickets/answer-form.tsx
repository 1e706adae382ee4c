import { answerTicket, getTicket, getTickets, TICKET_TEXT_MAX } from '@assay/contract/tickets/tickets.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { TEXT } from './text.ts';

/** Writes into a ticket. */
export function AnswerForm({ id }: { id: number }) {
  const t = useText(TEXT);
  const [content, setContent] = useState('');
  const answer = useAction(answerTicket, {
    onSuccess: () => setContent(''),
    onSettled: () => refresh(getTicket, getTickets),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return toast.warning(t('empty'));
    answer.mutate({ id, content });
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={t('answer')}
        value={content}
        maxLength={TICKET_TEXT_MAX}
        autosize
        minRows={2}
        maxRows={10}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" loading={answer.isPending}>
          {t('send')}
        </Button>
      </Group>
    </form>
  );
}
