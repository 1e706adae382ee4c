import { medianOf } from './median.ts';
import { type Candidate, PrintIndex } from './print-index.ts';
import type { OwnProgram } from './program.ts';
import { type Tile, tilesOf } from './tiling.ts';

/** With less of one's own there is no percentage: short programs of a task come out alike by themselves. */
export const OWN_TOKENS_MIN = 40;
const OWN_PRINTS_MIN = 8;
/** Runs of common tokens that are shown and counted. */
const TILE_MIN = 9;
/** Pairs below are not looked at again. */
const SIMILARITY_MIN = 0.15;
const PARTNERS_MAX = 20;
const PAIRS_MAX = 5_000;
/** Least deviation that is reckoned with: most pairs of independent programs share nothing at all. */
const DEVIATION_MIN = 0.02;

/** Two programs that have more in common than most; `a` and `b` are their places in the list, `a` the smaller. */
export interface SimilarPair {
  a: number;
  b: number;
  /** Share of the weighted prints that both have, 0…1; 1 for equal programs. */
  similarity: number;
  /** How far above what both have with others, in deviations. */
  oddness: number;
  /** Share of the own tokens of each that stand in common runs, 0…1. */
  coverageA: number;
  coverageB: number;
  /** Tokens of the longest common run. */
  longest: number;
}

export interface Comparison {
  /** Pairs, the oddest first. */
  pairs: SimilarPair[];
  /** Programs with too little of their own to be compared. */
  tooShort: number[];
  /** The best similarity of each compared program of the class, 0…1, for its distribution. */
  best: { program: number; similarity: number }[];
  /** Of all pairs of compared programs of the class. */
  median: number;
  pairCount: number;
}

export const mayCompare = ({ kinds, prints }: OwnProgram) =>
  kinds.length >= OWN_TOKENS_MIN && prints.length >= OWN_PRINTS_MIN;

/** Common runs of two programs' own tokens. */
export const tilesBetween = (a: OwnProgram, b: OwnProgram): Tile[] => tilesOf(a.kinds, b.kinds, TILE_MIN);

interface Row {
  median: number;
  deviation: number;
}

const isCompared = (one: Candidate, other: Candidate) =>
  one.person !== other.person && !(one.isEarlier && other.isEarlier);

/** The similarity of one program to all others; those that it is not compared with are NaN. */
function similaritiesOf(
  index: PrintIndex,
  candidates: readonly Candidate[],
  row: number,
  room: Float64Array,
): Float64Array {
  const own = index.totals[row]!;
  index.overlaps(row, room);
  for (let other = 0; other < room.length; other++) {
    const total = own + index.totals[other]!;
    const similarity = total > 0 ? (2 * room[other]!) / total : 0;
    room[other] = isCompared(candidates[row]!, candidates[other]!) ? similarity : Number.NaN;
  }
  return room;
}

function spreadOf(similarities: Float64Array): Row {
  const known = similarities.filter((one) => !Number.isNaN(one));
  const median = medianOf(known);
  return { median, deviation: medianOf(known.map((one) => Math.abs(one - median))) };
}

interface Found {
  a: number;
  b: number;
  similarity: number;
}

/**
 * Compares all programs of one family and one task with each other: by shared prints first, rare ones heavier, then by common runs for those
 * that share most. Time follows from programs · programs at the worst for counting, never for comparing texts.
 * @param onProgress called now and then with the part that is done, 0…1
 */
function compareFamily(
  candidates: readonly Candidate[],
  onProgress: (done: number) => void,
): { pairs: SimilarPair[]; best: number[]; medians: number[] } {
  const index = new PrintIndex(candidates);
  const room = new Float64Array(candidates.length);
  const rows: Row[] = [];
  const best: number[] = [];
  const found: Found[] = [];
  for (let row = 0; row < candidates.length; row++) {
    const similarities = similaritiesOf(index, candidates, row, room);
    rows.push(spreadOf(similarities));
    const partners: Found[] = [];
    let most = 0;
    for (let other = 0; other < similarities.length; other++) {
      const similarity = similarities[other]!;
      if (similarity > most) most = similarity;
      if (similarity >= SIMILARITY_MIN) partners.push({ a: Math.min(row, other), b: Math.max(row, other), similarity });
    }
    best.push(most);
    found.push(...partners.sort((x, y) => y.similarity - x.similarity).slice(0, PARTNERS_MAX));
    if (row % 64 === 0) onProgress((0.6 * row) / candidates.length);
  }
  const once = new Map(found.map((pair) => [pair.a * candidates.length + pair.b, pair]));
  const kept = [...once.values()].sort((x, y) => y.similarity - x.similarity).slice(0, PAIRS_MAX);
  const pairs = kept.map((pair, at) => {
    if (at % 64 === 0) onProgress(0.6 + (0.4 * at) / kept.length);
    return measured(pair, candidates, rows);
  });
  return { pairs, best, medians: rows.map(({ median }) => median) };
}

function measured({ a, b, similarity }: Found, candidates: readonly Candidate[], rows: readonly Row[]): SimilarPair {
  const [first, second] = [candidates[a]!.program, candidates[b]!.program];
  const tiles = tilesBetween(first, second);
  const common = tiles.reduce((sum, { length }) => sum + length, 0);
  const median = Math.max(rows[a]!.median, rows[b]!.median);
  const deviation = Math.max(rows[a]!.deviation, rows[b]!.deviation, DEVIATION_MIN);
  return {
    a,
    b,
    similarity,
    oddness: (similarity - median) / (1.48 * deviation),
    coverageA: common / first.kinds.length,
    coverageB: common / second.kinds.length,
    longest: Math.max(0, ...tiles.map(({ length }) => length)),
  };
}

/**
 * Which programs have unusually much in common. Programs of different families, and those of one person, are never compared.
 * @param onProgress called now and then with the part that is done, 0…1
 */
export function compareAll(
  candidates: readonly Candidate[],
  onProgress: (done: number) => void = () => {},
): Comparison {
  const result: Comparison = { pairs: [], tooShort: [], best: [], median: 0, pairCount: 0 };
  const families = new Map<string, number[]>();
  for (const [at, { program }] of candidates.entries()) {
    if (!mayCompare(program)) result.tooShort.push(at);
    else families.set(program.family, [...(families.get(program.family) ?? []), at]);
  }
  const medians: number[] = [];
  const total = candidates.length - result.tooShort.length;
  let before = 0;
  for (const places of families.values()) {
    const part = places.length / Math.max(1, total);
    const done = before;
    const family = compareFamily(
      places.map((at) => candidates[at]!),
      (share) => onProgress(done + share * part),
    );
    before += part;
    result.pairs.push(...family.pairs.map((pair) => ({ ...pair, a: places[pair.a]!, b: places[pair.b]! })));
    const inClass = places.map((at) => !candidates[at]!.isEarlier);
    const best = family.best.map((similarity, at) => ({ program: places[at]!, similarity }));
    result.best.push(...best.filter((_, at) => inClass[at]));
    const count = inClass.filter(Boolean).length;
    result.pairCount += (count * (count - 1)) / 2;
    medians.push(...family.medians.filter((_, at) => inClass[at]));
  }
  result.median = medianOf(Float64Array.from(medians));
  result.pairs.sort((x, y) => y.oddness - x.oddness || y.similarity - x.similarity);
  result.pairs.length = Math.min(result.pairs.length, PAIRS_MAX);
  return result;
}
