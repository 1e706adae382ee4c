import type { MantineColorSchemeManager } from '@mantine/core';
import { readStored, writeStored } from '../../lib/storage/storage.ts';

/** `auto` follows the system. `public/boot.js` reads the same key before the first paint. */
const KEY = 'color-scheme';

/** Keeps the chosen colour scheme in storage and follows other tabs. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined;
  return {
    get(fallback) {
      const stored = readStored(KEY);
      return stored === 'light' || stored === 'dark' || stored === 'auto' ? stored : fallback;
    },
    set: (value) => writeStored(KEY, value),
    subscribe(onUpdate) {
      onStorage = (event) => {
        const { key, newValue } = event;
        if (key === KEY && (newValue === 'light' || newValue === 'dark' || newValue === 'auto')) onUpdate(newValue);
      };
      window.addEventListener('storage', onStorage);
    },
    unsubscribe() {
      if (onStorage) window.removeEventListener('storage', onStorage);
    },
    clear: () => writeStored(KEY, null),
  };
}
