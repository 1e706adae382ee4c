/** Code being written for one problem, one text per language. */
export interface Draft {
  readonly language: string;
  readonly codes: Readonly<Record<string, string>>;
}

interface StoredDraft extends Draft {
  /** Which writing this is, so that a tab notices that another one wrote in between. */
  readonly mark: string;
  /** ms since 1970. */
  readonly savedAt: number;
}

/** A draft that another tab wrote, or that this tab could not write because of one. */
export interface OtherDraft extends Draft {
  readonly savedAt: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'assay.draft:';
/** What a tab could not write without overwriting another tab's newer draft waits under this suffix. */
const SIDE = ':side';

export const draftKey = (uid: number, place: string) => `${PREFIX}${uid}:${place}`;

export const sameDraft = (a: Draft, b: Draft): boolean =>
  a.language === b.language && (a.codes[a.language] ?? '') === (b.codes[b.language] ?? '');

function read(storage: Shelf, key: string): StoredDraft | null {
  try {
    const value = JSON.parse(storage.getItem(key) ?? 'null') as StoredDraft | null;
    return value && typeof value.language === 'string' && typeof value.codes === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Frees room by dropping the draft that was left alone the longest. */
function dropOldest(storage: Shelf, except: string): boolean {
  let oldest: { key: string; savedAt: number } | null = null;
  for (let at = 0; at < storage.length; at++) {
    const key = storage.key(at);
    if (!key?.startsWith(PREFIX) || key.startsWith(except)) continue;
    const savedAt = read(storage, key)?.savedAt ?? 0;
    if (!oldest || savedAt < oldest.savedAt) oldest = { key, savedAt };
  }
  if (oldest) storage.removeItem(oldest.key);
  return oldest !== null;
}

function put(storage: Shelf, key: string, main: string, value: StoredDraft): boolean {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      storage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      try {
        if (!dropOldest(storage, main)) return false;
      } catch {
        return false;
      }
    }
  }
  return false;
}

export type SaveResult = 'saved' | 'conflict' | 'failed';

export interface DraftStore {
  /** The stored draft at first reading, and one that was set aside by a conflict nobody settled. */
  open(): { draft: Draft | null; other: OtherDraft | null };
  /** Stores a draft unless another tab wrote since this one last read or wrote; it is then set aside, not lost. */
  save(draft: Draft): SaveResult;
  /** What another tab wrote since this one last read or wrote, if it differs from `mine`. */
  foreign(mine: Draft): OtherDraft | null;
  /** Settles a conflict: from here on `draft` is the stored one. */
  settle(draft: Draft): SaveResult;
}

/**
 * Drafts of one problem in the browser's storage, shared by all tabs.
 * @param tab a name that no other open page has
 */
export function createDraftStore(storage: Shelf, key: string, tab: string, now: () => number = Date.now): DraftStore {
  let seen: string | null = null;
  let count = 0;
  const stamp = (draft: Draft): StoredDraft => ({ ...draft, mark: `${tab}#${++count}`, savedAt: now() });
  const write = (draft: Draft): SaveResult => {
    const stored = stamp(draft);
    if (!put(storage, key, key, stored)) return 'failed';
    seen = stored.mark;
    return 'saved';
  };
  const foreign = (mine: Draft) => {
    const stored = read(storage, key);
    return stored && stored.mark !== seen && !sameDraft(stored, mine) ? stored : null;
  };
  return {
    open() {
      let draft: StoredDraft | null = null;
      let other: StoredDraft | null = null;
      try {
        draft = read(storage, key);
        other = read(storage, key + SIDE);
      } catch {
        // Storage is forbidden: nothing is remembered, everything else works.
      }
      seen = draft?.mark ?? null;
      return { draft, other: draft && other && !sameDraft(draft, other) ? other : null };
    },
    save(draft) {
      if (!foreign(draft)) return write(draft);
      return put(storage, key + SIDE, key, stamp(draft)) ? 'conflict' : 'failed';
    },
    foreign,
    settle(draft) {
      const result = write(draft);
      if (result === 'saved') storage.removeItem(key + SIDE);
      return result;
    },
  };
}
