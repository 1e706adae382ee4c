import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage/storage.ts';

const FOLLOWED_MAX = 100;

function read(key: string): number[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((line): line is number => Number.isSafeInteger(line)) : [];
  } catch {
    return [];
  }
}

/**
 * Whom the viewer follows on a rank; kept in this browser.
 * @param key of the storage, another one for each rank
 */
export function useFollowed(key: string) {
  const [followed, setFollowed] = useState(() => read(key));
  const toggle = (line: number) => {
    const next = followed.includes(line)
      ? followed.filter((other) => other !== line)
      : [...followed, line].slice(-FOLLOWED_MAX);
    setFollowed(next);
    writeStored(key, next.length > 0 ? JSON.stringify(next) : null);
  };
  return { followed, toggle };
}
