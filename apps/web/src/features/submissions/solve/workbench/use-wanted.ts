import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whether to make what is not seen yet: from when it is seen, or somebody does anything with the page. Who only reads on a phone loads no editor,
 * and who will write has it by then.
 */
export function useWanted(isSeen: boolean): boolean {
  const [isWanted, setWanted] = useState(isSeen);
  if (isSeen && !isWanted) setWanted(true);
  useEffect(() => {
    if (isWanted) return;
    const want = () => setWanted(true);
    const options = { capture: true, once: true, passive: true };
    for (const sign of SIGNS) window.addEventListener(sign, want, options);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, want, options);
    };
  }, [isWanted]);
  return isWanted;
}
