import { closeTicket, getTicket, getTickets, type Ticket } from '@assay/contract/tickets/tickets.ts';
import { Button, Group } from '@mantine/core';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { TEXT } from './text.ts';

const reread = () => refresh(getTicket, getTickets);

/** Closes a ticket, with the version that fixed the mistake, or opens it again (TICK-6). */
export function CloseForm({ ticket: { id, isOpen, latest } }: { ticket: Ticket }) {
  const t = useText(TEXT);
  const { submit, number, isSaving } = useSaveForm(closeTicket, {
    initial: { fixedIn: '' as number | string },
    labels: { fixedIn: t('fixedVersion') },
    inputOf: ({ fixedIn }) => ({ id, open: !isOpen, fixedIn: isOpen && fixedIn !== '' ? Number(fixedIn) : null }),
    onRefused: reread,
    onSaved: reread,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Group align="flex-end" justify="space-between">
        {isOpen && latest !== null ? (
          <NumberInput
            {...number('fixedIn')}
            description={`${t('fixedHint')} · ${t('latest', { number: latest })}`}
            max={latest}
          />
        ) : (
          <span />
        )}
        <Button type="submit" variant="default" loading={isSaving}>
          {t(isOpen ? 'close' : 'reopen')}
        </Button>
      </Group>
    </form>
  );
}
