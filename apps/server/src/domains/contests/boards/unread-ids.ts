import { isFinal } from '@assay/contract/verdict.ts';
import type { ReceiptRow, Wanted } from './facts.queries.ts';

/** Ids are given before a submission commits: rows that were invisible a moment ago are looked for this long. */
const LOOK_BACK_MS = 5_000;
/** More submissions than can be between their id and their commit when a board is loaded. */
const LOOK_BACK_IDS = 2_000;

/** Which submissions a board has to read to be up to date: new ones, those that wait for a result, and those told changed. */
export class UnreadIds {
  readonly #unjudged = new Set<number>();
  readonly #changed = new Set<number>();
  /** The largest id seen, and what it was at refreshes of the last seconds. */
  #largest: number;
  readonly #seen: { atMs: number; id: number }[];

  constructor(rows: readonly ReceiptRow[]) {
    for (const row of rows) this.noteResult(row);
    this.#largest = largestId(rows, 0);
    this.#seen = [{ atMs: performance.now(), id: this.#largest - LOOK_BACK_IDS }];
  }

  /** What the next refresh reads; ids told changed are handed out once. */
  next(): Exclude<Wanted, 'all' | { ofUids: readonly number[] }> {
    const among = [...this.#changed];
    this.#changed.clear();
    // no submission at or below the first id can still appear
    return { after: this.#seen[0]!.id, among, waiting: [...this.#unjudged] };
  }

  isNew = ({ id }: ReceiptRow) => id > this.#largest;

  isUnjudged = (id: number) => this.#unjudged.has(id);

  noteChanged(id: number): void {
    this.#changed.add(id);
  }

  noteResult({ id, status }: ReceiptRow): void {
    if (isFinal(status)) this.#unjudged.delete(id);
    else this.#unjudged.add(id);
  }

  noteDeleted(id: number): void {
    this.#unjudged.delete(id);
  }

  /** The rows of a refresh were taken in. */
  noteRead(rows: readonly ReceiptRow[]): void {
    this.#largest = largestId(rows, this.#largest);
    const nowMs = performance.now();
    this.#seen.push({ atMs: nowMs, id: this.#largest });
    while (this.#seen.length > 1 && this.#seen[1]!.atMs <= nowMs - LOOK_BACK_MS) this.#seen.shift();
  }
}

const largestId = (rows: readonly ReceiptRow[], known: number) =>
  rows.reduce((largest, { id }) => Math.max(largest, id), known);
