import { type ReactNode, Suspense, useState } from 'react';

/** What a button must carry before what it opens is there. */
export interface OpenerProps {
  loading: boolean;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': false;
  onPointerEnter: () => void;
  onClick: () => void;
}

interface LazyPopoverProps {
  opens?: OpenerProps['aria-haspopup'];
  /** Fetches the code of `children`; asked for when the mouse comes near. */
  load: () => Promise<unknown>;
  /** The button until then, with the given properties spread onto it. */
  button: (properties: OpenerProps) => ReactNode;
  /** The same button with what it opens, open at first. */
  children: ReactNode;
}

/**
 * What opens at a button, fetched when somebody is about to open it: few do, and what places it beside the button weighs more than many
 * a page.
 */
export function LazyPopover({ opens = 'dialog', load, button, children }: LazyPopoverProps) {
  const [isWanted, setWanted] = useState(false);
  const closed = button({
    loading: isWanted,
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: () => void load().catch(() => undefined),
    onClick: () => setWanted(true),
  });
  return isWanted ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
