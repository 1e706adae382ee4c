import { Button } from '@mantine/core';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { useLoggedIn } from '../accounts/sign-in/use-logged-in.ts';
import { TEXT } from './text.ts';

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx').then((module) => module.ReportDialog));

/** Reports a discussion, or one of its comments, to those who moderate. */
export function ReportButton({ did, commentId }: { did: number; commentId?: number }) {
  const t = useText(TEXT);
  const loggedIn = useLoggedIn();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size={commentId === undefined ? 'sm' : 'compact-sm'}
        variant="subtle"
        color="gray"
        leftSection={<Flag aria-hidden />}
        onClick={() => loggedIn() && setOpened(true)}
      >
        {t('report')}
      </Button>
      {opened && <ReportDialog did={did} commentId={commentId} onClose={() => setOpened(false)} />}
    </>
  );
}
