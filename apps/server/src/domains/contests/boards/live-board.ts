import type { ContestType, OiScoreType } from '@assay/contract/contests/contest.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import type { AcmSettings } from '@assay/rules/boards/acm.ts';
import { type BoardClock, ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import type { Receipt } from '@assay/rules/boards/journal.ts';
import { ruleOf } from '@assay/rules/boards/settings.ts';
import type { Submission } from '@assay/rules/boards/tries.ts';
import { subtasksOf } from '@assay/rules/judging/scoring/subtasks.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ContestColumns } from '../contests.queries.ts';
import { clockOf } from '../entry.ts';
import { listContestProblems } from '../problems.queries.ts';
import { Contestants } from './contestants.ts';
import { listReceipts, listScoredCases, type ReceiptRow, type ScoredCases } from './facts.queries.ts';
import type { Member, Person } from './people.ts';

type BoardProblemRow = Awaited<ReturnType<typeof listContestProblems>>[number];

/** Names, stars and registrations are read anew this often while a board is looked at. */
const PEOPLE_EVERY_MS = 5_000;
/** Ids are given before a submission commits: rows that were invisible a moment ago are looked for this long. */
const LOOK_BACK_MS = 5_000;
/** More submissions than can be between their id and their commit when a board is loaded. */
const LOOK_BACK_IDS = 2_000;

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
 * The boards of one contest in memory, kept in step with the database by looks: new submissions, those that wait for a
 * result, and those that somebody said were changed. A look is idempotent, so nothing is lost when one fails or two nodes
 * look at once; the whole can be thrown away at any time.
 */
export class LiveBoard {
  readonly cid: number;
  readonly boards: ContestBoards;
  readonly problems: readonly BoardProblemRow[];
  /** How many submissions it holds, about. */
  size: number;
  readonly #shape: string;
  readonly #startMs: number;
  readonly #isIoi: boolean;
  readonly #placeOf: Map<number, number>;
  readonly #unjudged = new Set<number>();
  readonly #changed = new Set<number>();
  /** The largest id seen, and what it was at looks of the last seconds. */
  #largest: number;
  readonly #seen: { atMs: number; id: number }[];
  #clock: string;
  readonly #contestants: Contestants;
  #peopleAtMs: number;
  #names = 0;
  /** JSON of pages without anybody's own line, of the version they were made of. */
  readonly #pages = new Map<string, Buffer>();
  #pagesVersion = '';

  private constructor(
    row: ContestColumns,
    problems: readonly BoardProblemRow[],
    contestants: Contestants,
    receipts: readonly ReceiptRow[],
    subtasks: ReadonlyMap<number, readonly number[]>,
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
      receipts: receipts.flatMap((one) => this.#receiptOf(one, subtasks) ?? []),
    });
    this.size = receipts.length;
    for (const { id, status } of receipts) if (!isFinal(status)) this.#unjudged.add(id);
    this.#largest = largestId(receipts, 0);
    this.#seen = [{ atMs: performance.now(), id: this.#largest - LOOK_BACK_IDS }];
  }

  static async load(db: Queryable, row: ContestColumns): Promise<LiveBoard> {
    const [problems, contestants, receipts] = await Promise.all([
      listContestProblems(db, row.id),
      Contestants.load(db, row),
      listReceipts(db, row.id, 'all'),
    ]);
    const subtasks = row.type === CONTEST_TYPE.ioi ? await subtaskPoints(db, receipts) : NO_SUBTASKS;
    return new LiveBoard(row, problems, contestants, receipts, subtasks);
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

  /** Somebody said that these changed: the next look reads them. @returns whether any is of this board */
  noteChanged(submissionIds: readonly number[]): boolean {
    let any = false;
    for (const id of submissionIds) {
      if (!this.boards.submission(id) && !this.#unjudged.has(id)) continue;
      this.#changed.add(id);
      any = true;
    }
    return any;
  }

  /** The page kept under a name while nothing changes. */
  keptPage(name: string, make: () => Buffer): Buffer {
    if (this.#pagesVersion !== this.version) {
      this.#pages.clear();
      this.#pagesVersion = this.version;
    }
    const kept = this.#pages.get(name);
    if (kept) return kept;
    if (this.#pages.size >= PAGES_MAX) this.#pages.clear();
    const page = make();
    this.#pages.set(name, page);
    return page;
  }

  /**
   * Brings the boards up to date with the database and the contest's row.
   * @returns false when the contest has changed so that the board must be loaded anew
   */
  async look(db: Queryable, row: ContestColumns): Promise<boolean> {
    if (shapeOf(row) !== this.#shape) return false;
    if (clockKey(row) !== this.#clock) {
      this.#clock = clockKey(row);
      this.boards.apply({ kind: 'clock', clock: boardClockOf(row) });
    }
    const asked = new Set(this.#changed);
    this.#changed.clear();
    const wanted = { after: this.#settledId(), among: [...asked], waiting: [...this.#unjudged] };
    const rows = await listReceipts(db, this.cid, wanted);
    const isStranger = rows.some(({ id, uid }) => id > this.#largest && !this.#contestants.people.lineOf.has(uid));
    if (isStranger || performance.now() - this.#peopleAtMs >= PEOPLE_EVERY_MS) {
      if (!(await this.#lookAtPeople(db, row))) return false;
    }
    const subtasks = this.#isIoi ? await subtaskPoints(db, rows) : NO_SUBTASKS;
    this.#take(rows, subtasks);
    for (const { id } of rows) asked.delete(id);
    // what is left was deleted
    for (const id of asked) {
      this.boards.apply({ kind: 'delete', id });
      this.#unjudged.delete(id);
    }
    this.#noteSeen(rows);
    return true;
  }

  #take(rows: readonly ReceiptRow[], subtasks: ReadonlyMap<number, readonly number[]>): void {
    for (const row of rows) {
      if (isFinal(row.status)) this.#unjudged.delete(row.id);
      else this.#unjudged.add(row.id);
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
  async #lookAtPeople(db: Queryable, row: ContestColumns): Promise<boolean> {
    const [before, problems] = await Promise.all([this.#contestants.look(db, row), listContestProblems(db, this.cid)]);
    if (JSON.stringify(problems) !== JSON.stringify(this.problems)) return false;
    this.#peopleAtMs = performance.now();
    if (!before) return true;
    const { people } = this.#contestants;
    for (const [uid, line] of before.lineOf) {
      // who went to another team takes the submissions along
      if (people.lineOf.has(uid) && people.lineOf.get(uid) !== line) return false;
    }
    const joined = [...people.lineOf.keys()].filter((uid) => !before.lineOf.has(uid));
    const left = [...before.lineOf].filter(([uid, line]) => !people.lineOf.has(uid) && line < 0);
    if (left.length > 0) return false;
    this.#names += 1;
    for (const line of before.byLine.keys()) {
      if (!people.byLine.has(line)) this.boards.apply({ kind: 'leave', uid: line });
    }
    for (const { uid, standing } of people.byLine.values()) this.boards.apply({ kind: 'join', uid, standing });
    if (joined.length > 0) {
      const rows = await listReceipts(db, this.cid, { ofUids: joined });
      this.#take(rows, this.#isIoi ? await subtaskPoints(db, rows) : NO_SUBTASKS);
    }
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

  #noteSeen(rows: readonly ReceiptRow[]): void {
    this.#largest = largestId(rows, this.#largest);
    const nowMs = performance.now();
    this.#seen.push({ atMs: nowMs, id: this.#largest });
    while (this.#seen.length > 1 && this.#seen[1]!.atMs <= nowMs - LOOK_BACK_MS) this.#seen.shift();
  }

  /** No submission at or below this id can still appear. */
  #settledId = () => this.#seen[0]!.id;
}

const largestId = (rows: readonly ReceiptRow[], known: number) =>
  rows.reduce((largest, { id }) => Math.max(largest, id), known);

const isSame = (known: Submission, { status, score, timeMs, subtasks = null }: Receipt) =>
  known.status === status &&
  known.score === score &&
  known.timeMs === timeMs &&
  JSON.stringify(known.subtasks ?? null) === JSON.stringify(subtasks);

const PAGES_MAX = 500;
const NO_SUBTASKS: ReadonlyMap<number, readonly number[]> = new Map();

/** Points by subtask of judged submissions, where their problems have subtasks. */
export async function subtaskPoints(db: Queryable, rows: readonly ReceiptRow[]) {
  const judged = rows.filter(({ status }) => isFinal(status)).map(({ id }) => id);
  return subtaskPointsOf(await listScoredCases(db, judged));
}

export function subtaskPointsOf(scored: readonly ScoredCases[]): Map<number, readonly number[]> {
  const points = new Map<number, readonly number[]>();
  for (const row of scored) {
    const planned = row.planned as { index: number; groupNum: number; score: number }[];
    const results = (row.judged as { timeMs: number; memoryKb: number }[]).map(
      ({ timeMs, memoryKb, ...one }) => ({ ...one, time: timeMs, memory: memoryKb }) as unknown as CaseResult,
    );
    const shown = subtasksOf(row.mode as CaseMode, results, { cases: planned, subtasks: row.subtasks });
    if (shown) {
      points.set(
        row.id,
        shown.map(({ score }) => score),
      );
    }
  }
  return points;
}
