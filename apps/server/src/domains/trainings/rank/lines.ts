import { type Placed, PlaceList } from '@assay/rules/boards/places.ts';
import type { RankLines } from '@assay/rules/boards/rank-page.ts';
import type { Db } from '../../../platform/db/database.ts';
import { idsOf } from '../../../platform/db/notifications.queries.ts';
import { NotifiedCache } from '../../../platform/notified-cache.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { RankChanges } from '../../boards/rank-changes.ts';
import { RANK_CHANNEL } from './follow.ts';
import { type LineRow, listLines } from './rank.queries.ts';

/** A line of the rank, without its cells. */
interface Line extends Placed {
  row: LineRow;
}

/** The lines of one training in order. */
export class TrainingLines implements RankLines<Line> {
  readonly #places: PlaceList<Line>;
  readonly #byUid: ReadonlyMap<number, Line>;

  constructor(rows: readonly LineRow[]) {
    const lines = rows.map((row): Line => {
      return { uid: row.uid, row, total: { points: row.solved, time: row.run_time_ms, tie: 0, lastMs: 0 } };
    });
    this.#places = PlaceList.sort(lines);
    this.#byUid = new Map(lines.map((line) => [line.uid, line]));
  }

  get all(): readonly Line[] {
    return this.#places.lines;
  }

  find(uid: number): Line | undefined {
    return this.#byUid.get(uid);
  }

  indexOf(line: Line): number {
    return this.#places.indexOf(line);
  }

  /** From 1; those who are equal share it. */
  placeOf({ total }: Line): number {
    return this.#places.countBefore(total) + 1;
  }
}

const RANKS_MAX = 100;
/** Names and rights are read anew this often while a rank is looked at. */
const KEPT_MS = [5_000, 10_000] as const;
const UNSOUND_MS = 1_000;

/** The ranks that this node holds in memory, and how often each was said to have changed. */
class RankMemory {
  readonly #db: Db;
  readonly #lines: NotifiedCache<number, TrainingLines>;
  readonly #changes: RankChanges;

  constructor({ db, notifications }: Pick<Services, 'db' | 'notifications'>) {
    this.#db = db;
    this.#lines = new NotifiedCache(notifications, {
      channel: RANK_CHANNEL,
      max: RANKS_MAX,
      keptMs: KEPT_MS,
      unsoundMs: UNSOUND_MS,
      changed: (payload, lines) => {
        for (const tid of idsOf(payload).ids) lines.forget(tid);
      },
    });
    this.#changes = new RankChanges(notifications, RANK_CHANNEL);
  }

  lines(tid: number): Promise<TrainingLines> {
    return this.#lines.get(tid, async () => new TrainingLines(await listLines(this.#db, tid)));
  }

  version(tid: number): string {
    return this.#changes.version(tid);
  }
}

const openRanks = (services: Services) => new RankMemory(services);

export const trainingRanks = ({ ofNode }: Parts): RankMemory => ofNode(openRanks);

/** The version of a training's rank for those who follow it. */
export const rankVersion = async (services: Parts, tid: number): Promise<string> =>
  trainingRanks(services).version(tid);
