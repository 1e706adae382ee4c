import { type SearchTerm, termsOf } from './query.ts';
import { fold } from './tokens.ts';

/** Where found words stand in a text: from, up to, in UTF-16 units. */
export type Mark = [from: number, to: number];

/** Marks in one text; more are not seen. */
const MARKS_MAX = 20;
/** Characters of an excerpt before the first found word, and in all. */
const BEFORE = 40;
/** So much of it may go for the sake of a whole first word. */
const WORD_MAX = 20;
const EXCERPT_MAX = 160;

const needlesOf = (terms: readonly SearchTerm[]) =>
  terms.filter(({ isExcluded }) => !isExcluded).flatMap(({ runs }) => runs);

const isWordPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Folded character by character, so that places are those of the text itself. */
const foldInPlace = (text: string): string =>
  [...text]
    .map((character) => {
      const folded = fold(character);
      return folded.length === character.length ? folded : character;
    })
    .join('');

/** Where the words of a query stand in a text. */
export function marksIn(text: string, words: string): Mark[] {
  const folded = foldInPlace(text);
  const marks: Mark[] = [];
  for (const { text: needle, isIdeographs } of needlesOf(termsOf(words))) {
    for (
      let at = folded.indexOf(needle);
      at >= 0 && marks.length < MARKS_MAX;
      at = folded.indexOf(needle, at + needle.length)
    ) {
      if (isIdeographs || !isWordPart(folded[at - 1])) marks.push([at, at + needle.length]);
    }
  }
  marks.sort(([one], [other]) => one - other);
  const apart: Mark[] = [];
  for (const [from, to] of marks) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

const isLowSurrogate = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text[at] ?? '');

/** The part of a text around the first found word, in one line; its beginning where no word is found. */
export function excerptOf(text: string, words: string): { text: string; marks: Mark[] } {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = marksIn(line, words)[0]?.[0] ?? 0;
  let from = Math.max(0, first - BEFORE);
  const blank = from === 0 ? -1 : line.lastIndexOf(' ', Math.min(first, from + WORD_MAX));
  if (blank >= from) from = line.indexOf(' ', from) + 1;
  if (isLowSurrogate(line, from)) from -= 1;
  let to = Math.min(line.length, from + EXCERPT_MAX);
  if (isLowSurrogate(line, to)) to += 1;
  const excerpt = `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
  return { text: excerpt, marks: marksIn(excerpt, words) };
}
