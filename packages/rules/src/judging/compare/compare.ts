import { asIs, type ByteFilter, lineFeeds, withoutBlanks, withoutEndBlanks } from './blanks.ts';
import { feedBytes, type Side, type TwoSided } from './two-sided.ts';

/** `endBlanks`: the problem removes end blanks. `exact`: every byte counts. */
export type CompareRule = 'endBlanks' | 'exact';

/** `blanksDiffer` is what the rule `exact` calls a presentation error; the rule `endBlanks` never answers it. */
export type Comparison = 'same' | 'blanksDiffer' | 'different';

const other = (side: Side): Side => (side === 'expected' ? 'got' : 'expected');

/** Whether two filtered streams are equal, byte by byte, as they come in. */
class EqualStreams {
  same = true;
  readonly #filters: Record<Side, ByteFilter>;
  /** What one side has sent and the other not yet matched; at most one side is ahead. */
  #ahead: { side: Side; chunks: Uint8Array[]; from: number } = { side: 'expected', chunks: [], from: 0 };
  readonly #ended: Record<Side, boolean> = { expected: false, got: false };

  constructor(filters: Record<Side, ByteFilter>) {
    this.#filters = filters;
  }

  /** The side that is behind, else one that has not ended. */
  get wants(): Side | null {
    if (!this.same) return null;
    const side = this.#ahead.chunks.length > 0 ? other(this.#ahead.side) : this.#ahead.side;
    if (!this.#ended[side]) return side;
    return this.#ended[other(side)] ? null : other(side);
  }

  push(side: Side, chunk: Uint8Array | null) {
    this.#match(side, chunk === null ? this.#filters[side].end() : this.#filters[side].push(chunk));
    if (chunk === null) this.#ended[side] = true;
    const behind = other(this.#ahead.side);
    if (this.#ahead.chunks.length > 0 && this.#ended[behind]) this.same = false;
  }

  #match(side: Side, bytes: Uint8Array) {
    const ahead = this.#ahead;
    let at = 0;
    while (at < bytes.length && ahead.side !== side && ahead.chunks.length > 0) {
      const waiting = ahead.chunks[0]!;
      const size = Math.min(bytes.length - at, waiting.length - ahead.from);
      for (let step = 0; step < size; step++) {
        if (bytes[at + step] !== waiting[ahead.from + step]) {
          this.same = false;
          return;
        }
      }
      at += size;
      ahead.from += size;
      if (ahead.from === waiting.length) {
        ahead.chunks.shift();
        ahead.from = 0;
      }
    }
    if (at === bytes.length) return;
    if (ahead.chunks.length === 0) {
      ahead.side = side;
      ahead.from = 0;
    }
    ahead.chunks.push(bytes.subarray(at));
  }
}

/**
 * Compares a program's output with the jury's answer (JUDGE-20).
 * - `endBlanks`: blanks at the end of lines and of the whole do not count; equal or not.
 * - `exact`: equal byte by byte; or equal once all blanks are gone, a presentation error; or different.
 * CRLF in the jury's answer counts as LF under both rules. Streams of any size, linear time.
 */
export class OutputComparison implements TwoSided {
  readonly #exact: EqualStreams | null;
  readonly #loose: EqualStreams;

  constructor(rule: CompareRule) {
    const both = (make: () => ByteFilter) => new EqualStreams({ expected: make(), got: make() });
    this.#exact = rule === 'exact' ? new EqualStreams({ expected: lineFeeds(), got: asIs() }) : null;
    this.#loose = both(rule === 'exact' ? withoutBlanks : withoutEndBlanks);
  }

  get wants(): Side | null {
    if (!this.#loose.same) return null;
    return this.#exact?.wants ?? this.#loose.wants;
  }

  push(side: Side, chunk: Uint8Array | null) {
    if (this.#exact?.same) this.#exact.push(side, chunk);
    this.#loose.push(side, chunk);
  }

  /** Valid once `wants` is null. */
  get result(): Comparison {
    if (!this.#loose.same) return 'different';
    return this.#exact && !this.#exact.same ? 'blanksDiffer' : 'same';
  }
}

/** As `OutputComparison`, for texts in memory. */
export const compareBytes = (expected: Uint8Array, got: Uint8Array, rule: CompareRule): Comparison =>
  feedBytes(new OutputComparison(rule), expected, got).result;
