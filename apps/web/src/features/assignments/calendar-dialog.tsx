import {
  endDueCalendarKey,
  getDueCalendar,
  getDueCalendarKey,
  renewDueCalendarKey,
} from '@assay/contract/assignments/calendar.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TEXT } from './text.ts';

const addressOf = (key: string) => `${window.location.origin}${getDueCalendar.path}?key=${key}`;

/** The secret address by which calendar programs read the own due dates (ASG-12). */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const t = useText(TEXT);
  const { data, isPending } = useCall(getDueCalendarKey, {});
  const [asks, setAsks] = useState<'renew' | 'end' | null>(null);
  const done = async (said: string) => {
    setAsks(null);
    toast.success(said);
    await refresh(getDueCalendarKey);
  };
  const renew = useAction(renewDueCalendarKey, { onSuccess: () => done(t('calendarMade')) });
  const end = useAction(endDueCalendarKey, { onSuccess: () => done(t('calendarEnded')) });
  const key = data?.key ?? null;
  return (
    <Dialog opened onClose={onClose} title={t('calendar')}>
      <Text size="sm" mb="md">
        {t('calendarHint')}
      </Text>
      {key === null ? (
        <Group justify="flex-end">
          <Button loading={isPending || renew.isPending} onClick={() => renew.mutate({})}>
            {t('calendarMake')}
          </Button>
        </Group>
      ) : (
        <>
          <TextInput readOnly label={t('calendarAddress')} value={addressOf(key)} onFocus={(e) => e.target.select()} />
          <Group justify="flex-end" mt="md">
            <CopyButton text={addressOf(key)} label={t('calendarCopy')} size="sm" />
            <Button size="compact-sm" variant="default" onClick={() => setAsks('renew')}>
              {t('calendarRenew')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setAsks('end')}>
              {t('calendarEnd')}
            </Button>
          </Group>
        </>
      )}
      <Confirm
        opened={asks !== null}
        onClose={() => setAsks(null)}
        title={t(asks === 'end' ? 'calendarEnd' : 'calendarRenew')}
        action={t(asks === 'end' ? 'calendarEnd' : 'calendarRenew')}
        danger
        busy={renew.isPending || end.isPending}
        onConfirm={() => (asks === 'end' ? end.mutate({}) : renew.mutate({}))}
      >
        {t('calendarSure')}
      </Confirm>
    </Dialog>
  );
}
