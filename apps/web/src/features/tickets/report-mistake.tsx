import { ActionIcon } from '@mantine/core';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/link.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { useLoggedIn } from '../accounts/sign-in/use-logged-in.ts';
import { BUTTON_TEXT } from './button-text.ts';

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx').then((module) => module.ReportDialog));

interface ReportMistakeProps {
  pid: number;
  /** Where the jury of what it is solved in is asked; without one a ticket is opened. */
  questions: string | undefined;
}

/** Reports a mistake in a problem (TICK-1); within a contest it leads to the questions for its jury (TICK-4). */
export function ReportMistake({ pid, questions }: ReportMistakeProps) {
  const t = useText(BUTTON_TEXT);
  const loggedIn = useLoggedIn();
  const [opened, setOpened] = useState(false);
  const look = { variant: 'subtle', color: 'gray' } as const;
  if (questions) {
    return (
      <Tip label={t('askJury')}>
        <ActionIcon {...look} component={Link} href={questions} aria-label={t('askJury')}>
          <Flag aria-hidden />
        </ActionIcon>
      </Tip>
    );
  }
  return (
    <>
      <Tip label={t('report')}>
        <ActionIcon {...look} aria-label={t('report')} onClick={() => loggedIn() && setOpened(true)}>
          <Flag aria-hidden />
        </ActionIcon>
      </Tip>
      {opened && <ReportDialog pid={pid} onClose={() => setOpened(false)} />}
    </>
  );
}
