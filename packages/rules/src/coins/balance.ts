interface Movement {
  uid: number;
  delta: number;
}

/** Nobody's balance may fall below 0 (COIN-1): who would have too few, what is asked of them and what they have. */
export interface Shortage {
  uid: number;
  price: number;
  balance: number;
}

/**
 * What the balances of people become by movements, which count together, in whatever order they stand.
 * @param before balances by uid; who has none has 0
 * @returns the new balances of those who are moved, or the first shortage
 */
export function balancesAfter(
  before: ReadonlyMap<number, number>,
  movements: readonly Movement[],
): { balances: Map<number, number> } | { short: Shortage } {
  const moved = new Map<number, number>();
  for (const { uid, delta } of movements) moved.set(uid, (moved.get(uid) ?? 0) + delta);
  const balances = new Map<number, number>();
  for (const [uid, delta] of moved) {
    const balance = before.get(uid) ?? 0;
    if (balance + delta < 0) return { short: { uid, price: -delta, balance } };
    balances.set(uid, balance + delta);
  }
  return { balances };
}
