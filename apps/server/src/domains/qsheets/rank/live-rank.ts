import { type Placed, PlaceList } from '@assay/rules/boards/places.ts';
import type { RankLines } from '@assay/rules/boards/rank-page.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Parts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { type LiveRank, LiveRanks } from '../../boards/live-ranks.ts';
import { RANK_CHANNEL } from './follow.ts';
import { type LineRow, listLines } from './rank.queries.ts';

/** A line of the rank: more problems first, then who solved the last of them earlier (SHEET-6). */
export interface SheetLine extends Placed {
  row: LineRow;
  /** What it is searched by, in small letters. */
  words: string;
}

const lineOf = (row: LineRow): SheetLine => ({
  uid: row.uid,
  row,
  words: `${row.username}\n${row.school}`.toLowerCase(),
  total: { points: row.solved, time: row.reached_at?.getTime() ?? 0, tie: 0, lastMs: 0 },
});

let loaded = 0;

/** The rank of one sheet in memory: loaded whole once, then lines alone that were said to have changed. */
export class SheetRank implements LiveRank<{ id: number }>, RankLines<SheetLine> {
  readonly #places: PlaceList<SheetLine>;
  readonly #byUid: Map<number, SheetLine>;
  readonly #byId: Map<number, SheetLine>;
  readonly #changed = new Set<number>();
  readonly #load = loaded++;
  #changes = 0;

  private constructor(rows: readonly LineRow[]) {
    this.#places = PlaceList.sort(rows.map(lineOf));
    this.#byUid = new Map(this.all.map((line) => [line.uid, line]));
    this.#byId = new Map(this.all.map((line) => [line.row.id, line]));
  }

  static async load(db: Queryable, { id }: { id: number }): Promise<SheetRank> {
    return new SheetRank(await listLines(db, id));
  }

  get version(): string {
    return `${this.#load}.${this.#changes}`;
  }

  get size(): number {
    return this.#places.length;
  }

  get all(): readonly SheetLine[] {
    return this.#places.lines;
  }

  find(uid: number): SheetLine | undefined {
    return this.#byUid.get(uid);
  }

  indexOf(line: SheetLine): number {
    return this.#places.indexOf(line);
  }

  /** From 1; those who are equal share it. */
  placeOf({ total }: SheetLine): number {
    return this.#places.countBefore(total) + 1;
  }

  /** Whether a line is among those searched for, large letters like small ones; undefined where nothing is searched for. */
  matcher(keyword: string | undefined): ((uid: number) => boolean) | undefined {
    const words = keyword?.trim().toLowerCase();
    if (!words) return undefined;
    const found = new Set<number>();
    for (const line of this.all) if (line.words.includes(words)) found.add(line.uid);
    return (uid) => found.has(uid);
  }

  noteChanged(ids: readonly number[]): boolean {
    // whoever is new here is of any sheet
    for (const id of ids) this.#changed.add(id);
    return true;
  }

  async refresh(db: Queryable, { id }: { id: number }): Promise<boolean> {
    if (this.#changed.size === 0) return true;
    const ids = [...this.#changed];
    this.#changed.clear();
    const rows = await listLines(db, id, ids);
    const known = ids.flatMap((changed) => this.#byId.get(changed) ?? []);
    if (rows.length === 0 && known.length === 0) return true;
    for (const line of known) this.#remove(line);
    for (const row of rows) this.#insert(lineOf(row));
    this.#changes += 1;
    return true;
  }

  #remove(line: SheetLine): void {
    this.#places.remove(line);
    this.#byUid.delete(line.uid);
    this.#byId.delete(line.row.id);
  }

  #insert(line: SheetLine): void {
    this.#places.insert(line);
    this.#byUid.set(line.uid, line);
    this.#byId.set(line.row.id, line);
  }
}

const openRanks = (services: Services) =>
  new LiveRanks<{ id: number }, SheetRank>(services, { channel: RANK_CHANNEL, load: SheetRank.load });

export const sheetRanks = ({ ofNode }: Parts): LiveRanks<{ id: number }, SheetRank> => ofNode(openRanks);

/** The version of a sheet's rank for those who follow it. */
export const rankVersion = async (services: Parts, id: number): Promise<string> =>
  (await sheetRanks(services).get({ id })).version;
