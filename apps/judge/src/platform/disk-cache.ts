import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** An entry in use; it stays on the disk until `release`. */
export interface Held {
  path: string;
  bytes: number;
  /** When this process made it, ms since 1970; null when it was found on the disk. */
  madeAt: number | null;
  release(): void;
}

interface Entry {
  bytes: number;
  usedAt: number;
  madeAt: number | null;
  holders: number;
  /** Taken out when nobody uses it any more. */
  isDoomed?: boolean;
}

/** The dates of last use are written back at most so often; they only order the eviction after a restart. */
const TOUCH_MS = 600_000;
/** A making that was interrupted may be taken up again for so long. */
const PARTIAL_MS = 86_400_000;
const REMOVED = '.removed';

/**
 * Files or directories by key below one directory, each made once, the longest unused removed when all together pass
 * `capBytes`. An entry appears under its name only when it is complete, so a process killed half-way leaves nothing false.
 */
export class DiskCache {
  readonly root: string;
  readonly #capBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<Entry>>();
  readonly #removing = new Map<string, Promise<void>>();
  #removals = 0;
  #total = 0;

  private constructor(root: string, capBytes: number) {
    this.root = root;
    this.#capBytes = capBytes;
  }

  /** Opens the cache and takes over what an earlier process left complete. */
  static async open(root: string, capBytes: number): Promise<DiskCache> {
    const cache = new DiskCache(root, capBytes);
    await mkdir(cache.#partialRoot, { recursive: true });
    await cache.#sweepPartial();
    const found: [string, Entry][] = [];
    for (const name of await readdir(root)) {
      const path = join(root, name);
      if (path === cache.#partialRoot) continue;
      found.push([name, { bytes: await sizeOf(path), usedAt: (await stat(path)).atimeMs, madeAt: null, holders: 0 }]);
    }
    for (const [name, entry] of found.sort((a, b) => a[1].usedAt - b[1].usedAt)) {
      cache.#entries.set(name, entry);
      cache.#total += entry.bytes;
    }
    cache.#evict();
    return cache;
  }

  get #partialRoot() {
    return join(this.root, 'partial');
  }

  /**
   * The entry of a key, made by `make` when it is missing; callers who come meanwhile wait for the same making.
   * `make` fills the path it is given (it may find there what an interrupted making left) and answers its size in bytes.
   */
  async hold(key: string, make: (path: string) => Promise<number>): Promise<Held> {
    let entry = this.#entries.get(key);
    while (!entry) {
      let making = this.#making.get(key);
      if (!making) {
        making = this.#make(key, make).finally(() => this.#making.delete(key));
        this.#making.set(key, making);
      }
      await making;
      entry = this.#entries.get(key);
    }
    return this.#hold(key, entry);
  }

  /** The entry of a key if it exists. */
  find(key: string): Held | null {
    const entry = this.#entries.get(key);
    return entry ? this.#hold(key, entry) : null;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Takes an entry out that turned out to be damaged. */
  async drop(key: string): Promise<void> {
    const entry = this.#entries.get(key);
    // It may be gone from the disk already; it is forgotten either way.
    if (entry) await this.#remove(key, entry).catch(() => {});
  }

  /** Takes an entry out as soon as nobody uses it; whoever comes before that still gets it. */
  dropLater(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.isDoomed = true;
  }

  #hold(key: string, entry: Entry): Held {
    entry.holders++;
    const now = Date.now();
    const path = join(this.root, key);
    if (now - entry.usedAt > TOUCH_MS) void touch(path, now).catch(() => {});
    entry.usedAt = now;
    // Iteration order is the order of use.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    let released = false;
    return {
      path,
      bytes: entry.bytes,
      madeAt: entry.madeAt,
      release: () => {
        if (released) return;
        released = true;
        entry.holders--;
        if (entry.isDoomed && entry.holders === 0 && this.#entries.get(key) === entry)
          void this.#remove(key, entry).catch(() => {});
        this.#evict();
      },
    };
  }

  async #make(key: string, make: (path: string) => Promise<number>): Promise<Entry> {
    const partial = join(this.#partialRoot, key);
    // The same key may just be on its way out.
    await this.#removing.get(key);
    const bytes = await make(partial);
    await rename(partial, join(this.root, key));
    const entry = { bytes, usedAt: Date.now(), madeAt: Date.now(), holders: 0 };
    this.#entries.set(key, entry);
    this.#total += bytes;
    return entry;
  }

  /** Removes what is longest unused until so many bytes are free that were taken, or nothing is left that may go. */
  async free(bytes: number): Promise<void> {
    await Promise.all(this.#evict(Math.max(0, this.#total - bytes)));
  }

  #evict(toBytes = this.#capBytes): Promise<void>[] {
    const removals: Promise<void>[] = [];
    for (const [key, entry] of this.#entries) {
      if (this.#total <= toBytes) break;
      if (entry.holders === 0) removals.push(this.#remove(key, entry).catch(() => {}));
    }
    return removals;
  }

  async #remove(key: string, entry: Entry) {
    this.#entries.delete(key);
    this.#total -= entry.bytes;
    const away = join(this.#partialRoot, `${key}.${process.pid}.${this.#removals++}${REMOVED}`);
    const moved = rename(join(this.root, key), away).finally(() => this.#removing.delete(key));
    this.#removing.set(
      key,
      moved.catch(() => {}),
    );
    await moved;
    await rm(away, { recursive: true, force: true });
  }

  async #sweepPartial() {
    for (const name of await readdir(this.#partialRoot)) {
      const path = join(this.#partialRoot, name);
      const isOld = name.endsWith(REMOVED) || Date.now() - (await stat(path)).mtimeMs > PARTIAL_MS;
      if (isOld) await rm(path, { recursive: true, force: true });
    }
  }
}

/**
 * Notes when an entry was last used; its content keeps the date by which one sees that it is still the same, to the millisecond. The
 * system is told seconds with a fraction and cuts them off: without the half, one date in two would come out a millisecond earlier.
 */
async function touch(path: string, now: number) {
  const { mtimeMs } = await stat(path);
  await utimes(path, new Date(now), (Math.floor(mtimeMs) + 0.5) / 1000);
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path);
  if (!found.isDirectory()) return found.size;
  const inside = await readdir(path, { recursive: true });
  const sizes = await Promise.all(inside.map(async (name) => (await stat(join(path, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
