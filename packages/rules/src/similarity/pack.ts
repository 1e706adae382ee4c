import type { OwnProgram } from './program.ts';

/** A program as it goes from thread to thread: prints as arrays of numbers, which are copied whole. */
export interface PackedProgram extends Omit<OwnProgram, 'prints'> {
  hashes: Float64Array;
  places: Int32Array;
}

export const packProgram = ({ prints, ...program }: OwnProgram): PackedProgram => ({
  ...program,
  hashes: Float64Array.from(prints, ({ hash }) => hash),
  places: Int32Array.from(prints, ({ at }) => at),
});

export const unpackProgram = ({ hashes, places, ...program }: PackedProgram): OwnProgram => ({
  ...program,
  prints: Array.from(hashes, (hash, at) => ({ hash, at: places[at]! })),
});

/** Prints of a program that are looked for again in later terms: those that few others of its class have. */
const RARE_HOLDERS_MAX = 5;
const RARE_PRINTS_MAX = 64;

/**
 * The prints of each program by which it may be found again, spread over its whole length.
 * @param hashes distinct or not, of each program
 */
export function rarePrints(hashes: readonly Float64Array[]): number[][] {
  const holders = new Map<number, number>();
  const distinct = hashes.map((own) => [...new Set(own)]);
  for (const own of distinct) for (const hash of own) holders.set(hash, (holders.get(hash) ?? 0) + 1);
  return distinct.map((own) => {
    const rare = own.filter((hash) => holders.get(hash)! <= RARE_HOLDERS_MAX);
    const step = Math.max(1, rare.length / RARE_PRINTS_MAX);
    return Array.from({ length: Math.min(rare.length, RARE_PRINTS_MAX) }, (_, at) => rare[Math.floor(at * step)]!);
  });
}
