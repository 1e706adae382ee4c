/**
 * Places of lines that follow one another in a board: equals share a place, and the next one has the place it would have without ties.
 * @param first place of the first line
 * @param at position of the first line in the board, from 1
 */
export function placesFrom<T>(
  lines: readonly T[],
  first: number,
  at: number,
  isEqual: (a: T, b: T) => boolean,
): number[] {
  const places: number[] = [];
  for (const [index, line] of lines.entries()) {
    const before = index > 0 ? lines[index - 1]! : null;
    if (before === null) places.push(first);
    else places.push(isEqual(before, line) ? places.at(-1)! : at + index);
  }
  return places;
}
