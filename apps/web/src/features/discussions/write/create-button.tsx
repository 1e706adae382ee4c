import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { useLoggedIn } from '../../accounts/sign-in/use-logged-in.ts';
import type { Place } from '../addresses.ts';
import { TEXT } from '../text.ts';

const CreateDialog = lazyDialog(() => import('./write-dialog.tsx').then((module) => module.CreateDialog));

/** Opens the dialog in which a discussion is begun, for those who are logged in. */
export function CreateButton({ place, mayPin = false }: { place: Place; mayPin?: boolean }) {
  const t = useText(TEXT);
  const loggedIn = useLoggedIn();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button leftSection={<Plus aria-hidden />} onClick={() => loggedIn() && setOpened(true)}>
        {t('post')}
      </Button>
      {opened && <CreateDialog place={place} mayPin={mayPin} onClose={() => setOpened(false)} />}
    </>
  );
}
