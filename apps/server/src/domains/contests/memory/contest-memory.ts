import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Parts } from '../../../platform/of-node.ts';
import { Recent } from '../../../platform/recent.ts';
import type { Services } from '../../../platform/services.ts';
import type { Wording } from '../../problems/detail.ts';
import { type ContestColumns, findContest } from '../contests.queries.ts';
import { findGroupPart, type GroupPart, type KnownGroup, knownPart, readGroup } from '../groups/group-part.ts';
import { type Counted as CountQuery, countProblemResults, listContestProblems } from '../problems/problems.queries.ts';
import { findShownProblem } from '../problems/shown-problem.ts';
import { Roster } from './roster.ts';

/** What is told of a contest itself may be this old: its times, its seal, who may see it. */
const ROW_MS = 250;
/** What is told of who takes part may be this old: somebody who was removed may read on for so long. */
const ROSTER_MS = 1_000;
const CONTESTS_MAX = 200;
/** Problems of all contests, each in its wordings. */
const SHOWN_MAX = 500;
/** Moments of a contest up to which something was counted. */
const COUNTED_MAX = 50;
const ROSTER_ROWS_MAX = 500_000;

/** What is counted anew may take this share of the time. */
const COUNTING_SHARE = 0.05;
/**
 * What takes long to count is told as it was up to this long ago, or twice its own life, while it is counted anew: thousands would wait for
 * it at once.
 */
const COUNTED_LONG_MS = 60_000;

interface Counted {
  counts: Recent<Counts>;
  lifeMs: number;
}

interface Remembered {
  row: Recent<ContestColumns | undefined>;
  problems: Recent<Awaited<ReturnType<typeof listContestProblems>>>;
  roster: Recent<Roster>;
  group: Recent<KnownGroup | null>;
  counted: Map<string, Counted>;
}

type ShownProblem = Awaited<ReturnType<typeof findShownProblem>>;
type Counts = Awaited<ReturnType<typeof countProblemResults>>;

/**
 * Contests and who takes part in them, as calls that thousands make every second look at them. Nothing has to be told
 * to it: what it says is never older than {@link ROW_MS} and {@link ROSTER_MS}. It grants only: before anything is
 * refused, or written, the database is asked (`entry.ts`).
 */
class ContestMemory {
  readonly #db: Services['db'];
  readonly #contests = new LRUCache<number, Remembered>({
    max: CONTESTS_MAX,
    dispose: ({ roster }) => {
      this.#rosterRows -= roster.value?.size ?? 0;
    },
  });
  readonly #shown = new LRUCache<string, Recent<ShownProblem>>({ max: SHOWN_MAX });
  #rosterRows = 0;

  constructor(db: Services['db']) {
    this.#db = db;
  }

  contest(cid: number): ContestColumns | undefined | Promise<ContestColumns | undefined> {
    return this.#of(cid).row.get(ROW_MS, () => findContest(this.#db, cid));
  }

  problems(cid: number) {
    return this.#of(cid).problems.get(ROW_MS, () => listContestProblems(this.#db, cid));
  }

  /** The problem at a display id, as everybody sees it there: at the start all open the same one. */
  problem(cid: number, displayId: string, wording: Wording): ShownProblem | Promise<ShownProblem> {
    const key = `${cid} ${wording.locale} ${wording.lang} ${displayId.toUpperCase()}`;
    const known = this.#shown.get(key) ?? new Recent<ShownProblem>();
    this.#shown.set(key, known);
    return known.get(ROW_MS, () => findShownProblem(this.#db, cid, displayId, wording));
  }

  /** Counters of the problems; those of a big contest, which take long to count, are older. */
  async counts(query: CountQuery): Promise<Counts> {
    const { counted } = this.#of(query.cid);
    const key = `${query.start.getTime()} ${query.before?.getTime()}`;
    if (counted.size > COUNTED_MAX) counted.clear();
    const known = counted.get(key) ?? { counts: new Recent<Counts>(), lifeMs: ROW_MS };
    counted.set(key, known);
    const count = async () => {
      const startedMs = performance.now();
      const counts = await countProblemResults(this.#db, query);
      known.lifeMs = Math.max(ROW_MS, (performance.now() - startedMs) / COUNTING_SHARE);
      return counts;
    };
    const oldMs = known.lifeMs > ROW_MS ? Math.max(COUNTED_LONG_MS, 2 * known.lifeMs) : ROW_MS;
    return known.counts.get(known.lifeMs, count, oldMs);
  }

  async registration(cid: number, uid: number) {
    const { roster } = this.#of(cid);
    const known = await roster.get(ROSTER_MS, async () => {
      const read = roster.value ?? new Roster();
      const before = read.size;
      await read.look(this.#db, cid);
      this.#rosterRows += read.size - before;
      // far more than any site has at once: begin anew rather than grow
      if (this.#rosterRows > ROSTER_ROWS_MAX) this.#forget();
      return read;
    });
    return known.find(uid);
  }

  /** What {@link findGroupPart} answers for the group of a contest. */
  async group({ id, gid }: ContestColumns, who: Viewer | null): Promise<GroupPart> {
    const known = gid === 0 ? null : await this.#of(id).group.get(ROSTER_MS, () => readGroup(this.#db, gid));
    return known ? knownPart(known, who) : findGroupPart({ db: this.#db }, gid, who);
  }

  #forget(): void {
    this.#contests.clear();
    this.#rosterRows = 0;
  }

  #of(cid: number): Remembered {
    const known = this.#contests.get(cid);
    if (known) return known;
    const remembered: Remembered = {
      row: new Recent(),
      problems: new Recent(),
      roster: new Recent(),
      group: new Recent(),
      counted: new Map(),
    };
    this.#contests.set(cid, remembered);
    return remembered;
  }
}

const openMemory = ({ db }: Services) => new ContestMemory(db);

/** What the node that these services belong to remembers of contests. */
export const contestMemory = ({ ofNode }: Parts): ContestMemory => ofNode(openMemory);
