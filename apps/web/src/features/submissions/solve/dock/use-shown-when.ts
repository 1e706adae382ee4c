import { useEffect, useRef } from 'react';

/** Scrolls the panel around something to its beginning once it is there to be read; on phones what was asked stands above it. */
export function useShownWhen(isReady: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = ref.current?.closest('[role="tabpanel"]');
    if (!isReady || !panel || !ref.current) return;
    const inset = Number.parseFloat(getComputedStyle(panel).paddingTop) || 0;
    panel.scrollTop += ref.current.getBoundingClientRect().top - panel.getBoundingClientRect().top - inset;
  }, [isReady]);
  return ref;
}
