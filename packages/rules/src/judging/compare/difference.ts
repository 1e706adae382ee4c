import type { CaseCause } from '@assay/contract/judging/case-cause.ts';
import { causeOf } from '@assay/contract/judging/cause-of.ts';
import { lineFeeds, withoutEndBlanks } from './blanks.ts';
import type { CompareRule } from './compare.ts';
import { withoutInvisible } from './invisible.ts';
import { shownBytes, wholeCharacters } from './shown-bytes.ts';
import { type Place, type Token, Tokenizer } from './tokens.ts';
import { feedBytes, type Side, type TwoSided } from './two-sided.ts';

/** The first place where an output parts from the jury's answer. */
export interface Difference {
  /** `token`: a word differs or is missing; `blanks`: all words agree, the blanks between them do not. */
  kind: 'token' | 'blanks';
  /** Counted from 1 in the jury's answer, or in the output where the answer has ended. */
  line: number;
  token: number;
  /** The differing words, cut around the place; empty at the end of a text. What cannot be seen is written as escapes. */
  expected: string;
  got: string;
  /** Where the place is in the output, bytes; for showing a window of it. */
  gotOffset: number;
}

const SHOWN_CHARS = 100;

/**
 * Finds the first differing word, else the first blanks that the rule counts and that differ. Words are what people
 * look for, so an output that only has its blanks wrong early and a wrong number later is told about the number.
 */
export class DifferenceSearch implements TwoSided {
  readonly #rule: CompareRule;
  readonly #tokenizers: Record<Side, Tokenizer>;
  readonly #waiting: Record<Side, { tokens: Token[]; from: number }> = {
    expected: { tokens: [], from: 0 },
    got: { tokens: [], from: 0 },
  };
  #words: Difference | null = null;
  #blanks: Difference | null = null;
  #done = false;

  /** @param start where both streams begin, when they were equal up to the start of a line */
  constructor(rule: CompareRule, start: Place = { line: 1, offset: 0 }) {
    this.#rule = rule;
    this.#tokenizers = { expected: new Tokenizer(start), got: new Tokenizer(start) };
  }

  get wants(): Side | null {
    if (this.#done) return null;
    const isBehind = (side: Side) => this.#waiting[side].from === this.#waiting[side].tokens.length;
    return isBehind('expected') ? 'expected' : 'got';
  }

  push(side: Side, chunk: Uint8Array | null) {
    const waiting = this.#waiting[side];
    const tokenizer = this.#tokenizers[side];
    const found = chunk === null ? tokenizer.end() : tokenizer.push(chunk);
    waiting.tokens = waiting.tokens.slice(waiting.from).concat(found);
    waiting.from = 0;
    this.#compare();
  }

  /** Valid once `wants` is null; null when the rule finds nothing that differs. */
  get result(): Difference | null {
    return this.#words ?? this.#blanks;
  }

  #compare() {
    const { expected, got } = this.#waiting;
    while (!this.#done && expected.from < expected.tokens.length && got.from < got.tokens.length) {
      const wanted = expected.tokens[expected.from++]!;
      const written = got.tokens[got.from++]!;
      if (!this.#blanks && blanksDiffer(wanted, written, this.#rule)) this.#blanks = blankDifference(wanted, written);
      const at = firstDifferentByte(wanted.bytes, written.bytes);
      if (at !== null) this.#words = wordDifference(wanted, written, at);
      this.#done = at !== null || wanted.isEnd;
    }
  }
}

/** As `DifferenceSearch`, for texts in memory. */
export const findDifference = (expected: Uint8Array, got: Uint8Array, rule: CompareRule): Difference | null =>
  feedBytes(new DifferenceSearch(rule), expected, got).result;

/** One sentence for people, as the note of a case. */
export function describeDifference(one: Difference): string {
  const place = `line ${one.line}, token ${one.token}`;
  if (one.kind === 'blanks')
    return `line ${one.line}: whitespace differs: expected "${one.expected}", got "${one.got}"`;
  if (one.got === '') return `${place}: expected "${one.expected}", but the output ends here`;
  if (one.expected === '') return `${place}: the output should end here, got "${one.got}"`;
  return `${place}: expected "${one.expected}", got "${one.got}"`;
}

/** The same for pages, which word it in the viewer's language. */
export function causeOfDifference({ kind, line, token, expected, got }: Difference): CaseCause {
  if (kind === 'blanks') return causeOf('blanks', { line, expected, got });
  if (got === '') return causeOf('ends', { line, token, expected });
  if (expected === '') return causeOf('goesOn', { line, token, got });
  return causeOf('token', { line, token, expected, got });
}

function firstDifferentByte(a: Uint8Array, b: Uint8Array): number | null {
  const size = Math.min(a.length, b.length);
  for (let at = 0; at < size; at++) if (a[at] !== b[at]) return at;
  return a.length === b.length ? null : size;
}

function wordDifference(wanted: Token, written: Token, at: number): Difference {
  const place = wanted.isEnd ? written : wanted;
  const from = Math.max(0, at - (SHOWN_CHARS >> 1));
  const shown = (bytes: Uint8Array) =>
    (from > 0 && bytes.length > 0 ? '…' : '') +
    shownWord(wholeCharacters(bytes, from, from + SHOWN_CHARS)) +
    (bytes.length > from + SHOWN_CHARS ? '…' : '');
  return {
    kind: 'token',
    line: place.line,
    token: place.token,
    expected: shown(wanted.bytes),
    got: shown(written.bytes),
    gotOffset: written.offset + at,
  };
}

/** A part of a word such that two that differ look different: what is not UTF-8 byte by byte, what is invisible by its number. */
function shownWord(bytes: Uint8Array): string {
  const text = shownBytes(bytes, SHOWN_CHARS);
  return text.includes('\ufffd') ? Array.from(bytes, shownByte).join('') : withoutInvisible(text);
}

const shownByte = (byte: number) =>
  byte > 32 && byte < 127 ? String.fromCharCode(byte) : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** The blanks before a word, as the rule sees them. */
function countedBlanks(token: Token, rule: CompareRule, side: Side): Uint8Array {
  if (rule === 'exact') return side === 'expected' ? lineFeeds().push(token.blanks) : token.blanks;
  if (token.isEnd) return new Uint8Array(0);
  const filter = withoutEndBlanks();
  // The word itself makes the filter give up the line ends before it.
  return filter.push(Uint8Array.of(...token.blanks, 0x78));
}

function blanksDiffer(wanted: Token, written: Token, rule: CompareRule): boolean {
  if (wanted.blankCount === written.blankCount && firstDifferentByte(wanted.blanks, written.blanks) === null) {
    return false;
  }
  const a = countedBlanks(wanted, rule, 'expected');
  return firstDifferentByte(a, countedBlanks(written, rule, 'got')) !== null;
}

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v', '\f': '\\f' };

function blankDifference(wanted: Token, written: Token): Difference {
  const shown = (bytes: Uint8Array) =>
    shownBytes(bytes, SHOWN_CHARS).replace(/[\n\r\t\v\f]/g, (blank) => ESCAPES[blank]!);
  // The blanks begin where the word before them ended, which may be lines above the word that follows.
  const above = wanted.blanks.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0);
  return {
    kind: 'blanks',
    line: Math.max(1, wanted.line - above),
    token: wanted.token,
    expected: shown(wanted.blanks),
    got: shown(written.blanks),
    gotOffset: Math.max(0, written.offset - written.blankCount),
  };
}
