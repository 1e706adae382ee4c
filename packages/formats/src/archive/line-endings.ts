/** How the lines of a text end. */
export interface LineEndings {
  crlf: boolean;
  /** The last line has an end, or there is none. */
  finalNewline: boolean;
}

const CR = 13;
const LF = 10;

/**
 * Lets a text flow through and notes how its lines end.
 * @param endings filled in while reading
 */
export async function* watchEndings(
  content: AsyncIterable<Uint8Array>,
  endings: LineEndings,
): AsyncGenerator<Uint8Array> {
  let last = LF;
  endings.crlf = false;
  for await (const chunk of content) {
    endings.crlf ||= Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).includes('\r\n');
    endings.crlf ||= last === CR && chunk[0] === LF;
    last = chunk[chunk.length - 1] ?? last;
    yield chunk;
  }
  endings.finalNewline = last === LF;
}
