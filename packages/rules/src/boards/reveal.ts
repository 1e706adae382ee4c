import type { Board, BoardLine } from './board.ts';
import type { ContestBoards } from './contest-boards.ts';
import type { Cell } from './contest-rules/rule.ts';

/**
 * One step of the scroll board, read from the last line up. Positions count from 0 at the top of the board as it stands
 * at that moment; `rank` is -1 for a star.
 */
export type RevealStep =
  /** A pending cell opens. The line moves up when it was accepted, and stays otherwise. */
  | { kind: 'open'; uid: number; problem: number; before: Cell; after: Cell; from: number; to: number; rank: number }
  /** Nothing is left to open in this line: its place is final. */
  | { kind: 'settle'; uid: number; at: number; rank: number };

/**
 * Plays the reveal of a sealed board: from the last line up, in each line the pending cells from left to right; an
 * accepted one moves the line up at once, and what comes to stand at its place is next. Each step is computed when it is
 * asked for and has then been applied to the sealed board; when all are played it equals the real one.
 *
 * It changes the sealed board, so play it on an object of its own. Only for rules under which a result never lowers a
 * line, as the spec has it: ACM.
 *
 * A cell that was accepted before the seal is not opened: whatever came later changes nothing (a wrong answer after it
 * must not take it back). Its hidden tries are settled silently.
 */
export function* revealSteps(boards: ContestBoards, removeStar = false): Generator<RevealStep> {
  const board = boards.board('sealed');
  // all lines below this position are settled
  let at = board.list(removeStar).length - 1;
  while (at >= 0) {
    const line = board.list(removeStar)[at]!;
    const problem = line.cells.findIndex((cell) => cell !== undefined && cell.pending > 0);
    if (problem < 0) {
      yield { kind: 'settle', uid: line.uid, at, rank: board.rankOf(line) };
      at -= 1;
      continue;
    }
    const before = line.cells[problem]!;
    const after = open(boards, board, line, problem);
    if (before.accepted) continue;
    const to = board.indexOf(line, removeStar);
    yield { kind: 'open', uid: line.uid, problem, before, after, from: at, to, rank: board.rankOf(line) };
  }
}

function open(boards: ContestBoards, board: Board, line: BoardLine, problem: number): Cell {
  boards.apply({ kind: 'reveal', uid: line.uid, problem });
  const cell = board.line(line.uid)!.cells[problem]!;
  // A submission that is not judged yet stays pending when it is shown; the ceremony needs results.
  if (cell.pending > 0) throw new Error(`Submission of user ${line.uid} to problem ${problem} is not judged`);
  return cell;
}

/** Whether the ceremony can begin: nothing is waiting for a result. The cells that are, otherwise. */
export function findUnjudged(boards: ContestBoards): { uid: number; problem: number }[] {
  return boards
    .board('real')
    .list()
    .flatMap(({ uid, cells }) =>
      cells.flatMap((cell, problem) => (cell && cell.pending > 0 ? [{ uid, problem }] : [])),
    );
}

/** How many submissions of a board wait for results that may still move somebody (BOARD-16). */
export function countOpen(board: Board): number {
  const isAcm = board.rule.name === 'acm';
  let open = 0;
  for (const { cells } of board.list()) {
    // what is accepted under ACM rules stays so
    for (const cell of cells) if (cell && !(isAcm && cell.accepted)) open += cell.pending;
  }
  return open;
}
