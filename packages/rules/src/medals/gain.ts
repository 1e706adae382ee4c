/** What somebody reached where a medal is gained: points on a board, or solved problems. */
export interface Result {
  uid: number;
  points: number;
}

/** Somebody who gained the medal earlier; `below` when it is known that the results no longer suffice. */
export interface Holder {
  uid: number;
  below: boolean;
}

export interface Gains {
  /** Who has it from now on. */
  gained: number[];
  /** Who keeps it although the results have fallen below the threshold, which is new (MEDAL-4). */
  fallen: Result[];
  /** Who had fallen and reaches it again. */
  risen: number[];
}

/**
 * Who gains a medal by these results (MEDAL-2), and whose results no longer suffice. Nobody loses it.
 * @param results those of everybody who takes part with a place
 */
export function gainsOf(threshold: number, results: readonly Result[], holders: readonly Holder[]): Gains {
  const points = new Map(results.map((one) => [one.uid, one.points]));
  const has = new Set(holders.map(({ uid }) => uid));
  const reaches = (uid: number) => (points.get(uid) ?? 0) >= threshold;
  return {
    gained: results.filter(({ uid }) => !has.has(uid) && reaches(uid)).map(({ uid }) => uid),
    fallen: holders
      .filter(({ uid, below }) => !below && !reaches(uid))
      .map(({ uid }) => ({ uid, points: points.get(uid) ?? 0 })),
    risen: holders.filter(({ uid, below }) => below && reaches(uid)).map(({ uid }) => uid),
  };
}
