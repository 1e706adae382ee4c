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
  // Line ends and then blanks that count only if something else follows them.
  let lineEnds = 0;
  let blanks: Uint8Array[] = [];

  const keepUpTo = (chunk: Uint8Array, from: number, to: number) => {
    let end = to;
    while (end > from && isBlank(chunk[end - 1]!)) end--;
    return end;
  };

  return {
    push(chunk) {
      const parts: Uint8Array[] = [];
      let from = 0;
      while (from < chunk.length) {
        const lineEnd = chunk.indexOf(LF, from);
        const to = lineEnd < 0 ? chunk.length : lineEnd;
        const kept = keepUpTo(chunk, from, to);
        if (kept > from) {
          if (lineEnds > 0) parts.push(new Uint8Array(lineEnds).fill(LF));
          lineEnds = 0;
          parts.push(...blanks, chunk.subarray(from, kept));
          blanks = [];
        }
        if (lineEnd < 0) {
          if (to > kept) blanks.push(chunk.subarray(kept, to));
          break;
        }
        blanks = [];
        lineEnds++;
        from = lineEnd + 1;
      }
      return concatBytes(parts);
    },
    end: () => NOTHING,
  };
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
