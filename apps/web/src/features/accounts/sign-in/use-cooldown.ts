import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';

/** Waits before another mail may be asked for (ACC-11). */
export const REGISTER_COOLDOWN_S = 60;
export const RESET_COOLDOWN_S = 90;

const keyOf = (name: string) => `cooldown:${name}`;

const secondsLeft = (name: string) =>
  Math.max(0, Math.ceil((Number(readStored(keyOf(name)) ?? 0) - Date.now()) / 1000));

/** Counts a wait down once per second. The end is stored, so that reopening the dialog does not shorten it. */
export function useCooldown(name: 'register' | 'reset' | 'change-email' | 'change-mobile') {
  const [left, setLeft] = useState(() => secondsLeft(name));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft(secondsLeft(name)), 1000);
    return () => clearInterval(timer);
  }, [name, waiting]);
  const start = (seconds: number) => {
    writeStored(keyOf(name), String(Date.now() + seconds * 1000));
    setLeft(seconds);
  };
  return { left, start };
}
