import { Button } from '@mantine/core';
import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TEXT } from './text.ts';

const RosterImport = lazyPart(() => import('./roster-import.tsx').then((module) => module.RosterImport));

/** Opens the import of a class. @param startsOpen right after a class was made */
export function RosterButton({ gid, startsOpen }: { gid: number; startsOpen: boolean }) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(startsOpen);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" leftSection={<Users aria-hidden />} onClick={() => setOpened(true)}>
        {t('importRoster')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('importRoster')} size="xl" closeOnClickOutside={false}>
        <Suspense>
          <RosterImport gid={gid} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
