import { type Placed, PlaceList } from '@assay/rules/boards/places.ts';
import type { RankLines } from '@assay/rules/boards/rank-page.ts';
import type { Db } from '../../platform/db/database.ts';
import { idsOf } from '../../platform/db/notifications.queries.ts';
import { NotifiedCache } from '../../platform/notified-cache.ts';
import type { Services } from '../../platform/services.ts';
import { RankChanges } from './rank-changes.ts';

/** What a line is found by. */
interface NamedRow {
  uid: number;
  username: string;
  realname: string;
  school: string;
}

/** A line of a rank, without its cells. */
interface KeptLine<Row> extends Placed {
  row: Row;
}

/** The lines of one rank in order, as they were when it was read. */
export class KeptLines<Row extends NamedRow> implements RankLines<KeptLine<Row>> {
  readonly #places: PlaceList<KeptLine<Row>>;
  readonly #byUid: ReadonlyMap<number, KeptLine<Row>>;

  /** @param orderOf more points first, then less time; those who have as much of both share a place */
  constructor(rows: readonly Row[], orderOf: (row: Row) => { points: number; time: number }) {
    const lines = rows.map((row): KeptLine<Row> => {
      return { uid: row.uid, row, total: { ...orderOf(row), tie: 0, lastMs: 0 } };
    });
    this.#places = PlaceList.sort(lines);
    this.#byUid = new Map(lines.map((line) => [line.uid, line]));
  }

  get all(): readonly KeptLine<Row>[] {
    return this.#places.lines;
  }

  find(uid: number): KeptLine<Row> | undefined {
    return this.#byUid.get(uid);
  }

  indexOf(line: KeptLine<Row>): number {
    return this.#places.indexOf(line);
  }

  /** From 1; those who are equal share it. */
  placeOf({ total }: KeptLine<Row>): number {
    return this.#places.countBefore(total) + 1;
  }

  /** Whether a line is among those searched for; by real names only for who is shown them. Undefined where nothing is searched for. */
  matcher(keyword: string | undefined, withRealnames: boolean): ((uid: number) => boolean) | undefined {
    const words = keyword?.trim().toLowerCase();
    if (!words) return undefined;
    return (uid) => {
      const { username, realname, school } = this.find(uid)!.row;
      return [username, school, withRealnames ? realname : ''].some((text) => text.toLowerCase().includes(words));
    };
  }
}

const RANKS_MAX = 100;
/** Names and rights are read anew this often while a rank is looked at. */
const KEPT_MS = [5_000, 10_000] as const;
const UNSOUND_MS = 1_000;

interface KeptRanksOptions<Lines> {
  /** On which nodes say the ids of owners whose rank changed. */
  channel: string;
  load: (db: Db, id: number) => Promise<Lines>;
}

/** The ranks of one kind of owner that this node holds in memory, and how often each was said to have changed. */
export class KeptRanks<Lines extends object> {
  readonly #db: Db;
  readonly #load: KeptRanksOptions<Lines>['load'];
  readonly #lines: NotifiedCache<number, Lines>;
  readonly #changes: RankChanges;

  constructor(
    { db, notifications }: Pick<Services, 'db' | 'notifications'>,
    { channel, load }: KeptRanksOptions<Lines>,
  ) {
    this.#db = db;
    this.#load = load;
    this.#lines = new NotifiedCache(notifications, {
      channel,
      max: RANKS_MAX,
      keptMs: KEPT_MS,
      unsoundMs: UNSOUND_MS,
      changed: (payload, lines) => {
        for (const id of idsOf(payload).ids) lines.forget(id);
      },
    });
    this.#changes = new RankChanges(notifications, channel);
  }

  lines(id: number): Promise<Lines> {
    return this.#lines.get(id, () => this.#load(this.#db, id));
  }

  /** Whoever asks from now on is told what is stored now. */
  forget(id: number): void {
    this.#lines.forget(id);
  }

  version(id: number): string {
    return this.#changes.version(id);
  }
}
