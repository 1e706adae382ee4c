import { BOARD_NAMES, type ContestBoards } from '../contest-boards.ts';

/** Where two boards tell different things, or null: order, places, totals, every field of every cell, all counters. */
export function findDifference(a: ContestBoards, b: ContestBoards): string | null {
  for (const name of BOARD_NAMES) {
    const [left, right] = [a.board(name), b.board(name)];
    for (const [problem, count] of left.counts.entries()) {
      const path = differs(count, right.counts[problem], `${name}.counts[${problem}]`);
      if (path) return path;
    }
    for (const officialOnly of [false, true]) {
      const [lines, others] = [left.list(officialOnly), right.list(officialOnly)];
      if (lines.length !== others.length) return `${name}: ${lines.length} lines against ${others.length}`;
      for (const [at, line] of lines.entries()) {
        const other = others[at]!;
        const where = `${name}[${at}] of user ${line.uid}`;
        if (line.uid !== other.uid) return `${where}: user ${other.uid} stands there`;
        if (left.rankOf(line) !== right.rankOf(other)) return `${where}: rank`;
        if (left.indexOf(line, officialOnly) !== at) return `${where}: is not found`;
        const path = officialOnly ? null : differs(line, other, where);
        if (path) return path;
      }
    }
  }
  return null;
}

function differs(a: unknown, b: unknown, path: string): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return `${path}: ${a} against ${b}`;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return `${path}: length`;
  for (const key in a) {
    const found = differs(a[key as keyof typeof a], b[key as keyof typeof b], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
