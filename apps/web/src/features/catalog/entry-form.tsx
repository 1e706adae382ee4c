import { Button, Group, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { TEXT } from './text.ts';

interface EntryFormProps {
  children: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  busy: boolean;
  /** What deleting means; left out for an entry that is not there yet. */
  removal?: { ask: string; busy: boolean; onRemove: () => void } | undefined;
}

/** The frame of a dialog for one entry of a catalogue: fields, save, and delete behind a question. */
export function EntryForm({ children, onSubmit, onClose, busy, removal }: EntryFormProps) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">{children}</Stack>
        <Group mt="xl" gap="sm">
          {removal && (
            <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
              {t('delete')}
            </Button>
          )}
          <Button variant="default" ml="auto" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('save')}
          </Button>
        </Group>
      </form>
      {removal && (
        <Confirm
          opened={asking}
          onClose={() => setAsking(false)}
          title={t('delete')}
          action={t('delete')}
          danger
          busy={removal.busy}
          onConfirm={removal.onRemove}
        >
          {removal.ask}
        </Confirm>
      )}
    </>
  );
}
