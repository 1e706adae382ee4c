import type { RankRow } from '@assay/contract/boards/rank.ts';
import { type Moves, movesAfter, NO_MOVES } from './moves.ts';

/** A page of a rank, as far as every rank has it. */
export interface RankPage<R extends RankRow = RankRow> {
  records: R[];
  total: number;
}

/** What outlives the pages of a rank that are shown: the one that came last, and who moved since the one before. */
export interface Latest<P extends RankPage = RankPage> {
  page: P;
  /** Names the order of its lines. */
  order: string;
  moves: Moves;
}

/** @param order another one is another rank: nobody moved there */
export function latestAfter<P extends RankPage>(
  before: Latest<P> | undefined,
  { page, order, nowMs }: { page: P; order: string; nowMs: number },
): Latest<P> {
  const moves = before?.order === order ? before.moves : NO_MOVES;
  return { page, order, moves: movesAfter(moves, page.records, nowMs) };
}
