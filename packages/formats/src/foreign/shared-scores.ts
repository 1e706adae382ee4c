/** Shares what the given scores leave of 100 equally; what cannot be shared goes to the last. */
export function sharedScores(given: readonly (number | null)[], whole = 100): number[] {
  const open = given.filter((score) => score === null).length;
  const left = Math.max(0, whole - given.reduce<number>((sum, score) => sum + (score ?? 0), 0));
  const each = open === 0 ? 0 : Math.floor(left / open);
  const larger = open === 0 ? 0 : Math.round(left - each * open);
  let seen = 0;
  return given.map((score) => {
    if (score !== null) return score;
    seen++;
    return each + (seen > open - larger ? 1 : 0);
  });
}
