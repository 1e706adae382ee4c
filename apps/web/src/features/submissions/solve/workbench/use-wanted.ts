import { type RefObject, startTransition, useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
/** The browser shows first what was done: what is made then would hold it up. */
const AFTER_MS = 300;

/**
 * Whether to make what is not seen yet: from when it is seen, or somebody does anything with the page. Who only reads on a phone loads no editor,
 * and who will write has it by then.
 * @param frame the page; what is done beside it, in the site's own bars and search, is no sign
 */
export function useWanted(frame: RefObject<HTMLElement | null>, isSeen: boolean): boolean {
  const [isWanted, setWanted] = useState(isSeen);
  if (isSeen && !isWanted) setWanted(true);
  useEffect(() => {
    if (isWanted) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: Event) => {
      const isHere = target === document || target === document.body || frame.current?.contains(target as Node);
      if (isHere) soon ??= setTimeout(() => startTransition(() => setWanted(true)), AFTER_MS);
    };
    const options = { capture: true, passive: true };
    for (const sign of SIGNS) window.addEventListener(sign, note, options);
    return () => {
      clearTimeout(soon);
      for (const sign of SIGNS) window.removeEventListener(sign, note, options);
    };
  }, [frame, isWanted]);
  return isWanted;
}
