const ends = new Set<() => void>();

/** What is to be undone when a test is over. */
export const atEnd = (end: () => void): void => void ends.add(end);

export function endVisits(): void {
  for (const end of ends) end();
  ends.clear();
}
