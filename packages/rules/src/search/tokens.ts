/** A word of a text, or two neighbouring characters of a script that writes without blanks. */
export interface Token {
  word: string;
  /** Where it stands, from 1; a gap between two runs keeps phrases from crossing punctuation. */
  at: number;
}

/** Longer words are cut: nobody types them. */
const WORD_MAX = 40;
/** Positions that PostgreSQL keeps; what stands behind is not found. */
export const POSITION_MAX = 16_000;

const IDEOGRAPH = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
/** A run of ideographs, or a word with the signs of `c++` and `c#`. */
const RUNS = new RegExp(`(${IDEOGRAPH}+)|((?:(?!${IDEOGRAPH})[\\p{L}\\p{M}\\p{N}])+[+#]{0,2})`, 'gu');
const PARTS = /\p{N}+|[\p{L}\p{M}]+/gu;

/** One spelling of what looks alike: full width, ligatures, letter case. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A run of ideographs, or a word, in the order of the text. */
export interface Run {
  text: string;
  isIdeographs: boolean;
}

export const runsOf = (text: string): Run[] =>
  [...fold(text).matchAll(RUNS)].map(([run, ideographs]) => ({ text: run, isIdeographs: ideographs !== undefined }));

/**
 * The tokens of a text. Of Chinese these are all pairs of neighbours, and the last character of a run alone: no dictionary is asked, so no
 * word is missed that no dictionary has. A word of letters and digits is found by its parts, too: `P1001` by `1001`.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 1;
  for (const { text: run, isIdeographs } of runsOf(text)) {
    if (at > POSITION_MAX) break;
    if (isIdeographs) {
      const characters = [...run];
      for (const [i, character] of characters.entries())
        tokens.push({ word: character + (characters[i + 1] ?? ''), at: at + i });
      at += characters.length + 1;
    } else {
      const word = run.slice(0, WORD_MAX);
      const parts = (word.match(PARTS) ?? []).filter((part) => part !== word && part.length > 1);
      for (const one of new Set([word, ...parts])) tokens.push({ word: one, at });
      at += 2;
    }
  }
  return tokens.filter((token) => token.at <= POSITION_MAX);
}

/** PostgreSQL keeps no more places of one word. */
const PLACES_MAX = 255;

/** A word in the writing of `tsvector` and `tsquery`. */
export const quotedWord = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A text as PostgreSQL's `tsvector` in writing; words of the title weigh most. */
export function vectorOf(title: string, body: string): string {
  const places = new Map<string, string[]>();
  const note = (weight: string, from: number) => (token: Token) => {
    const at = token.at + from;
    if (at <= POSITION_MAX) places.set(token.word, [...(places.get(token.word) ?? []), `${at}${weight}`]);
  };
  const head = tokensOf(title);
  head.forEach(note('A', 0));
  tokensOf(body).forEach(note('', (head.at(-1)?.at ?? 0) + 1));
  return [...places].map(([word, at]) => `${quotedWord(word)}:${at.slice(0, PLACES_MAX).join(',')}`).join(' ');
}
