import { useEffect, useRef, useState } from 'react';

/** Height of every row, in px: where a row stands is known without drawing it. The style sheet holds the same number. */
export const ROW_PX = 48;
/** Rows drawn beyond the edges, so that fast scrolling finds them there. */
const AHEAD = 12;
/** Rows come and go by as many at once, so that not every frame of a scroll draws one. */
const STEP = 4;
/** What only flies past is not asked for. */
const SETTLE_MS = 80;

/**
 * Which of many rows of one height stand in sight of the element that scrolls them.
 * @param resetKey starts again at the top when it changes
 * @param onSettled told which rows stay in sight, by their index
 * @returns the element's ref and the first and last row to draw, by index
 */
export function useVisibleRows(count: number, resetKey: string, onSettled: (from: number, to: number) => void) {
  const scroller = useRef<HTMLElement>(null);
  const [view, setView] = useState({ from: 0, to: 40 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let height = element.clientHeight;
    const measure = () => {
      const first = Math.floor(element.scrollTop / ROW_PX / STEP) * STEP;
      const from = Math.max(0, first - AHEAD);
      const to = first + STEP + Math.ceil(height / ROW_PX) + AHEAD;
      setView((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resize = new ResizeObserver(() => {
      height = element.clientHeight;
      measure();
    });
    resize.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      resize.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what says that other rows are shown
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [resetKey]);
  const to = Math.min(view.to, count - 1);
  const from = Math.min(view.from, Math.max(to, 0));
  useEffect(() => {
    const timer = setTimeout(() => onSettled(from, Math.max(to, 0)), SETTLE_MS);
    return () => clearTimeout(timer);
  });
  return { scroller, from, to };
}
