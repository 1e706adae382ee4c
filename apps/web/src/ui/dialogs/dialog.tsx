import type { ModalProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../lazy-part.tsx';

const Modal = lazyDialog<ModalProps>(async () => (await import('./modal-part.tsx')).Modal);

/** A dialog over the page. What it is made of comes when one is first opened: most visits open none. */
export function Dialog(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}
