import type { Scene } from '@assay/contract/drawings/drawing.ts';
import { getDrawing, getDrawings, saveDrawing } from '@assay/contract/drawings/drawings.ts';
import { useRef, useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { refresh } from '../../lib/use-call.ts';

export type Keeping = 'kept' | 'keeping' | 'notKept' | 'changed' | 'tooLarge';

/** Stores a drawing as it changes: one state at a time, and of those that came meanwhile the last. */
export function useKeeping(pid: number, loadedRev: number) {
  const [state, setShown] = useState<Keeping>('kept');
  const now = useRef<Keeping>('kept');
  const setState = (next: Keeping) => {
    now.current = next;
    setShown(next);
  };
  const rev = useRef(loadedRev);
  const waiting = useRef<Scene | null>(null);
  const last = useRef<Scene | null>(null);
  const busy = useRef<Promise<void> | null>(null);

  const store = async () => {
    while (waiting.current) {
      const scene = waiting.current;
      waiting.current = null;
      setState('keeping');
      try {
        const isFirst = rev.current === 0;
        ({ rev: rev.current } = await call(
          saveDrawing,
          { pid, rev: rev.current, scene },
          { shows: ['drawing.changed'] },
        ));
        if (isFirst) void refresh(getDrawings);
        setState('kept');
      } catch (error) {
        setState(isApiError(error, 'drawing.changed') ? 'changed' : 'notKept');
        return;
      }
    }
  };
  const keep = (scene: Scene) => {
    last.current = scene;
    waiting.current = scene;
    busy.current ??= store().finally(() => {
      busy.current = null;
    });
    return busy.current;
  };
  return {
    state,
    keep,
    /** What is drawn is larger than what can be kept. */
    refuse: () => setState('tooLarge'),
    /** Stores again what could not be stored. */
    again: () => last.current && keep(last.current),
    /** Takes what stands there now as seen. @returns what it is */
    async look() {
      const there = await call(getDrawing, { pid });
      rev.current = there?.rev ?? 0;
      return there?.scene ?? null;
    },
    settle: () => setState('kept'),
    /** Waits for what is on its way. @returns whether everything is stored */
    async settled() {
      await busy.current;
      return now.current === 'kept';
    },
  };
}
