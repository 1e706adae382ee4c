import { classNumber } from './classes.ts';
import { type Fingerprint, fingerprintsOf } from './fingerprints.ts';
import { tilesOf } from './tiling.ts';
import type { TokenList } from './tokens.ts';

/** Runs of a template that are left out, and gaps between them that people filled in or changed. */
const TEMPLATE_RUN_MIN = 6;
const TEMPLATE_GAP_MAX = 4;

/** A program made ready to be compared: its own tokens, without those of the template. */
export interface OwnProgram {
  family: string;
  /** Class numbers of its own tokens. */
  kinds: Uint32Array;
  /** Where each of them stands in the text. */
  from: Int32Array;
  to: Int32Array;
  prints: Fingerprint[];
  /** All of its tokens, those of the template among them. */
  tokenCount: number;
  isParsed: boolean;
}

const kindsOf = ({ tokens }: TokenList) => Uint32Array.from(tokens, ({ kind }) => classNumber(kind));

/** Which tokens come from a template: tiles of it, and short gaps between two of them. */
function fromTemplate(kinds: Uint32Array, templates: readonly Uint32Array[]): Uint8Array {
  const marked = new Uint8Array(kinds.length);
  for (const template of templates) {
    const tiles = tilesOf(kinds, template, TEMPLATE_RUN_MIN);
    for (const { a, length } of tiles) marked.fill(1, a, a + length);
    for (const [at, { a, length }] of tiles.entries()) {
      const next = tiles[at + 1];
      if (next && next.a - (a + length) <= TEMPLATE_GAP_MAX) marked.fill(1, a + length, next.a);
    }
  }
  return marked;
}

/**
 * @param templates starting texts that everybody got, cut into tokens the same way; those of other families are left out
 */
export function ownProgram(list: TokenList, templates: readonly TokenList[] = []): OwnProgram {
  const all = kindsOf(list);
  const same = templates.filter(({ family }) => family === list.family).map(kindsOf);
  const marked = fromTemplate(all, same);
  const own = list.tokens.flatMap((token, at) => (marked[at] ? [] : [{ ...token, number: all[at]! }]));
  const kinds = Uint32Array.from(own, ({ number }) => number);
  return {
    family: list.family,
    kinds,
    from: Int32Array.from(own, ({ from }) => from),
    to: Int32Array.from(own, ({ to }) => to),
    prints: fingerprintsOf(kinds),
    tokenCount: list.tokens.length,
    isParsed: list.isParsed,
  };
}
