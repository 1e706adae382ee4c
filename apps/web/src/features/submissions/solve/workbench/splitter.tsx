import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../../lib/storage/storage.ts';
import { LEFT_MIN_PX, RIGHT_MIN_PX, splitSize } from './split-size.ts';
import styles from './splitter.module.css';

const KEY = 'assay.split';
const STEP_PX = 40;

interface SplitterProps {
  left: ReactNode;
  right: ReactNode;
  /** Name of the separator. */
  label: string;
  /** Name of the button that brings the collapsed pane back. */
  showLabel: string;
}

/** Two panes with a separator that mouse, touch and arrow keys move; the left one collapses (Enter toggles it). */
export function Splitter({ left, right, label, showLabel }: SplitterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(() => Number(readStored(KEY)) || 0.46);
  // Where pages are drawn for everybody there is no window yet: the style sheet knows how wide it is.
  const [total, setTotal] = useState(() => globalThis.window?.innerWidth ?? 0);
  const before = useRef(share > 0 ? share : 0.46);

  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setTotal(entry.contentRect.width));
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  const isMeasured = total > 0;
  const width = share === 0 ? 0 : splitSize(total, share * total);
  const isShut = isMeasured && width === 0;
  const size = isMeasured ? `${width}px` : `clamp(${LEFT_MIN_PX}px, ${share * 100}%, calc(100% - ${RIGHT_MIN_PX}px))`;
  const move = (px: number) => {
    const size = splitSize(total, px);
    const next = size / total;
    if (next > 0) before.current = next;
    setShare(next);
    writeStored(KEY, String(next || -1));
  };
  const toggle = () => move(width === 0 ? Math.max(before.current * total, LEFT_MIN_PX) : 0);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(event.clientX - (frame.current?.getBoundingClientRect().left ?? 0));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Record<string, () => void> = {
      ArrowLeft: () => move(width - STEP_PX < LEFT_MIN_PX ? 0 : width - STEP_PX),
      ArrowRight: () => move(width === 0 ? LEFT_MIN_PX : width + STEP_PX),
      Home: () => move(0),
      End: () => move(total),
      Enter: toggle,
    };
    const act = to[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.left} style={{ '--left': size } as React.CSSProperties} hidden={isShut}>
        {left}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that moves is a widget, not a rule between texts */}
      <div
        className={styles.bar}
        data-collapsed={isShut || undefined}
        role="separator"
        tabIndex={0}
        aria-label={isShut ? showLabel : label}
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, Math.round(total - RIGHT_MIN_PX))}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onClick={() => width === 0 && toggle()}
        onDoubleClick={() => width > 0 && toggle()}
        onKeyDown={onKeyDown}
      />
      <div className={styles.right}>{right}</div>
    </div>
  );
}
