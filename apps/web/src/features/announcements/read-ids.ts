import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** CON-20: announcements that were read are kept in local storage. */
const keyOf = ({ kind, id }: AnnouncementOwner) => `${kind}ReadAnnouncements:${id}`;
/** The newest are kept; the calls take no more. */
const KEPT = 500;

type Read = ReadonlySet<number>;
const NOTHING: Read = new Set();
const known = createStore<ReadonlyMap<string, Read>>(new Map());

function load(key: string): Read {
  try {
    const ids: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(ids) ? new Set(ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0)) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function readOf(key: string): Read {
  const before = known.get().get(key);
  if (before) return before;
  const loaded = load(key);
  (known.get() as Map<string, Read>).set(key, loaded);
  return loaded;
}

/** Ids of the announcements of an owner that were read in this browser. */
export function useReadIds(owner: AnnouncementOwner): Read {
  useStore(known);
  return readOf(keyOf(owner));
}

/** Notes that an announcement was read. */
export function markRead(owner: AnnouncementOwner, id: number): void {
  const key = keyOf(owner);
  const before = readOf(key);
  if (before.has(id)) return;
  const ids = [...before, id].sort((a, b) => a - b).slice(-KEPT);
  known.set(new Map(known.get()).set(key, new Set(ids)));
  writeStored(key, JSON.stringify(ids));
}
