import type { ContestType, OiScoreType } from '@assay/contract/contests/contest.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { type BoardClock, ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import type { AcmSettings } from '@assay/rules/boards/contest-rules/acm.ts';
import { ruleOf } from '@assay/rules/boards/contest-rules/settings.ts';
import type { Submission } from '@assay/rules/boards/contest-rules/tries.ts';
import type { Receipt } from '@assay/rules/boards/journal.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { doInSteps } from '../../../platform/queue/in-steps.ts';
import type { LiveRank } from '../../boards/live-ranks.ts';
import { PageCache } from '../../boards/page-cache.ts';
import type { ContestColumns } from '../contests.queries.ts';
import { clockOf } from '../entry.ts';
import { listContestProblems } from '../problems/problems.queries.ts';
import { Contestants } from './contestants.ts';
import { listReceipts, type ReceiptRow } from './facts.queries.ts';
import type { Member, Person } from './people.ts';
import { peopleChanges } from './people-changes.ts';
import { subtaskPoints } from './subtask-points.ts';
import { UnreadIds } from './unread-ids.ts';

type BoardProblemRow = Awaited<ReturnType<typeof listContestProblems>>[number];

/** Names, stars and registrations are read anew this often while a board is looked at. */
const PEOPLE_EVERY_MS = 5_000;
/** Settings under which every result counts differently; a board loaded under others is thrown away. */
const shapeOf = (row: ContestColumns) =>
  JSON.stringify([row.type, row.oi_rank_score_type, row.acm_settings, row.start_time, row.author_uid]);

const clockKey = (row: ContestColumns) =>
  JSON.stringify([row.duration_ms, row.removed, row.seal_rank ? row.seal_ms : null]);

const boardClockOf = (row: ContestColumns): BoardClock => ({
  durationMs: row.duration_ms,
  sealMs: row.seal_rank ? row.seal_ms : null,
  removed: clockOf(row).removed,
});

/**
 * The boards of one contest in memory, kept in step with the database by refreshes: new submissions, those that wait for a
 * result, and those that somebody said were changed.
 */
export class LiveBoard implements LiveRank<ContestColumns> {
  readonly cid: number;
  readonly boards: ContestBoards;
  readonly problems: readonly BoardProblemRow[];
  /** How many submissions it holds, about. */
  size: number;
  readonly #shape: string;
  readonly #startMs: number;
  readonly #isIoi: boolean;
  readonly #placeOf: Map<number, number>;
  readonly #unread: UnreadIds;
  #clock: string;
  readonly #contestants: Contestants;
  #peopleAtMs: number;
  #names = 0;
  /** JSON of pages without anybody's own line. */
  readonly #pages = new PageCache();

  private constructor(
    row: ContestColumns,
    problems: readonly BoardProblemRow[],
    contestants: Contestants,
    receipts: readonly ReceiptRow[],
  ) {
    this.cid = row.id;
    this.problems = problems;
    this.#shape = shapeOf(row);
    this.#clock = clockKey(row);
    this.#startMs = row.start_time.getTime();
    this.#isIoi = row.type === CONTEST_TYPE.ioi;
    this.#placeOf = new Map(problems.map(({ pid }, at) => [pid, at]));
    this.#contestants = contestants;
    this.#peopleAtMs = performance.now();
    const rule = ruleOf({
      type: row.type as ContestType,
      oiRankScoreType: row.oi_rank_score_type as OiScoreType,
      acm: (row.acm_settings as unknown as AcmSettings | null) ?? undefined,
    });
    this.boards = new ContestBoards(rule, {
      problems: problems.length,
      clock: boardClockOf(row),
      contestants: this.#contestants.people.byLine.values(),
      receipts: [],
    });
    this.size = receipts.length;
    this.#unread = new UnreadIds(receipts);
  }

  static async load(db: Queryable, row: ContestColumns): Promise<LiveBoard> {
    const [problems, contestants, receipts] = await Promise.all([
      listContestProblems(db, row.id),
      Contestants.load(db, row),
      listReceipts(db, row.id, 'all'),
    ]);
    const subtasks = row.type === CONTEST_TYPE.ioi ? await subtaskPoints(db, receipts) : NO_SUBTASKS;
    const live = new LiveBoard(row, problems, contestants, receipts);
    // everybody else would wait for a second
    await doInSteps(live.boards.fill(live.#receiptsOf(receipts, subtasks)));
    return live;
  }

  *#receiptsOf(rows: readonly ReceiptRow[], subtasks: ReadonlyMap<number, readonly number[]>): Generator<Receipt> {
    for (const row of rows) {
      const receipt = this.#receiptOf(row, subtasks);
      if (receipt) yield receipt;
    }
  }

  /** Changes whenever a page of this board would. */
  get version(): string {
    return `${this.boards.version}.${this.#names}`;
  }

  person(line: number): Person {
    return this.#contestants.people.byLine.get(line)!;
  }

  people(): Iterable<Person> {
    return this.#contestants.people.byLine.values();
  }

  /** Whoever stands on a line. */
  membersOf(line: number): readonly Member[] {
    return this.#contestants.people.membersOf.get(line) ?? [];
  }

  /** The line on which a user's submissions count; null for those who have none. */
  lineOf(uid: number): number | null {
    return this.#contestants.people.lineOf.get(uid) ?? null;
  }

  noteChanged(submissionIds: readonly number[]): boolean {
    let any = false;
    for (const id of submissionIds) {
      if (!this.boards.submission(id) && !this.#unread.isUnjudged(id)) continue;
      this.#unread.noteChanged(id);
      any = true;
    }
    return any;
  }

  /** The page kept under a name while nothing changes. */
  keptPage(name: string, make: () => Buffer): Buffer {
    return this.#pages.get(this.version, name, make);
  }

  async refresh(db: Queryable, row: ContestColumns): Promise<boolean> {
    if (shapeOf(row) !== this.#shape) return false;
    if (clockKey(row) !== this.#clock) {
      this.#clock = clockKey(row);
      this.boards.apply({ kind: 'clock', clock: boardClockOf(row) });
    }
    const wanted = this.#unread.next();
    const rows = await listReceipts(db, this.cid, wanted);
    const { lineOf } = this.#contestants.people;
    const isStranger = rows.some((one) => this.#unread.isNew(one) && !lineOf.has(one.uid));
    if (isStranger || performance.now() - this.#peopleAtMs >= PEOPLE_EVERY_MS) {
      if (!(await this.#refreshPeople(db, row))) return false;
    }
    await this.#read(db, rows);
    const found = new Set(rows.map(({ id }) => id));
    for (const id of wanted.among) {
      if (found.has(id)) continue;
      this.boards.apply({ kind: 'delete', id });
      this.#unread.noteDeleted(id);
    }
    this.#unread.noteRead(rows);
    return true;
  }

  async #read(db: Queryable, rows: readonly ReceiptRow[]): Promise<void> {
    this.#take(rows, this.#isIoi ? await subtaskPoints(db, rows) : NO_SUBTASKS);
  }

  #take(rows: readonly ReceiptRow[], subtasks: ReadonlyMap<number, readonly number[]>): void {
    for (const row of rows) {
      this.#unread.noteResult(row);
      const receipt = this.#receiptOf(row, subtasks);
      if (!receipt) continue;
      const known = this.boards.submission(row.id);
      if (known) {
        if (!isSame(known, receipt)) this.boards.apply({ kind: 'judge', ...receipt });
      } else {
        this.boards.apply({ kind: 'submit', ...receipt });
        this.size += 1;
      }
    }
  }

  /** Follows names, stars, registrations and the list of problems; false when the board must be loaded anew. */
  async #refreshPeople(db: Queryable, row: ContestColumns): Promise<boolean> {
    const [before, problems] = await Promise.all([
      this.#contestants.refresh(db, row),
      listContestProblems(db, this.cid),
    ]);
    if (JSON.stringify(problems) !== JSON.stringify(this.problems)) return false;
    this.#peopleAtMs = performance.now();
    if (!before) return true;
    const changes = peopleChanges(before, this.#contestants.people);
    if (!changes) return false;
    this.#names += 1;
    for (const uid of changes.left) this.boards.apply({ kind: 'leave', uid });
    for (const { uid, participation } of changes.present) this.boards.apply({ kind: 'join', uid, participation });
    const { joinedUids } = changes;
    if (joinedUids.length > 0) await this.#read(db, await listReceipts(db, this.cid, { ofUids: joinedUids }));
    return true;
  }

  #receiptOf(row: ReceiptRow, subtasks: ReadonlyMap<number, readonly number[]>): Receipt | null {
    const uid = this.#contestants.people.lineOf.get(row.uid);
    const problem = this.#placeOf.get(row.pid);
    if (uid === undefined || problem === undefined) return null;
    return {
      id: row.id,
      uid,
      problem,
      sinceStartMs: Math.round(row.received_ms - this.#startMs),
      status: row.status,
      score: row.score,
      timeMs: row.time_ms,
      subtasks: subtasks.get(row.id) ?? null,
    };
  }
}

const isSame = (known: Submission, { status, score, timeMs, subtasks = null }: Receipt) =>
  known.status === status &&
  known.score === score &&
  known.timeMs === timeMs &&
  JSON.stringify(known.subtasks ?? null) === JSON.stringify(subtasks);

const NO_SUBTASKS: ReadonlyMap<number, readonly number[]> = new Map();
