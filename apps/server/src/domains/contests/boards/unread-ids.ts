import { isFinal } from '@assay/contract/verdict.ts';
import type { ReceiptRow, Wanted } from './facts.queries.ts';

/** Ids are given before a submission commits: rows that were invisible a moment ago are looked for this long. */
const LOOK_BACK_MS = 5_000;
/** More submissions than can be between their id and their commit. */
const LOOK_BACK_IDS = 2_000;

/** Which submissions a board has to read to be up to date: new ones, those that wait for a result, and those told changed. */
export class UnreadIds {
  readonly #unjudged = new Set<number>();
  readonly #changed = new Set<number>();
  #largest = 0;
  /** Ids below the largest that were not there, with when that was found: others' submissions, or such as may still commit. */
  readonly #missing = new Map<number, number>();

  constructor(rows: readonly ReceiptRow[]) {
    for (const row of rows) this.noteResult(row);
    this.noteRead(rows);
  }

  /** What the next refresh reads; ids told changed are handed out once. */
  next(): Exclude<Wanted, 'all' | { ofUids: readonly number[] }> {
    const among = [...this.#changed];
    this.#changed.clear();
    return { after: this.#largest, missing: [...this.#missing.keys()], among, waiting: [...this.#unjudged] };
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
    const nowMs = performance.now();
    const found = new Set(rows.map(({ id }) => id));
    for (const id of found) this.#missing.delete(id);
    const largest = rows.reduce((most, { id }) => Math.max(most, id), this.#largest);
    for (let id = Math.max(this.#largest, largest - LOOK_BACK_IDS) + 1; id < largest; id++) {
      if (!found.has(id)) this.#missing.set(id, nowMs);
    }
    this.#largest = largest;
    for (const [id, atMs] of this.#missing) {
      if (atMs > nowMs - LOOK_BACK_MS) break;
      this.#missing.delete(id);
    }
  }
}
