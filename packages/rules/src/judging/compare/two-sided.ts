/** The jury's answer and the program's output are read side by side, a chunk at a time, so size does not matter. */
export type Side = 'expected' | 'got';

/**
 * A decision over two byte streams that asks for what it needs next. It holds no more than the chunks by which one side
 * is ahead, so whoever drives it reads files of any size in constant memory.
 */
export interface TwoSided {
  /** The side to read from next; null when nothing more can change the decision. */
  readonly wants: Side | null;
  /** The next chunk of a side, null at its end. Chunks are not modified and must not be changed afterwards. */
  push(side: Side, chunk: Uint8Array | null): void;
}

/** Drives a decision over two texts that are wholly in memory. */
export function feedBytes<D extends TwoSided>(decision: D, expected: Uint8Array, got: Uint8Array): D {
  const rest: Record<Side, Uint8Array | null> = { expected, got };
  for (let side = decision.wants; side !== null; side = decision.wants) {
    decision.push(side, rest[side]);
    rest[side] = null;
  }
  return decision;
}

/** Drives a decision over two streams, never reading further ahead than it asks for. */
export async function feedStreams<D extends TwoSided>(
  decision: D,
  expected: AsyncIterable<Uint8Array>,
  got: AsyncIterable<Uint8Array>,
): Promise<D> {
  const readers = { expected: expected[Symbol.asyncIterator](), got: got[Symbol.asyncIterator]() };
  try {
    for (let side = decision.wants; side !== null; side = decision.wants) {
      const next = await readers[side].next();
      decision.push(side, next.done ? null : next.value);
    }
  } finally {
    await Promise.all([readers.expected.return?.(), readers.got.return?.()]);
  }
  return decision;
}
