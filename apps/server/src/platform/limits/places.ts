/** Who wants to keep something open. */
export interface PlaceTaker {
  /** null for a visitor. */
  uid: number | null;
  /** Whom the address is counted for (`countedAddress`). */
  address: string;
  /** May take what is kept back, and is not counted by address: one room of organisers runs many programs. */
  isStaff: boolean;
}

interface PlaceLimits {
  /** Open at once, by everybody together. */
  total: number;
  /** Of these, how many only staff may take. */
  reserved: number;
  /** By one user; staff too. */
  perUser: number;
  /** By all from one address, logged in or not. */
  perAddress: number;
}

export interface Places {
  /** @returns a function that gives the place back, once; null when there is none for this taker */
  take(taker: PlaceTaker): (() => void) | null;
}

/** Counts what is kept open at one web node, so that nobody takes all of it. */
export function createPlaces({ total, reserved, perUser, perAddress }: PlaceLimits): Places {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  const add = (key: string, by: 1 | -1) => {
    const count = countOf(key) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    take({ uid, address, isStaff }) {
      const limits: [key: string, max: number][] = [['all', isStaff ? total : total - reserved]];
      if (uid !== null) limits.push([`uid ${uid}`, perUser]);
      if (!isStaff) limits.push([`address ${address}`, perAddress]);
      if (limits.some(([key, max]) => countOf(key) >= max)) return null;
      for (const [key] of limits) add(key, 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const [key] of limits) add(key, -1);
      };
    },
  };
}
