/** Ids in one text at most. */
export const PICKS_MAX = 200;
/** Characters of an id at most. */
const ID_MAX = 50;

const ID = /^[A-Za-z0-9_.-]+$/;
/** `1005-1009`, `P1005-P1009`, `P1005-1009`: the same letters, then digits. */
const RANGE = /^([A-Za-z_]*)(\d{1,9})-(?:\1)?(\d{1,9})$/;

export interface ProblemPicks {
  /** Display ids in upper case, in the order in which they were written, each once. */
  ids: string[];
  /** What is no id, as it was written. */
  malformed: string[];
  /** Ids beyond {@link PICKS_MAX} were left out. */
  tooMany: boolean;
}

/**
 * Reads display ids of problems as people type and paste them: `1001 1005-1009, P3`. Blanks, commas and semicolons part
 * them, Chinese ones too. A range goes upward; what looks like one that goes downward is an id with a dash.
 */
export function readProblemPicks(text: string): ProblemPicks {
  const ids = new Set<string>();
  const malformed: string[] = [];
  for (const word of text.split(/[\s,;，；、]+/)) {
    if (word === '') continue;
    if (word.length > ID_MAX || !ID.test(word)) malformed.push(word.slice(0, ID_MAX));
    else for (const id of idsOf(word)) if (ids.size <= PICKS_MAX) ids.add(id.toUpperCase());
    if (ids.size > PICKS_MAX || malformed.length >= PICKS_MAX) break;
  }
  return { ids: [...ids].slice(0, PICKS_MAX), malformed, tooMany: ids.size > PICKS_MAX };
}

/** The ids of a word; of a range no more than are looked at. */
function idsOf(word: string): string[] {
  const [, letters, first, last] = RANGE.exec(word) ?? [];
  if (letters === undefined || first === undefined || last === undefined) return [word];
  const [from, to] = [Number(first), Number(last)];
  if (to < from) return [word];
  const count = Math.min(to - from, PICKS_MAX) + 1;
  return Array.from({ length: count }, (_, at) => letters + String(from + at).padStart(first.length, '0'));
}
