import { Modal } from '@mantine/core';
import { useText } from '../../lib/text.ts';
import { TEXT } from './text.ts';

export interface Picture {
  src: string;
  alt: string;
}

/** A picture of a text in the size it was made for. */
export function LargePicture({ picture: { src, alt }, onClose }: { picture: Picture; onClose: () => void }) {
  const t = useText(TEXT);
  return (
    <Modal opened onClose={onClose} size="auto" centered title={alt || t('image')}>
      <img className="md-large" src={src} alt={alt} referrerPolicy="no-referrer" />
    </Modal>
  );
}
