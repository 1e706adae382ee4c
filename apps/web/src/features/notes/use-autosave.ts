import { useEffect, useRef, useState } from 'react';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

/** So long nothing is written before it is saved. */
const QUIET_MS = 1200;

/**
 * Saves what is written by itself, one save after the other, a moment after the last change; what a leaving page still holds is sent at
 * once. A save that failed waits for the next change, or for `again`.
 * @param save stores a value; rejects where it was refused
 */
export function useAutosave<Value>(value: Value, save: (value: Value) => Promise<unknown>) {
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef({ value, save });
  latest.current = { value, save };
  const stored = useRef(value);
  const running = useRef(false);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    try {
      while (stored.current !== latest.current.value) {
        const sent = latest.current.value;
        setState('saving');
        await latest.current.save(sent);
        stored.current = sent;
      }
      setState('saved');
    } catch {
      setState('failed');
    } finally {
      running.current = false;
    }
  };
  const latestRun = useRef(run);
  latestRun.current = run;

  useEffect(() => {
    if (value === stored.current) return;
    setState('waiting');
    const timer = setTimeout(() => void latestRun.current(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);

  useEffect(() => {
    const leave = () => void latestRun.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return { state, again: run };
}
