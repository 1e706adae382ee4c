/**
 * Where problems come from: `ME` is this site, other values name remote judges. Pages say "Mine" for ME and "All" for
 * no filter (PROB-1).
 * @returns the stored value, or null for all
 */
export function sourceOf(oj: string): string | null {
  const name = oj.toUpperCase();
  if (name === 'ALL') return null;
  return name === 'MINE' ? 'ME' : name;
}
