import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TEXT } from './text.ts';

const CheckInForm = lazyPart(() => import('./check-in-form.tsx').then((module) => module.CheckInForm));

/** The daily check-in with its quote and a remark (COIN-5). What stands in it comes when it is opened. */
export function CheckInDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(TEXT);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('checkIn')}>
      <Suspense fallback={<Skeleton height={200} className="late" />}>
        <CheckInForm onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
