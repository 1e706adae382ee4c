import { type Placed, PlaceList } from '@assay/rules/boards/places.ts';
import type { RankLines } from '@assay/rules/boards/rank-page.ts';
import type { Db } from '../../../platform/db/database.ts';
import { idsOf } from '../../../platform/db/notifications.queries.ts';
import { NotifiedCache } from '../../../platform/notified-cache.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { WORK_RANK_CHANNEL } from './follow.ts';
import { type LineRow, listLines } from './rank.queries.ts';

/** A line of the rank, without its cells. */
interface Line extends Placed {
  row: LineRow;
}

/** The lines of one work in order. */
export class WorkLines implements RankLines<Line> {
  readonly #places: PlaceList<Line>;
  readonly #byUid: ReadonlyMap<number, Line>;

  constructor(rows: readonly LineRow[]) {
    const lines = rows.map((row): Line => {
      return { uid: row.uid, row, total: { points: row.points, time: 0, tie: 0, lastMs: 0 } };
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

  /** The same people in the order of their ids, so that places tell nothing of results. */
  unplaced(): WorkLines {
    return new WorkLines(this.all.map(({ row }) => ({ ...row, points: 0 })));
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
  readonly #lines: NotifiedCache<number, WorkLines>;
  readonly #changes = new Map<number, number>();
  #lost = 0;

  constructor({ db, notifications }: Pick<Services, 'db' | 'notifications'>) {
    this.#db = db;
    this.#lines = new NotifiedCache(notifications, {
      channel: WORK_RANK_CHANNEL,
      max: RANKS_MAX,
      keptMs: KEPT_MS,
      unsoundMs: UNSOUND_MS,
      changed: (payload, lines) => {
        for (const wid of idsOf(payload).ids) lines.forget(wid);
      },
    });
    notifications.listen(WORK_RANK_CHANNEL, (payload) => {
      if (payload === null) this.#lost += 1;
      else for (const wid of idsOf(payload).ids) this.#changes.set(wid, (this.#changes.get(wid) ?? 0) + 1);
    });
  }

  lines(wid: number): Promise<WorkLines> {
    return this.#lines.get(wid, async () => new WorkLines(await listLines(this.#db, wid)));
  }

  /** Whoever asks from now on is told what is stored now. */
  forget(wid: number): void {
    this.#lines.forget(wid);
  }

  version(wid: number): string {
    return `${this.#lost}.${this.#changes.get(wid) ?? 0}`;
  }
}

const openRanks = (services: Services) => new RankMemory(services);

export const workRanks = ({ ofNode }: Parts): RankMemory => ofNode(openRanks);

/** The version of a work's rank for those who follow it. */
export const workRankVersion = async (services: Parts, wid: number): Promise<string> =>
  workRanks(services).version(wid);
