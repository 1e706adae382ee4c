import type { Board, BoardLine } from '@assay/rules/boards/board.ts';
import type { Submission, View } from '@assay/rules/boards/contest-rules/tries.ts';
import { GuestBoard, guestLine } from '@assay/rules/boards/guests.ts';
import { hidesOwnResults } from '@assay/rules/contests/seal.ts';
import { isVirtualRunning } from '@assay/rules/contests/virtual.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { LiveBoard } from '../boards/live-board.ts';
import { type BoardQuery, boardPageBytes, chooseBoard } from '../boards/page.ts';
import { type Person, shownName } from '../boards/people.ts';
import { subtaskPoints } from '../boards/subtask-points.ts';
import type { ContestColumns } from '../contests.queries.ts';
import type { ContestView } from '../entry.ts';
import { listVirtualPeople, listVirtualReceipts, type VirtualPerson, type VirtualReceipt } from './virtual.queries.ts';

/** The ghosts stand still this long, so that those who look at the same time look at one board. */
const GHOSTS_STEP_MS = 5_000;
/** Boards of ghosts that are kept of one contest; each costs about as much memory as one of its own boards. */
const GHOSTS_MAX = 4;
/** Virtual participations of others are read this often while a board shows them. */
const GUESTS_EVERY_MS = 5_000;

/** Lines of virtual participations: numbers that no user and no team has. */
const LINES_FROM = 2 ** 50;
const lineOf = ({ id }: { id: number }) => LINES_FROM + id;

interface Guests {
  lines: BoardLine[];
  people: Map<number, Person>;
}

interface Kept {
  ghosts: Map<string, Board>;
  guests: { key: string; atMs: number; board: GuestBoard; people: Map<number, Person> } | null;
}

const keptOf = new WeakMap<LiveBoard, Kept>();

function kept(live: LiveBoard): Kept {
  const known = keptOf.get(live) ?? { ghosts: new Map(), guests: null };
  keptOf.set(live, known);
  return known;
}

/** The contestants as they stood at a contest time, or up to {@link GHOSTS_STEP_MS} before it. */
function ghostsAt(live: LiveBoard, atMs: number): { board: Board; untilMs: number } {
  const { ghosts } = kept(live);
  const untilMs = Math.floor(atMs / GHOSTS_STEP_MS) * GHOSTS_STEP_MS;
  const key = `${live.version} ${untilMs}`;
  const board = ghosts.get(key) ?? live.boards.boardAt(untilMs);
  ghosts.delete(key);
  ghosts.set(key, board);
  if (ghosts.size > GHOSTS_MAX) ghosts.delete(ghosts.keys().next().value!);
  return { board, untilMs };
}

function personOf(contest: ContestColumns, run: VirtualPerson): Person {
  const { uid, username, school, gender, avatar } = run;
  const rankShowName = shownName({ ...run, rank_name: null }, contest.rank_show_name);
  return { uid, username, rankShowName, school, gender, avatar, photo: null, participation: 'official' };
}

/** Lines of virtual participations on a board: one query for the submissions of all of them, one more under IOI rules. */
async function guestsOn(
  call: Pick<Call, 'db'>,
  { live, board, view, contest }: { live: LiveBoard; board: Board; view: View; contest: ContestColumns },
  runs: readonly VirtualPerson[],
): Promise<Guests> {
  const receipts = await listVirtualReceipts(
    call.db,
    runs.map(({ id }) => id),
  );
  const subtasks = board.rule.name === 'ioi' ? await subtaskPoints(call.db, receipts) : null;
  const placeOf = new Map(live.problems.map(({ pid }, at) => [pid, at]));
  const byRun = new Map<number, VirtualReceipt[]>(runs.map(({ id }) => [id, []]));
  for (const receipt of receipts) byRun.get(receipt.virtual_id)?.push(receipt);
  const lines = runs.map((run) => {
    const tries = byRun.get(run.id)!.flatMap((row): Submission[] => {
      const problem = placeOf.get(row.pid);
      if (problem === undefined) return [];
      return [
        {
          id: row.id,
          uid: lineOf(run),
          problem,
          atMs: Math.round(row.received_ms - run.startMs),
          status: row.status,
          score: row.score,
          timeMs: row.time_ms,
          subtasks: subtasks?.get(row.id) ?? null,
        },
      ];
    });
    return guestLine(board, lineOf(run), tries, view);
  });
  return { lines, people: new Map(runs.map((run) => [lineOf(run), personOf(contest, run)])) };
}

/** The board of a virtual participation that runs: ghosts as they stood at this time, and the viewer among them. */
async function ownPage(call: Call, live: LiveBoard, view: ContestView, query: BoardQuery): Promise<Buffer> {
  const { id, atMs, contest } = view.virtual!;
  const { moment } = view;
  const { board, untilMs } = ghostsAt(live, atMs);
  const hidesOwn = hidesOwnResults(moment.type, moment.sealed);
  const ownView = { ...board.view, sealMs: hidesOwn ? moment.sealMs : null };
  delete ownView.untilMs;
  const runs = await listVirtualPeople(call.db, contest.id, id);
  const { lines, people } = await guestsOn(call, { live, board, view: ownView, contest }, runs);
  // who took part in the contest too finds the own ghost beside
  const ghost = live.lineOf(view.viewer!.uid);
  return boardPageBytes(live, view, query, {
    board: new GuestBoard(board, lines),
    isSealed: moment.sealed,
    own: [...lines.map(({ uid }) => uid), ...(ghost === null ? [] : [ghost])],
    guests: people,
    virtualAt: untilMs / 1000,
  });
}

/** Virtual participations of a contest that are over and in which something was submitted, on its board. */
async function guestBoard(call: Call, live: LiveBoard, view: ContestView, query: BoardQuery) {
  const { name, board } = chooseBoard(live, view, query);
  const known = kept(live);
  const key = `${name} ${live.version}`;
  const { guests } = known;
  // who has just ended finds the own line at once
  const isOwnKnown = view.run === null || guests?.people.has(lineOf(view.run));
  if (guests?.key === key && isOwnKnown && performance.now() - guests.atMs < GUESTS_EVERY_MS) return guests;
  const atMs = performance.now();
  const all = await listVirtualPeople(call.db, view.row.id, null);
  const runs = all.filter((run) => !isVirtualRunning(run, view.clock, view.now.getTime()));
  const { lines, people } = await guestsOn(call, { live, board, view: board.view, contest: view.row }, runs);
  const shown = lines.filter(({ cells }) => cells.some((cell) => cell !== undefined));
  known.guests = { key, atMs, board: new GuestBoard(board, shown), people };
  return known.guests;
}

/**
 * A page of a board with virtual participations: of the viewer's own one while it runs; of all that are over for who
 * asks for them, once nothing of the contest is sealed. Null where the contest's own board is to be shown.
 */
export async function virtualPage(
  call: Call,
  live: LiveBoard,
  view: ContestView,
  query: BoardQuery & { showVirtual?: boolean | undefined },
): Promise<Buffer | null> {
  if (view.virtual) return ownPage(call, live, view, query);
  if (!query.showVirtual || view.moment.sealed) return null;
  const { board, people } = await guestBoard(call, live, view, query);
  const own = view.run && people.has(lineOf(view.run)) ? [lineOf(view.run)] : [];
  const line = view.viewer && live.lineOf(view.viewer.uid);
  return boardPageBytes(live, view, query, {
    board,
    isSealed: false,
    own: [...own, ...(line === null ? [] : [line])],
    guests: people,
  });
}

/** What a virtual participation that is over reached, and the place that it would have had. */
export async function virtualResult(call: Call, live: LiveBoard, view: ContestView) {
  const board = live.boards.board('real');
  const runs = await listVirtualPeople(call.db, view.row.id, view.run!.id);
  const { lines } = await guestsOn(call, { live, board, view: board.view, contest: view.row }, runs);
  const [line] = lines;
  if (!line) return null;
  const { points, time } = line.total;
  return { points, time, place: board.placeOf(line), contestants: board.countOfficial() };
}
