import type { Parser, Tree } from '@lezer/common';
import { parser as cpp } from '@lezer/cpp';
import { parser as go } from '@lezer/go';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';

/** Languages whose programs are compared with each other; with a grammar where the editor has one. */
export interface Family {
  name: string;
  /** Nothing where the grammar does not get through a text in time. */
  parse: ((text: string) => Tree | null) | null;
  hasMacros?: boolean;
}

/** A program of the greatest length takes half of it; a grammar that finds no way out of a text takes minutes. */
const PARSE_MS_MAX = 1500;

function parseInTime(parser: Parser, text: string): Tree | null {
  const until = performance.now() + PARSE_MS_MAX;
  try {
    const run = parser.startParse(text);
    while (performance.now() < until) {
      const tree = run.advance();
      if (tree) return tree;
    }
    return null;
  } catch (error) {
    // what nests without end is put together without end, too
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const parsed = (name: string, parser: Parser, hasMacros = false): Family => ({
  name,
  parse: (text) => parseInTime(parser, text),
  hasMacros,
});
const plain = (name: string): Family => ({ name, parse: null });

const typescript = javascript.configure({ dialect: 'ts' });

/** By the beginning of a language's name, the longest first. */
const BY_NAME: readonly (readonly [RegExp, Family])[] = [
  [/^(?:c#|mono|f#|vb)/i, plain('dotnet')],
  [/^(?:c\b|c\+\+|cpp|gcc|g\+\+|clang)/i, parsed('c', cpp, true)],
  [/^typescript/i, parsed('javascript', typescript)],
  [/^(?:javascript|node|js)/i, parsed('javascript', typescript)],
  [/^java/i, parsed('java', java)],
  [/^(?:py|cpython)/i, parsed('python', python)],
  [/^rust/i, parsed('rust', rust)],
  [/^go/i, parsed('go', go)],
  [/^(?:pascal|delphi|free pascal|fpc)/i, plain('pascal')],
  [/^haskell/i, plain('haskell')],
  [/^(?:ocaml|sml)/i, plain('ml')],
  [/^lua/i, plain('lua')],
  [/^ruby/i, plain('ruby')],
  [/^perl/i, plain('perl')],
  [/^(?:bash|shell|sh\b)/i, plain('shell')],
  [/^nim/i, plain('nim')],
  [/^r\b/i, plain('r')],
  [/^php/i, plain('php')],
];

/** The family of a language by its name; one of its own where none is known. */
export const familyOf = (language: string): Family =>
  BY_NAME.find(([pattern]) => pattern.test(language))?.[1] ?? plain(language.toLowerCase().split(/[\s\d]/)[0] ?? '');
