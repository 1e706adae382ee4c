/**
 * Hands on together what is given within a moment, in order: one lot each `ms` at most, however much is given.
 * @param handOn must not throw
 */
export function gather<T>(ms: number, handOn: (all: readonly T[]) => void): (some: readonly T[]) => void {
  let waiting: T[] = [];
  return (some) => {
    if (some.length === 0) return;
    if (waiting.length === 0) {
      const end = () => {
        const all = waiting;
        waiting = [];
        handOn(all);
      };
      setTimeout(end, ms).unref();
    }
    for (const one of some) waiting.push(one);
  };
}
