/**
 * Fingerprints of a program: hashes of all runs of `gram` tokens, of which each window of `window` keeps the smallest (winnowing; Schleimer,
 * Wilkerson and Aiken 2003). Every run of gram + window − 1 tokens that two programs share leaves a print that they share. Prints of
 * different schemes never meet.
 */
export const SCHEME = { version: 1, gram: 8, window: 4, shortProgram: 150 } as const;

/** Two hashes of 32 and 21 bits as one number that holds both exactly. */
function gramHash(kinds: ArrayLike<number>, at: number): number {
  let [high, low] = [0x9e3779b9, 0x85ebca6b];
  for (let next = at; next < at + SCHEME.gram; next++) {
    high = Math.imul(high ^ kinds[next]!, 0x01000193);
    low = Math.imul((low + kinds[next]!) ^ (low >>> 15), 0xc2b2ae35);
  }
  high = Math.imul(high ^ (high >>> 16), 0x7feb352d);
  low = Math.imul(low ^ (low >>> 13), 0x846ca68b);
  return ((high ^ (high >>> 15)) >>> 0) * 2_097_152 + ((low ^ (low >>> 16)) >>> 11);
}

export interface Fingerprint {
  hash: number;
  /** The token that the run begins with. */
  at: number;
}

/**
 * The prints of a sequence of tokens; of a short one all are kept. On a tie the rightmost is, but one that was kept stays as long as it is a
 * smallest, so that monotonous stretches leave few.
 * @param kinds class numbers of the tokens
 */
export function fingerprintsOf(kinds: ArrayLike<number>): Fingerprint[] {
  const count = kinds.length - SCHEME.gram + 1;
  if (count <= 0) return [];
  const hashes = Array.from({ length: count }, (_, at) => gramHash(kinds, at));
  if (kinds.length < SCHEME.shortProgram) return hashes.map((hash, at) => ({ hash, at }));
  const kept: Fingerprint[] = [];
  let least = -1;
  for (let end = Math.min(SCHEME.window, count); end <= count; end++) {
    const start = Math.max(0, end - SCHEME.window);
    if (least < start) {
      least = start;
      for (let at = start + 1; at < end; at++) if (hashes[at]! <= hashes[least]!) least = at;
    } else if (hashes[end - 1]! < hashes[least]!) least = end - 1;
    if (kept.at(-1)?.at !== least) kept.push({ hash: hashes[least]!, at: least });
  }
  return kept;
}
