import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TEXT } from './text.ts';

export interface Picture {
  src: string;
  alt: string;
}

/** A picture of a text in the size it was made for. `onClose` comes when the dialog is gone. */
export function LargePicture({ picture: { src, alt }, onClose }: { picture: Picture; onClose: () => void }) {
  const t = useText(TEXT);
  const [opened, { open, close }] = useDisclosure(false);
  // Opened after it is mounted: the dialog gives the focus back only to what had it while it was closed.
  useEffect(open, [open]);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClose}
      size="auto"
      centered
      title={alt || t('image')}
    >
      <img className="md-large" src={src} alt={alt} referrerPolicy="no-referrer" />
    </Dialog>
  );
}
