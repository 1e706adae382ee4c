import { Button } from '@mantine/core';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RosterImport } from './roster-import.tsx';
import { TEXT } from './text.ts';

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
        <RosterImport gid={gid} onClose={close} />
      </Dialog>
    </>
  );
}
