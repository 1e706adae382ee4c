import { USERNAME_MAX } from '@assay/contract/accounts/user.ts';

/** Names in one text that count; what is named after them is plain text (DISC-15). */
export const MENTIONS_MAX = 10;

/** A name in a text, from its `@` to its end, by UTF-16 positions. */
export interface NamePlace {
  from: number;
  to: number;
  name: string;
}

const NAME = /@([\p{L}\p{N}_.-]+)/gu;
const HAN = /\p{Script=Han}/u;
/** An `@` after one of these belongs to a mail address. Chinese needs no blank before a name. */
const BEFORE = /[\p{L}\p{N}_.+-]$/u;

/**
 * The names that may be meant after an `@`, the longest first: a name also ends before a mark that ends a sentence, and next to
 * a Chinese character, for which there are no blanks.
 */
function candidates(written: string): string[] {
  const characters = [...written].slice(0, USERNAME_MAX + 1);
  const found: string[] = [];
  for (let end = Math.min(characters.length, USERNAME_MAX); end > 0; end--) {
    const last = characters[end - 1]!;
    const next = characters[end];
    if (next === undefined || /[_.-]/.test(next) || HAN.test(next) || HAN.test(last)) {
      found.push(characters.slice(0, end).join(''));
    }
  }
  return found;
}

function* namesIn(text: string): Generator<{ from: number; names: string[] }> {
  for (const { 1: written, index } of text.matchAll(NAME)) {
    const before = text.slice(Math.max(0, index - 2), index);
    if (BEFORE.test(before) && !HAN.test([...before].at(-1)!)) continue;
    yield { from: index, names: candidates(written!) };
  }
}

/** The key by which a name is looked up, however it is written. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * Everything in texts that may name somebody, as keys, in the order of the texts.
 * @param texts plain text only: neither code nor links nor quotes
 */
export function namesMeant(texts: readonly string[]): Set<string> {
  const keys = new Set<string>();
  let places = 0;
  for (const text of texts) {
    for (const { names } of namesIn(text)) {
      // whoever names nobody all the time does not make the site look for all of that
      if (++places > 3 * MENTIONS_MAX) return keys;
      for (const name of names) keys.add(nameKey(name));
    }
  }
  return keys;
}

/**
 * Where a text names somebody: of what may be meant after an `@`, the longest name that somebody has (DISC-15).
 * @param isName whether somebody is called so, by the key
 */
export function findNames(text: string, isName: (key: string) => boolean): NamePlace[] {
  const found: NamePlace[] = [];
  for (const { from, names } of namesIn(text)) {
    const name = names.find((each) => isName(nameKey(each)));
    if (name !== undefined) found.push({ from, to: from + 1 + name.length, name });
  }
  return found;
}
