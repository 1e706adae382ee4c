/** Shorter beginnings of a name suggest nobody: they would list everybody in a few questions. */
export const PREFIX_MIN = 2;

/** User names as people paste them: by blanks, lines, commas and semicolons, each once whatever its case. */
export function readUsernames(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const name of text.split(/[\s,;，；、]+/)) {
    if (name !== '' && !byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  }
  return [...byKey.values()];
}

/** The beginning of a user name to look for, as names are compared; null for one that is too short to tell anybody apart. */
export function prefixKey(prefix: string): string | null {
  const key = prefix.trim().toLowerCase();
  return [...key].length < PREFIX_MIN ? null : key;
}

/** How many questions a call counts as: one for every fifty names, so that lists cost what single names would. */
export const questionsOf = (names: number): number => Math.max(1, Math.ceil(names / 50));
