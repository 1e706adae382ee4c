import { closeTicket, getTicket, getTickets, type Ticket } from '@assay/contract/tickets/tickets.ts';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { TEXT } from './text.ts';

/** Closes a ticket, with the version that fixed the mistake, or opens it again (TICK-6). */
export function CloseForm({ ticket: { id, isOpen, latest } }: { ticket: Ticket }) {
  const t = useText(TEXT);
  const [version, setVersion] = useState<number | string>('');
  const close = useAction(closeTicket, { onSettled: () => refresh(getTicket, getTickets) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate({ id, open: !isOpen, fixedIn: isOpen && version !== '' ? Number(version) : null });
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" justify="space-between">
        {isOpen && latest !== null ? (
          <NumberInput
            label={t('fixedVersion')}
            description={`${t('fixedHint')} · ${t('latest', { number: latest })}`}
            min={1}
            max={latest}
            allowDecimal={false}
            value={version}
            onChange={setVersion}
          />
        ) : (
          <span />
        )}
        <Button type="submit" variant="default" loading={close.isPending}>
          {t(isOpen ? 'close' : 'reopen')}
        </Button>
      </Group>
    </form>
  );
}
