import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** `public/boot.js` reads the same key before the first paint; any value means colours that do not rest on green and red. */
const KEY = 'distinct-colors';

const distinct = createStore(readStored(KEY) !== null);

export const useDistinctColors = () => useStore(distinct);

/** Chooses colours that people tell apart who see green and red alike, in this browser. */
export function setDistinctColors(on: boolean): void {
  writeStored(KEY, on ? '1' : null);
  if (on) document.documentElement.dataset.colors = 'distinct';
  else delete document.documentElement.dataset.colors;
  distinct.set(on);
}
