import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

const CONCERNED_MAX = 100;
const keyOf = (cid: number) => `board-concerned-${cid}`;

function read(cid: number): number[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(cid)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((line): line is number => Number.isSafeInteger(line)) : [];
  } catch {
    return [];
  }
}

/** Whom the viewer follows on the board of a contest; kept in this browser. */
export function useConcerned(cid: number) {
  const [concerned, setConcerned] = useState(() => read(cid));
  const toggle = (line: number) => {
    const next = concerned.includes(line)
      ? concerned.filter((other) => other !== line)
      : [...concerned, line].slice(-CONCERNED_MAX);
    setConcerned(next);
    writeStored(keyOf(cid), next.length > 0 ? JSON.stringify(next) : null);
  };
  return { concerned, toggle };
}
