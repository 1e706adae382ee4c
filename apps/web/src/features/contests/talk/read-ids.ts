import { readStored, writeStored } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

/** CON-20: announcements that were read are kept in local storage. */
const keyOf = (cid: number) => `contestReadAnnouncements:${cid}`;
/** The newest are kept; the call takes no more. */
const KEPT = 500;

type Read = ReadonlySet<number>;
const NOTHING: Read = new Set();
const known = createStore<ReadonlyMap<number, Read>>(new Map());

function load(cid: number): Read {
  try {
    const ids: unknown = JSON.parse(readStored(keyOf(cid)) ?? '[]');
    return Array.isArray(ids) ? new Set(ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0)) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function ofContest(cid: number): Read {
  const before = known.get().get(cid);
  if (before) return before;
  const loaded = load(cid);
  (known.get() as Map<number, Read>).set(cid, loaded);
  return loaded;
}

/** Ids of the announcements of a contest that were read in this browser. */
export function useReadIds(cid: number): Read {
  useStore(known);
  return ofContest(cid);
}

/** Notes that an announcement was read. */
export function markRead(cid: number, id: number): void {
  const before = ofContest(cid);
  if (before.has(id)) return;
  const ids = [...before, id].sort((a, b) => a - b).slice(-KEPT);
  known.set(new Map(known.get()).set(cid, new Set(ids)));
  writeStored(keyOf(cid), JSON.stringify(ids));
}
