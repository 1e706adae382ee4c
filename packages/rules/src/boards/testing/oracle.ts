import type { BoardFacts } from '../contest-boards.ts';
import type { Receipt } from '../journal.ts';

/** A line as the sentences of the specification give it, computed without any of the product's code. */
export interface OracleLine {
  uid: number;
  rank: number;
  points: number;
  time: number;
}

/** Contest time by its definition: the milliseconds since the start that do not lie in a removed interval. */
function contestTime({ clock }: BoardFacts, sinceStartMs: number): number {
  let lost = 0;
  for (const { fromMs, toMs } of clock.removed) {
    lost += Math.max(0, Math.min(sinceStartMs, toMs) - Math.min(sinceStartMs, fromMs));
  }
  return sinceStartMs - lost;
}

/** What one problem gives. Times are added up, `latest` is the greatest of them. */
interface Got {
  points: number;
  time: number;
  latest?: number;
}
type Score = (receipts: { receipt: Receipt; atMs: number }[]) => Got;

/**
 * The real board when the contest is over, without submissions after the end.
 * @param tie breaks ties by the latest of the problems' times, too, or adds it to them
 */
function board(facts: BoardFacts, score: Score, tie: 'none' | 'break' | 'add' = 'none'): OracleLine[] {
  const lines = [...facts.contestants]
    .filter(({ participation }) => participation !== 'disqualified')
    .map(({ uid, participation }) => {
      let [points, time, latest] = [0, 0, 0];
      for (let problem = 0; problem < facts.problems; problem++) {
        const mine = [...facts.receipts]
          .filter((receipt) => receipt.uid === uid && receipt.problem === problem)
          .map((receipt) => ({ receipt, atMs: contestTime(facts, receipt.sinceStartMs) }))
          .filter(({ atMs, receipt }) => atMs >= 0 && atMs < facts.clock.durationMs && receipt.status !== -4)
          .filter(({ receipt }) => ![5, 6, 7, 9].includes(receipt.status))
          .sort((a, b) => a.receipt.sinceStartMs - b.receipt.sinceStartMs || a.receipt.id - b.receipt.id);
        const got = score(mine);
        points += got.points;
        time += got.time;
        latest = Math.max(latest, got.latest ?? 0);
      }
      if (tie === 'add') time += latest;
      return { uid, isStar: participation === 'star', points, time, latest: tie === 'break' ? latest : 0 };
    });
  type Line = Pick<(typeof lines)[number], 'points' | 'time' | 'latest'>;
  const isBetter = (a: Line, b: Line) =>
    a.points > b.points || (a.points === b.points && (a.time < b.time || (a.time === b.time && a.latest < b.latest)));
  return lines
    .sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : a.uid - b.uid))
    .map((line) => ({
      uid: line.uid,
      points: line.points,
      time: line.time,
      rank: line.isStar ? -1 : 1 + lines.filter((other) => !other.isStar && isBetter(other, line)).length,
    }));
}

const REJECTED = [-3, -1, 1, 2, 3];

/** ACM: solved problems, then the times of the first accepted submissions and 20 minutes for each rejected one before. */
const acmBoard = (facts: BoardFacts, secondsOf: (atMs: number) => number, tie: 'none' | 'break') =>
  board(
    facts,
    (receipts) => {
      const solved = receipts.findIndex(({ receipt }) => receipt.status === 0);
      if (solved < 0) return { points: 0, time: 0 };
      const rejected = receipts.slice(0, solved).filter(({ receipt }) => REJECTED.includes(receipt.status));
      const at = secondsOf(receipts[solved]!.atMs);
      return { points: 1, time: at + 1200 * rejected.length, latest: at };
    },
    tie,
  );

/** The spec's board: seconds; equals share a place. */
export const acmOracle = (facts: BoardFacts) => acmBoard(facts, (atMs) => Math.floor(atMs / 1000), 'none');

/** ICPC contests: whole minutes; of equals the one whose last accepted problem came first. */
export const icpcOracle = (facts: BoardFacts) => acmBoard(facts, (atMs) => Math.floor(atMs / 60_000) * 60, 'break');

const scoreOf = ({ receipt }: { receipt: Receipt }) => receipt.score ?? (receipt.status === 0 ? 100 : 0);

/** OI: the last, or the best submission; then the running time of the shortest accepted one among those chosen. */
export const oiOracle = (facts: BoardFacts, scoreType: 'Recent' | 'Highest') =>
  board(facts, (receipts) => {
    const judged = receipts.filter(({ receipt }) => receipt.status !== 4 && receipt.status !== 10);
    if (judged.length === 0) return { points: 0, time: 0 };
    const points = scoreType === 'Recent' ? scoreOf(judged.at(-1)!) : Math.max(...judged.map(scoreOf));
    const chosen = scoreType === 'Recent' ? judged.slice(-1) : judged.filter((one) => scoreOf(one) === points);
    const times = chosen.filter(({ receipt }) => receipt.status === 0).map(({ receipt }) => receipt.timeMs ?? 0);
    return { points, time: times.length > 0 ? Math.min(...times) : 0 };
  });

/** IOI: of each problem the sum of the best that was reached on each subtask, or the best whole score where that is more. */
export const ioiOracle = (facts: BoardFacts) =>
  board(facts, (receipts) => {
    const judged = receipts.filter(({ receipt }) => receipt.status !== 4 && receipt.status !== 10);
    const subtasks = judged.map(({ receipt }) => receipt.subtasks ?? []);
    const count = Math.max(0, ...subtasks.map(({ length }) => length));
    const best = Array.from({ length: count }, (_, at) => Math.max(...subtasks.map((points) => points[at] ?? 0)));
    return {
      points: Math.max(
        0,
        ...judged.map(scoreOf),
        best.reduce((sum, points) => sum + points, 0),
      ),
      time: 0,
    };
  });

/**
 * AtCoder: the best scores; then the time of the latest of the first submissions that reached them, and five minutes for
 * each submission before them that was rejected or got less.
 */
export const atcoderOracle = (facts: BoardFacts) =>
  board(
    facts,
    (receipts) => {
      const counted = receipts.filter(({ receipt }) => [0, 8, ...REJECTED].includes(receipt.status));
      const points = Math.max(0, ...counted.map(scoreOf));
      if (points === 0) return { points, time: 0 };
      const best = counted.findIndex((one) => scoreOf(one) === points);
      const missed = counted.slice(0, best).filter(({ receipt }) => receipt.status !== 0).length;
      return { points, time: 300 * missed, latest: Math.floor(counted[best]!.atMs / 1000) };
    },
    'add',
  );
