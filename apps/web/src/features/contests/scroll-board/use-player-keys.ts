import { useEffect } from 'react';

interface PlayerActs {
  next: () => void;
  back: () => void;
  auto: () => void;
  faster: (by: number) => void;
  fullScreen: () => void;
}

/** Plays the ceremony by keys, those of a clicker included. */
export function usePlayerKeys({ next, back, auto, faster, fullScreen }: PlayerActs): void {
  useEffect(() => {
    const actions: Record<string, () => void> = {
      ' ': next,
      Enter: next,
      ArrowRight: next,
      ArrowDown: next,
      PageDown: next,
      ArrowLeft: back,
      ArrowUp: back,
      PageUp: back,
      a: auto,
      '+': () => faster(1),
      '=': () => faster(1),
      '-': () => faster(-1),
      f: fullScreen,
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // what has the focus does its own thing
      if ((event.key === ' ' || event.key === 'Enter') && (event.target as Element).closest('button, a')) return;
      const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [next, back, auto, faster, fullScreen]);
}
