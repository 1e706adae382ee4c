/** Filters over a byte stream that arrives in chunks. `push` returns what is certain already, `end` the rest. */
export interface ByteFilter {
  push(chunk: Uint8Array): Uint8Array;
  end(): Uint8Array;
}

const LF = 10;
const CR = 13;
const NOTHING = new Uint8Array(0);

/** Space, tab, line feed, vertical tab, form feed, carriage return: the blanks of C's `isspace`. */
export const isBlank = (byte: number) => byte === 32 || (byte >= 9 && byte <= 13);

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const asIs = (): ByteFilter => ({ push: (chunk) => chunk, end: () => NOTHING });

/** CRLF becomes LF: test data made on Windows means the same as data made elsewhere. A lone CR stays. */
export function lineFeeds(): ByteFilter {
  let heldCr = false;
  return {
    push(chunk) {
      if (chunk.length === 0) return chunk;
      if (!heldCr && chunk.indexOf(CR) < 0) return chunk;
      const out = new Uint8Array(chunk.length + 1);
      let size = 0;
      if (heldCr && chunk[0] !== LF) out[size++] = CR;
      heldCr = false;
      for (let at = 0; at < chunk.length; at++) {
        const byte = chunk[at]!;
        if (byte === CR) {
          if (at + 1 === chunk.length) {
            heldCr = true;
            continue;
          }
          if (chunk[at + 1] === LF) continue;
        }
        out[size++] = byte;
      }
      return out.subarray(0, size);
    },
    end: () => (heldCr ? Uint8Array.of(CR) : NOTHING),
  };
}

/** Drops the blanks at the end of each line and at the end of the whole, trailing empty lines with them. */
export function withoutEndBlanks(): ByteFilter {
  // Line ends, and then blanks, that count only if something else follows them.
  let lineEnds = 0;
  let blanks = new Uint8Array(64);
  let blankCount = 0;
  return {
    push(chunk) {
      const out = new Uint8Array(lineEnds + blankCount + chunk.length);
      let size = 0;
      for (const byte of chunk) {
        if (byte === LF) {
          lineEnds++;
          blankCount = 0;
        } else if (isBlank(byte)) {
          if (blankCount === blanks.length) blanks = grown(blanks);
          blanks[blankCount++] = byte;
        } else {
          if (lineEnds > 0) {
            out.fill(LF, size, size + lineEnds);
            size += lineEnds;
            lineEnds = 0;
          }
          for (let at = 0; at < blankCount; at++) out[size++] = blanks[at]!;
          blankCount = 0;
          out[size++] = byte;
        }
      }
      return out.subarray(0, size);
    },
    end: () => NOTHING,
  };
}

function grown(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(bytes.length * 2);
  larger.set(bytes);
  return larger;
}

/** Drops every blank. */
export function withoutBlanks(): ByteFilter {
  return {
    push(chunk) {
      const out = new Uint8Array(chunk.length);
      let size = 0;
      for (const byte of chunk) if (!isBlank(byte)) out[size++] = byte;
      return out.subarray(0, size);
    },
    end: () => NOTHING,
  };
}
