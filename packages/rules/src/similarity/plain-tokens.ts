import { NUMBER_CLASS, nameClass, TEXT_CLASS, TYPE_CLASS, updateClass, wordClass } from './classes.ts';
import type { Token } from './token.ts';

/** How comments and texts are written where there is no grammar. */
export interface PlainFamily {
  /** Begin of a comment that ends with its line. */
  lineComments: readonly string[];
  blockComments: readonly (readonly [open: string, close: string])[];
  /** Signs that texts begin and end with. */
  quotes: string;
  ignoresCase?: boolean;
}

const C_LIKE: PlainFamily = { lineComments: ['//'], blockComments: [['/*', '*/']], quotes: '"\'`' };
const HASH: PlainFamily = { lineComments: ['#'], blockComments: [], quotes: '"\'`' };

export const PLAIN_FAMILIES: Readonly<Record<string, PlainFamily>> = {
  pascal: {
    lineComments: ['//'],
    blockComments: [
      ['{', '}'],
      ['(*', '*)'],
    ],
    quotes: "'",
    ignoresCase: true,
  },
  haskell: { lineComments: ['--'], blockComments: [['{-', '-}']], quotes: '"' },
  ml: { lineComments: [], blockComments: [['(*', '*)']], quotes: '"' },
  lua: { lineComments: ['--'], blockComments: [['--[[', ']]']], quotes: '"\'' },
  ruby: { ...HASH, blockComments: [['=begin', '=end']] },
  perl: HASH,
  shell: HASH,
  nim: { ...HASH, blockComments: [['#[', ']#']], quotes: '"' },
  r: { ...HASH, quotes: '"\'' },
  php: { ...C_LIKE, lineComments: ['//', '#'] },
  c: C_LIKE,
};

const KEYWORDS = new Set(
  (
    'if else elif elsif elseif end do done fi then for while until loop repeat return break continue function def fn fun func proc begin case ' +
    'of switch match when where let var val const class struct record type data module and or not xor div mod in is as try catch except finally ' +
    'raise throw new null nil none true false yield async await import use lambda unless to downto with goto print println'
  ).split(' '),
);
const TYPES = new Set(
  'int integer int64 longint long short byte float double real char string bool boolean void number u8 i32 i64 usize unit'.split(
    ' ',
  ),
);
const SIGN = /(?:[+\-*/%&|^]=|\+\+|--|[<>=!]=|&&|\|\||<<|>>|->|=>|:=|::|\.\.|[^\s])/y;
const WORD = /[\p{L}_$@][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d[\w.]*/y;

/** The end of a text that begins at a quote: the same sign again, or the end of the line. */
function endOfText(text: string, at: number): number {
  const quote = text[at]!;
  for (let next = at + 1; next < text.length; next++) {
    if (text[next] === '\\') next++;
    else if (text[next] === quote) return next + 1;
    else if (text[next] === '\n') return next;
  }
  return text.length;
}

/** The end of a comment that begins here, or -1. */
function endOfComment(text: string, at: number, { lineComments, blockComments }: PlainFamily): number {
  for (const [open, close] of blockComments) {
    if (!text.startsWith(open, at)) continue;
    const end = text.indexOf(close, at + open.length);
    return end < 0 ? text.length : end + close.length;
  }
  if (!lineComments.some((sign) => text.startsWith(sign, at))) return -1;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function wordKind(word: string, ignoresCase: boolean): string | null {
  const lower = word.toLowerCase();
  if (TYPES.has(lower)) return TYPE_CLASS;
  return KEYWORDS.has(ignoresCase ? lower : word) ? wordClass(lower) : nameClass(word);
}

/** Words, numbers, texts and signs of a language that has no grammar here; comments are left out. Its time follows from the length. */
export function plainTokens(text: string, family: PlainFamily): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const comment = endOfComment(text, at, family);
    if (comment > at) {
      at = comment;
      continue;
    }
    let end = at + 1;
    let kind: string | null = null;
    const from = (pattern: RegExp) => {
      pattern.lastIndex = at;
      return pattern.exec(text)?.[0];
    };
    const sign = text[at]!;
    if (family.quotes.includes(sign)) {
      end = endOfText(text, at);
      kind = TEXT_CLASS;
    } else {
      const number = from(NUMBER);
      const word = number === undefined ? from(WORD) : undefined;
      const found = number ?? word ?? from(SIGN);
      if (found !== undefined) {
        end = at + found.length;
        kind = number ? NUMBER_CLASS : word ? wordKind(word, family.ignoresCase ?? false) : signKind(found);
      }
    }
    if (kind !== null) tokens.push({ kind, from: at, to: end });
    at = end;
  }
  return tokens;
}

const signKind = (sign: string): string | null =>
  /^(?:\+\+|--|[+\-*/%&|^]=)$/.test(sign) ? updateClass(sign) : wordClass(sign);
