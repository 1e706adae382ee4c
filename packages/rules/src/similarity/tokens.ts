import { familyOf } from './languages.ts';
import { expandMacros } from './macros.ts';
import { PLAIN_FAMILIES, plainTokens } from './plain-tokens.ts';
import { plainSource } from './source-text.ts';
import type { Token } from './token.ts';
import { treeTokens } from './tree-tokens.ts';

/** Of longer programs the beginning is compared. */
export const PROGRAM_CHARS_MAX = 65_536;
/** Brackets nest no deeper in what people write; grammars take the square of it to find their way out of what does not close. */
const NESTING_MAX = 200;
/** A text of which more than this part cannot be read by its grammar is cut into plain tokens. */
const BROKEN_MAX = 0.2;

/** What programs are compared by. */
export interface TokenList {
  /** Programs of other families are not compared with this one. */
  family: string;
  tokens: Token[];
  /** Whether the grammar of the language read it. */
  isParsed: boolean;
}

function nestingOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const sign of text) {
    if ('([{'.includes(sign)) deepest = Math.max(deepest, ++depth);
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/** The tokens of a program with their places in its text as it was sent. */
export function tokensOf(code: string, language: string): TokenList {
  const family = familyOf(language);
  const text = plainSource(code.slice(0, PROGRAM_CHARS_MAX));
  const plain = () => plainTokens(text, PLAIN_FAMILIES[family.name] ?? PLAIN_FAMILIES.c!);
  if (!family.parse) return { family: family.name, tokens: plain(), isParsed: false };
  const expanded = family.hasMacros ? expandMacros(text) : { text, originOf: (offset: number) => offset };
  if (nestingOf(expanded.text) > NESTING_MAX) return { family: family.name, tokens: plain(), isParsed: false };
  const tree = family.parse(expanded.text);
  if (!tree) return { family: family.name, tokens: plain(), isParsed: false };
  const { tokens, broken } = treeTokens(tree, expanded.text);
  if (broken > expanded.text.length * BROKEN_MAX) return { family: family.name, tokens: plain(), isParsed: false };
  const placed = tokens.map(({ kind, from, to }) => {
    const start = expanded.originOf(from);
    return {
      kind,
      from: start,
      to: Math.max(start + 1, Math.min(expanded.originOf(Math.max(from, to - 1)) + 1, text.length)),
    };
  });
  return { family: family.name, tokens: placed, isParsed: true };
}
