/** Whether ids are the same ones in whatever order, each of them once. */
export function isReordered(before: readonly number[], after: readonly number[]): boolean {
  const known = new Set(before);
  return before.length === after.length && new Set(after).size === after.length && after.every((id) => known.has(id));
}
