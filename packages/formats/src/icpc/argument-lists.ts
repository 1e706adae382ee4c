export const sameArguments = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** The list that occurs most, of several the first; undefined when there is none. */
export function mostUsed(lists: readonly string[][]): string[] | undefined {
  const counts = new Map<string, { list: string[]; count: number }>();
  for (const list of lists) {
    const key = list.join('\n');
    counts.set(key, { list, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.list;
}
