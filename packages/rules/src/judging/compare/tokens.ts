import { concatBytes, isBlank } from './blanks.ts';

/** A word of the output with the blanks before it. The last one of a text has no bytes: it stands for the end. */
export interface Token {
  /** From 1. */
  line: number;
  /** From 1, within its line. */
  token: number;
  /** Where it begins in the text, bytes. */
  offset: number;
  bytes: Uint8Array;
  /** The blanks before it; of very many only the first. */
  blanks: Uint8Array;
  blankCount: number;
  isEnd: boolean;
}

/** The start of a line. */
export interface Place {
  /** From 1. */
  line: number;
  /** Bytes before it. */
  offset: number;
}

/** Words longer than this come in pieces, so that one endless word cannot fill the memory. */
const PIECE_BYTES = 1 << 20;
const BLANKS_KEPT = 4096;
const LF = 10;
const NOTHING = new Uint8Array(0);

/** Splits a text that arrives in chunks into words; linear time, memory bounded by the longest piece. */
export class Tokenizer {
  #line: number;
  #token = 0;
  #offset: number;
  #word: Uint8Array[] = [];
  #wordSize = 0;
  #wordOffset = 0;
  #isPiece = false;
  #blanks: Uint8Array[] = [];
  #blanksKept = 0;
  #blankCount = 0;

  constructor(start: Place) {
    this.#line = start.line;
    this.#offset = start.offset;
  }

  push(chunk: Uint8Array): Token[] {
    const found: Token[] = [];
    let at = 0;
    while (at < chunk.length) {
      const from = at;
      if (isBlank(chunk[at]!)) {
        this.#finishWord(found);
        let lastLineEnd = -1;
        while (at < chunk.length && isBlank(chunk[at]!)) {
          if (chunk[at] === LF) {
            this.#line++;
            lastLineEnd = at;
          }
          at++;
        }
        if (lastLineEnd >= 0) this.#token = 0;
        this.#keepBlanks(chunk.subarray(from, at));
      } else {
        const room = PIECE_BYTES - this.#wordSize;
        while (at < chunk.length && at - from < room && !isBlank(chunk[at]!)) at++;
        if (this.#wordSize === 0) this.#wordOffset = this.#offset;
        this.#word.push(chunk.subarray(from, at));
        this.#wordSize += at - from;
        if (this.#wordSize === PIECE_BYTES) this.#finishPiece(found);
      }
      this.#offset += at - from;
    }
    return found;
  }

  end(): Token[] {
    const found: Token[] = [];
    this.#finishWord(found);
    found.push({ ...this.#take(), token: this.#token + 1, isEnd: true });
    return found;
  }

  #keepBlanks(run: Uint8Array) {
    this.#isPiece = false;
    this.#blankCount += run.length;
    const room = BLANKS_KEPT - this.#blanksKept;
    if (room <= 0) return;
    this.#blanks.push(run.subarray(0, room));
    this.#blanksKept += Math.min(room, run.length);
  }

  #finishWord(found: Token[]) {
    if (this.#wordSize > 0) this.#finishPiece(found);
    this.#isPiece = false;
  }

  #finishPiece(found: Token[]) {
    if (!this.#isPiece) this.#token++;
    this.#isPiece = true;
    found.push(this.#take());
  }

  #take(): Token {
    const taken: Token = {
      line: this.#line,
      token: this.#token,
      offset: this.#wordSize > 0 ? this.#wordOffset : this.#offset,
      bytes: this.#word.length > 0 ? concatBytes(this.#word) : NOTHING,
      blanks: this.#blanks.length > 0 ? concatBytes(this.#blanks) : NOTHING,
      blankCount: this.#blankCount,
      isEnd: false,
    };
    this.#word = [];
    this.#wordSize = 0;
    this.#blanks = [];
    this.#blanksKept = 0;
    this.#blankCount = 0;
    return taken;
  }
}
