import { ActionIcon } from '@mantine/core';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import { AskHelp, type HelpPlace, useHelpAt } from './ask-help.tsx';
import { TEXT } from './text.ts';

/** Asks from a problem that is set as work; nothing for whom it is not. */
export function AskButton(place: HelpPlace) {
  const t = useText(TEXT);
  const data = useHelpAt(place);
  const [opened, setOpened] = useState(false);
  if (!data || data.places.length === 0) return null;
  return (
    <>
      <Tip label={t('ask')}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('ask')} onClick={() => setOpened(true)}>
          <Hand aria-hidden />
        </ActionIcon>
      </Tip>
      {opened && (
        <Dialog opened onClose={() => setOpened(false)} title={t('ask')}>
          <AskHelp pid={place.pid} data={data} submission={null} />
        </Dialog>
      )}
    </>
  );
}
