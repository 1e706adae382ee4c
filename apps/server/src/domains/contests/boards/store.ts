import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../platform/db/database.ts';
import { insertNotification } from '../../../platform/db/notifications.queries.ts';
import type { Services } from '../../../platform/services.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import type { ContestColumns } from '../contests.queries.ts';

import { LiveBoard } from './live-board.ts';

/** A board that was brought up to date this short a time ago is shown as it is. */
const FRESH_MS = 250;
const BOARDS_MAX = 50;
/** Submissions of all boards together; about 300 bytes each. */
const SUBMISSIONS_MAX = 1_500_000;
/** Tells web nodes which submissions got another result than they had, or were deleted. */
const CHANNEL = 'contest_board';

interface Kept {
  board: LiveBoard;
  lookedAtMs: number;
  /** Bringing it up to date; everybody who asks meanwhile waits for the same look. */
  look: Promise<void> | null;
}

type StoreServices = Pick<Services, 'db' | 'notifications'>;

/** The boards that this node holds in memory. */
class BoardStore {
  readonly #db: Services['db'];
  readonly #kept = new LRUCache<number, Kept>({
    max: BOARDS_MAX,
    maxSize: SUBMISSIONS_MAX,
    sizeCalculation: ({ board }) => board.size + 1,
  });
  readonly #loading = new Map<number, Promise<Kept>>();

  constructor({ db, notifications }: StoreServices) {
    this.#db = db;
    notifications.listen(CHANNEL, (payload) => {
      // after a lost connection anything may have changed
      if (payload === null || payload === '') this.#kept.clear();
      else this.#noteChanged(payload.split(',').map(Number));
    });
  }

  /**
   * The boards of a contest, not older than {@link FRESH_MS}.
   * @param isUrgent nothing that was committed before the call may be missing
   */
  async get(row: ContestColumns, isUrgent = false): Promise<LiveBoard> {
    const kept = this.#kept.get(row.id) ?? (await this.#load(row));
    if (!isUrgent && performance.now() - kept.lookedAtMs < FRESH_MS) return kept.board;
    // a look that is under way may have begun before the change
    if (isUrgent && kept.look) await kept.look;
    kept.look ??= this.#look(kept, row).finally(() => {
      kept.look = null;
    });
    await kept.look;
    return (this.#kept.get(row.id) ?? (await this.#load(row))).board;
  }

  async #look(kept: Kept, row: ContestColumns): Promise<void> {
    const startedMs = performance.now();
    const isKept = await kept.board.look(this.#db, row).catch((error: unknown) => {
      this.#kept.delete(row.id);
      throw error;
    });
    kept.lookedAtMs = startedMs;
    if (!isKept) this.#kept.delete(row.id);
  }

  #load(row: ContestColumns): Promise<Kept> {
    const loading =
      this.#loading.get(row.id) ??
      LiveBoard.load(this.#db, row)
        .then((board) => {
          const kept = { board, lookedAtMs: performance.now(), look: null };
          this.#kept.set(row.id, kept);
          return kept;
        })
        .finally(() => this.#loading.delete(row.id));
    this.#loading.set(row.id, loading);
    return loading;
  }

  #noteChanged(submissionIds: readonly number[]): void {
    for (const kept of this.#kept.values()) if (kept.board.noteChanged(submissionIds)) kept.lookedAtMs = 0;
  }
}

const stores = new WeakMap<Services['db'], BoardStore>();

/** The boards in memory of the node that these services belong to. */
export function boardStore(services: StoreServices): BoardStore {
  const store = stores.get(services.db) ?? new BoardStore(services);
  stores.set(services.db, store);
  return store;
}

/** First results are looked for by every board; that a result was replaced must be said. */
export async function tellRejudged(events: SignalMap['submissions.judged'], tx: Queryable) {
  const ids = events.filter(({ first }) => !first).map(({ submissionId }) => submissionId);
  await tell(ids, tx);
}

export const tellDeleted = ({ submissionId }: SignalMap['submission.deleted'], tx: Queryable) =>
  tell([submissionId], tx);

/** Ids in one notification, which holds 7,900 bytes. */
const IDS_MAX = 450;
/** From here on it is cheaper to load boards anew. */
const TOLD_MAX = 20_000;

async function tell(ids: readonly number[], tx: Queryable) {
  if (ids.length > TOLD_MAX) return insertNotification(tx, CHANNEL, '');
  for (let at = 0; at < ids.length; at += IDS_MAX) {
    await insertNotification(tx, CHANNEL, ids.slice(at, at + IDS_MAX).join(','));
  }
}
