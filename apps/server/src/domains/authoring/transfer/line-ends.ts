const CR = 13;
const LF = 10;

/** Lets a text flow through with CRLF as LF; a CR that stands alone stays. */
export async function* withoutCarriageReturns(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  /** The last byte so far was a CR, not passed on yet. */
  let held = false;
  for await (const chunk of content) {
    const out = Buffer.allocUnsafe(chunk.length + 1);
    let length = 0;
    for (const byte of chunk) {
      if (held && byte !== LF) out[length++] = CR;
      held = byte === CR;
      if (!held) out[length++] = byte;
    }
    if (length > 0) yield out.subarray(0, length);
  }
  if (held) yield Buffer.from([CR]);
}
