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

type Score = (receipts: { receipt: Receipt; atMs: number }[]) => { points: number; time: number };

/** The real board when the contest is over, without submissions after the end. */
function board(facts: BoardFacts, score: Score): OracleLine[] {
  const lines = [...facts.contestants]
    .filter(({ standing }) => standing !== 'disqualified')
    .map(({ uid, standing }) => {
      let [points, time] = [0, 0];
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
      }
      return { uid, isStar: standing === 'star', points, time };
    });
  const isBetter = (a: { points: number; time: number }, b: { points: number; time: number }) =>
    a.points > b.points || (a.points === b.points && a.time < b.time);
  return lines
    .map(({ isStar, ...line }) => ({
      ...line,
      rank: isStar ? -1 : 1 + lines.filter((other) => !other.isStar && isBetter(other, line)).length,
    }))
    .sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : a.uid - b.uid));
}

/** ACM: solved problems, then seconds of the first accepted submissions and 20 minutes for each rejected one before. */
export const acmOracle = (facts: BoardFacts) =>
  board(facts, (receipts) => {
    const solved = receipts.findIndex(({ receipt }) => receipt.status === 0);
    if (solved < 0) return { points: 0, time: 0 };
    const rejected = receipts.slice(0, solved).filter(({ receipt }) => [-3, -1, 1, 2, 3].includes(receipt.status));
    return { points: 1, time: Math.floor(receipts[solved]!.atMs / 1000) + 1200 * rejected.length };
  });

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
