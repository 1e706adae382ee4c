/** What of a text of test data may surprise the programs that read it. */
export interface TextTraits {
  crlf: boolean;
  /** The last line has an end, or there is none. */
  finalNewline: boolean;
  /** The mark of UTF-8 or UTF-16 that some editors write at the beginning. */
  byteOrderMark: boolean;
}

const CR = 13;
const LF = 10;
const MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const MARK_BYTES_MAX = 3;

/** @param head the beginning of a text, at least three bytes of it where it has them */
export const hasByteOrderMark = (head: Uint8Array) => MARKS.some((mark) => mark.every((byte, at) => head[at] === byte));

/** The traits of a text that nothing was read of yet; `watchText` fills them in. */
export const plainText = (): TextTraits => ({ crlf: false, finalNewline: true, byteOrderMark: false });

/**
 * Lets a text flow through and notes its traits.
 * @param traits filled in while reading
 */
export async function* watchText(content: AsyncIterable<Uint8Array>, traits: TextTraits): AsyncGenerator<Uint8Array> {
  Object.assign(traits, plainText());
  let last = LF;
  let head: number[] = [];
  for await (const chunk of content) {
    if (head.length < MARK_BYTES_MAX) head = [...head, ...chunk.subarray(0, MARK_BYTES_MAX - head.length)];
    traits.crlf ||= Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).includes('\r\n');
    traits.crlf ||= last === CR && chunk[0] === LF;
    last = chunk[chunk.length - 1] ?? last;
    yield chunk;
  }
  traits.finalNewline = last === LF;
  traits.byteOrderMark = hasByteOrderMark(Uint8Array.from(head));
}
