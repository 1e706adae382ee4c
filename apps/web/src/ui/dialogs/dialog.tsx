import type { ModalProps } from '@mantine/core';
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { lazyDialog } from '../lazy-part.tsx';

const Modal = lazyDialog<ModalProps>(async () => (await import('./modal-part.tsx')).Modal);

/** A dialog that is nothing before it is first opened. */
export const whenOpened = <P extends { opened: boolean }>(Part: ComponentType<P>): ((props: P) => ReactNode) =>
  function WhenOpened(props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    useFocusBack(props.opened);
    if (!wasOpened) return null;
    return <Part {...props} />;
  };

/** A dialog over the page. What it is made of comes when one is first opened: most visits open none. */
export const Dialog = whenOpened(Modal);

/** Gives the focus back to where it was before a dialog opened, also before the first one: what draws it comes too late to have seen that. */
function useFocusBack(opened: boolean) {
  useLayoutEffect(() => {
    if (!opened) return;
    const from = document.activeElement;
    return () => {
      const last = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        const isLost = now === null || now === document.body || (now === last && now.closest('[role=dialog]') !== null);
        if (isLost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
