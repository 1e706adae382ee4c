import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../platform/db/database.ts';
import { idsOf } from '../../platform/db/notifications.queries.ts';
import type { Services } from '../../platform/services.ts';

/** A rank that was brought up to date this short a time ago is shown as it is. */
const FRESH_MS = 250;
const RANKS_MAX = 50;
/** What all ranks of a kind hold together, in what their `size` counts; about 300 bytes each. */
const SIZE_MAX = 1_500_000;

/**
 * A rank in memory, kept in step with the database by refreshes. A refresh is idempotent, so nothing is lost when one fails or
 * two nodes refresh at once; the whole can be thrown away at any time.
 */
export interface LiveRank<Source> {
  /** Changes whenever a page of this rank would. */
  readonly version: string;
  /** How many facts it holds, about. */
  readonly size: number;
  /**
   * Brings it up to date with the database and with its owner's row.
   * @returns false when that has changed so that the rank must be loaded anew
   */
  refresh(db: Queryable, source: Source): Promise<boolean>;
  /** Somebody said that these facts changed: the next refresh reads them. @returns whether any is of this rank */
  noteChanged(ids: readonly number[]): boolean;
}

interface Kept<R> {
  rank: R;
  refreshedAtMs: number;
  /** Bringing it up to date; everybody who asks meanwhile waits for the same refresh. */
  refreshing: Promise<void> | null;
}

interface RankKind<Source, R> {
  /** Tells web nodes which facts changed: their ids by commas; empty when anything may have. */
  channel: string;
  load(db: Queryable, source: Source): Promise<R>;
}

/** The ranks of one kind of owner that this node holds in memory. */
export class LiveRanks<Source extends { id: number }, R extends LiveRank<Source>> {
  readonly #db: Services['db'];
  readonly #load: RankKind<Source, R>['load'];
  readonly #kept = new LRUCache<number, Kept<R>>({
    max: RANKS_MAX,
    maxSize: SIZE_MAX,
    sizeCalculation: ({ rank }) => rank.size + 1,
  });
  readonly #loading = new Map<number, Promise<Kept<R>>>();

  constructor({ db, notifications }: Pick<Services, 'db' | 'notifications'>, { channel, load }: RankKind<Source, R>) {
    this.#db = db;
    this.#load = load;
    notifications.listen(channel, (payload) => {
      // after a lost connection anything may have changed
      if (payload === null || payload === '') this.#kept.clear();
      else this.#noteChanged(idsOf(payload).ids);
    });
  }

  /**
   * The rank of an owner, not older than {@link FRESH_MS}.
   * @param isUrgent nothing that was committed before the call may be missing
   */
  async get(source: Source, isUrgent = false): Promise<R> {
    const kept = this.#kept.get(source.id) ?? (await this.#loadOnce(source));
    if (!isUrgent && performance.now() - kept.refreshedAtMs < FRESH_MS) return kept.rank;
    // a refresh that is under way may have begun before the change
    if (isUrgent && kept.refreshing) await kept.refreshing;
    kept.refreshing ??= this.#refresh(kept, source).finally(() => {
      kept.refreshing = null;
    });
    await kept.refreshing;
    return (this.#kept.get(source.id) ?? (await this.#loadOnce(source))).rank;
  }

  async #refresh(kept: Kept<R>, source: Source): Promise<void> {
    const startedMs = performance.now();
    const isKept = await kept.rank.refresh(this.#db, source).catch((error: unknown) => {
      this.#kept.delete(source.id);
      throw error;
    });
    kept.refreshedAtMs = startedMs;
    if (!isKept) this.#kept.delete(source.id);
  }

  #loadOnce(source: Source): Promise<Kept<R>> {
    const loading =
      this.#loading.get(source.id) ??
      this.#load(this.#db, source)
        .then((rank) => {
          const kept = { rank, refreshedAtMs: performance.now(), refreshing: null };
          this.#kept.set(source.id, kept);
          return kept;
        })
        .finally(() => this.#loading.delete(source.id));
    this.#loading.set(source.id, loading);
    return loading;
  }

  #noteChanged(ids: readonly number[]): void {
    for (const kept of this.#kept.values()) if (kept.rank.noteChanged(ids)) kept.refreshedAtMs = 0;
  }
}
