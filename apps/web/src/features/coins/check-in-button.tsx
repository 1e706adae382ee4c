import { getCheckInDays } from '@assay/contract/accounts/check-in.ts';
import { ActionIcon } from '@mantine/core';
import { CalendarCheck2, CalendarPlus2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Tip } from '../../ui/tip/tip.tsx';
import { CheckInDialog } from './check-in-dialog.tsx';
import classes from './purse.module.css';
import { TEXT } from './text.ts';

/** Opens the daily check-in; once done it tells the streak (ACC-30). */
export function CheckInButton() {
  const say = useText(TEXT);
  const { data } = useCall(getCheckInDays, {}, { staleTime: 60_000, call: { quiet: true } });
  const [opened, setOpened] = useState(false);
  const isDone = data?.checkedInToday ?? false;
  const words = data && isDone ? say('checkedIn', { days: data.checkInDays }) : say('checkIn');
  return (
    <>
      <Tip label={words}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          className={classes.checkIn}
          aria-label={words}
          // Stays reachable, so that the streak can be read; the server refuses a second time anyway.
          aria-disabled={isDone}
          data-done={isDone || undefined}
          onClick={() => isDone || setOpened(true)}
        >
          {data && isDone ? (
            <>
              <CalendarCheck2 aria-hidden />
              <span className={classes.days}>{data.checkInDays}</span>
            </>
          ) : (
            <CalendarPlus2 aria-hidden />
          )}
        </ActionIcon>
      </Tip>
      <CheckInDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
