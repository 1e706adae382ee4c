/**
 * Gives each row a column of its own so that the sum of what they are worth together is greatest (the Hungarian method, cubic time).
 * @param worth of each row with each column, a square of numbers of at least 0
 * @returns the column of each row
 */
export function bestAssignment(worth: readonly (readonly number[])[]): number[] {
  const size = worth.length;
  const most = Math.max(0, ...worth.flat());
  const cost = (row: number, column: number) => most - worth[row - 1]![column - 1]!;
  // rows and columns count from 1; column 0 stands for the row that looks for a place
  const [ofRow, ofColumn] = [new Array<number>(size + 1).fill(0), new Array<number>(size + 1).fill(0)];
  const rowAt = new Array<number>(size + 1).fill(0);
  for (let row = 1; row <= size; row++) {
    const from = new Array<number>(size + 1).fill(0);
    const slack = new Array<number>(size + 1).fill(Infinity);
    const seen = new Array<boolean>(size + 1).fill(false);
    let column = 0;
    rowAt[0] = row;
    do {
      seen[column] = true;
      const current = rowAt[column]!;
      let [least, next] = [Infinity, 0];
      for (let to = 1; to <= size; to++) {
        if (seen[to]) continue;
        const reduced = cost(current, to) - ofRow[current]! - ofColumn[to]!;
        if (reduced < slack[to]!) [slack[to], from[to]] = [reduced, column];
        if (slack[to]! < least) [least, next] = [slack[to]!, to];
      }
      for (let to = 0; to <= size; to++) {
        if (seen[to]) {
          ofRow[rowAt[to]!]! += least;
          ofColumn[to]! -= least;
        } else slack[to]! -= least;
      }
      column = next;
    } while (rowAt[column] !== 0);
    for (; column !== 0; column = from[column]!) rowAt[column] = rowAt[from[column]!]!;
  }
  const columns = new Array<number>(size).fill(0);
  for (let column = 1; column <= size; column++) columns[rowAt[column]! - 1] = column - 1;
  return columns;
}
