import type { RankRow } from '@assay/contract/boards/rank.ts';

/** The rank at which somebody was seen last, and by how many places that was better (or, below 0, worse) than before. */
interface Place {
  rank: number;
  move: number;
  sinceMs: number;
}
export type Moves = ReadonlyMap<number, Place>;

export const NO_MOVES: Moves = new Map();

/** A busy rank is refreshed every second: what moved can be seen for a while. */
const SHOWN_MS = 30_000;

/**
 * What moved between two refreshes of a rank. Lines that are seen for the first time, and stars, which have no place,
 * did not move; who is not among the rows is kept as he was.
 * @returns `before` itself when nothing is different
 */
export function movesAfter(before: Moves, rows: readonly RankRow[], nowMs: number): Moves {
  const after = new Map(before);
  let differs = false;
  for (const { uid, rank, isVirtual } of rows) {
    // the same user may stand there as a contestant
    if (isVirtual) continue;
    const known = before.get(uid);
    const isSame = known?.rank === rank;
    if (isSame && (known.move === 0 || nowMs - known.sinceMs < SHOWN_MS)) continue;
    const isPlaced = known !== undefined && known.rank > 0 && rank > 0;
    after.set(uid, { rank, move: isPlaced && !isSame ? known.rank - rank : 0, sinceMs: nowMs });
    differs = true;
  }
  return differs ? after : before;
}
