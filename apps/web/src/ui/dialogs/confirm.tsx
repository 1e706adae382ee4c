import { lazyDialog } from '../lazy-part.tsx';
import type { ConfirmProps } from './confirm-part.tsx';
import { whenOpened } from './dialog.tsx';

/** Asks once more before something that is hard to undo. */
export const Confirm = whenOpened(
  lazyDialog<ConfirmProps>(async () => (await import('./confirm-part.tsx')).ConfirmPart),
);
