import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Offset {
  x: number;
  y: number;
}

/** By one press of an arrow key. */
const STEP_PX = 24;
/** Of the window's title that stays in sight. */
const LEFT_PX = 120;
const KEYS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

interface Box {
  left: number;
  top: number;
  width: number;
}

/**
 * How far something may be moved so that its upper edge stays inside of the window and can be taken hold of again.
 * @param box where it stands unmoved
 */
export function keptInside({ x, y }: Offset, box: Box, view: { width: number; height: number }): Offset {
  const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));
  return {
    x: between(x, LEFT_PX - box.left - box.width, view.width - LEFT_PX - box.left),
    y: between(y, -box.top, view.height - LEFT_PX / 2 - box.top),
  };
}

/** Moves a dialog by its title: with a pointer, or with arrow keys. */
export function useMoving(isFixed: boolean) {
  const [moved, setMoved] = useState<Offset>({ x: 0, y: 0 });
  const [isMoving, setMoving] = useState(false);
  const from = useRef<Offset | null>(null);
  const moveTo = (handle: Element, wanted: Offset) => {
    const box = handle.closest('[role=dialog]')!.getBoundingClientRect();
    const unmoved = { left: box.left - moved.x, top: box.top - moved.y, width: box.width };
    setMoved(keptInside(wanted, unmoved, { width: window.innerWidth, height: window.innerHeight }));
  };
  const handle = {
    onPointerDown(event: PointerEvent) {
      if (isFixed || event.button !== 0 || (event.target as Element).closest('button, input, select')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX - moved.x, y: event.clientY - moved.y };
      setMoving(true);
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return;
      moveTo(event.currentTarget, { x: event.clientX - from.current.x, y: event.clientY - from.current.y });
    },
    onLostPointerCapture() {
      from.current = null;
      setMoving(false);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step || isFixed) return;
    event.preventDefault();
    moveTo(event.currentTarget, { x: moved.x + step.x, y: moved.y + step.y });
  };
  return { moved: isFixed ? { x: 0, y: 0 } : moved, isMoving, handle, onKeyDown };
}
