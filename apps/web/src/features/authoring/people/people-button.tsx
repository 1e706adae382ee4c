import { Button, Skeleton } from '@mantine/core';
import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TEXT } from './text.ts';

const PeopleList = lazyPart(() => import('./people-list.tsx').then((module) => module.PeopleList));

/** Opens the list of those who help with a problem. */
export function PeopleButton({ pid }: { pid: number }) {
  const t = useText(TEXT);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Users aria-hidden />} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('title')} size="lg">
        {isOpen && (
          <Suspense fallback={<Skeleton height={240} />}>
            <PeopleList pid={pid} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
