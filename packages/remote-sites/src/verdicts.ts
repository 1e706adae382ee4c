/** How a site words its verdicts: exact words first, then how longer ones begin. */
export interface VerdictWords {
  exact: Readonly<Record<string, number>>;
  prefixes?: readonly (readonly [prefix: string, status: number])[];
}

/** The code of `VERDICT` for a site's words; null for words that are not in its table, which are never taken for anything. */
export function readVerdict({ exact, prefixes = [] }: VerdictWords, words: string): number | null {
  const text = words.replace(/\s+/g, ' ').trim();
  if (Object.hasOwn(exact, text)) return exact[text]!;
  return prefixes.find(([prefix]) => text.startsWith(prefix))?.[1] ?? null;
}
