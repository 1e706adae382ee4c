/** A run of tokens that two sequences have in common. */
export interface Tile {
  a: number;
  b: number;
  length: number;
}

/** Places of one sequence where a run of `min` equal tokens may begin, by the hash of the run. */
function placesOf(kinds: ArrayLike<number>, min: number): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (let at = 0; at + min <= kinds.length; at++) {
    const hash = runHash(kinds, at, min);
    const known = places.get(hash);
    // a run that is everywhere, as in a table of numbers, is looked for in a few places
    if (!known) places.set(hash, [at]);
    else if (known.length < PLACES_MAX) known.push(at);
  }
  return places;
}

const PLACES_MAX = 64;
const ROUNDS_MAX = 200;

function runHash(kinds: ArrayLike<number>, at: number, length: number): number {
  let hash = 0;
  for (let next = at; next < at + length; next++) hash = (Math.imul(hash, 31) + kinds[next]!) | 0;
  return hash;
}

/**
 * Greedy string tiling (Wise 1993): the longest runs that both sequences have in common first, no token in two of them, none shorter than
 * `min`. All runs are found once; what an earlier one has taken is cut off later ones.
 */
export function tilesOf(a: ArrayLike<number>, b: ArrayLike<number>, min: number): Tile[] {
  const places = placesOf(b, min);
  const runs: Tile[] = [];
  for (let at = 0; at + min <= a.length; at++) {
    for (const start of places.get(runHash(a, at, min)) ?? []) {
      // not the rest of a run that began before
      if (at > 0 && start > 0 && a[at - 1] === b[start - 1]) continue;
      let length = 0;
      while (at + length < a.length && start + length < b.length && a[at + length] === b[start + length]) length++;
      if (length >= min) runs.push({ a: at, b: start, length });
    }
  }
  return taken(runs, a.length, b.length, min);
}

function taken(runs: Tile[], lengthA: number, lengthB: number, min: number): Tile[] {
  const [usedA, usedB] = [new Uint8Array(lengthA), new Uint8Array(lengthB)];
  const tiles: Tile[] = [];
  let waiting = runs.sort((x, y) => y.length - x.length || x.a - y.a || x.b - y.b);
  for (let round = 0; waiting.length > 0 && round < ROUNDS_MAX; round++) {
    const cut: Tile[] = [];
    for (const run of waiting) {
      const free = longestFree(run, usedA, usedB);
      if (free.length < min) continue;
      if (free.length < run.length) {
        cut.push(free);
        continue;
      }
      for (let at = 0; at < free.length; at++) {
        usedA[free.a + at] = 1;
        usedB[free.b + at] = 1;
      }
      tiles.push(free);
    }
    waiting = cut.sort((x, y) => y.length - x.length || x.a - y.a || x.b - y.b);
  }
  return tiles.sort((x, y) => x.a - y.a);
}

/** The longest part of a run of which no token is taken. */
function longestFree({ a, b, length }: Tile, usedA: Uint8Array, usedB: Uint8Array): Tile {
  let best: Tile = { a, b, length: 0 };
  let start = 0;
  for (let at = 0; at <= length; at++) {
    if (at < length && usedA[a + at] === 0 && usedB[b + at] === 0) continue;
    if (at - start > best.length) best = { a: a + start, b: b + start, length: at - start };
    start = at + 1;
  }
  return best;
}
