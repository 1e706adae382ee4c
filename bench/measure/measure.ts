/** Figures of repeated runs, in milliseconds. */
export interface Spread {
  p50: number;
  p95: number;
  max: number;
}

/** Runs something `rounds` times, after a few runs that only warm up, and times each. */
export async function timeEach(rounds: number, run: () => Promise<unknown>): Promise<number[]> {
  for (let warm = 0; warm < 5; warm++) await run();
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await run();
    samples.push(performance.now() - started);
  }
  return samples;
}

export function spreadOf(samples: number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Tells whether a figure is what was promised; a bench never fails for it, because machines differ. */
export function printHeld(holds: boolean, promise: string): void {
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${promise}`);
}

/** The same of a figure that a machine may be too slow for: where what it cannot do without takes longer, that is told instead. */
export function printHeldUpTo(holds: boolean, promise: string, limit: { isBeyond: boolean; told: string }): void {
  if (holds || !limit.isBeyond) printHeld(holds, promise);
  else console.log(`beyond  ${promise}: ${limit.told}`);
}

/** Prints named rows of figures as a table, two decimals. */
export function printTable(rows: ({ name: string } & { [figure: string]: string | number })[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const text = (value: string | number | undefined) => (typeof value === 'number' ? value.toFixed(2) : (value ?? ''));
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => text(row[column]).length)));
  const line = (cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ');
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => text(row[column]))));
}
