import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import type { ArchiveFile } from './directory.ts';
import { entryFailure } from './refuse-entry.ts';

/** How the lines of a text end. */
export interface LineEndings {
  crlf: boolean;
  /** The last line has an end, or there is none. */
  finalNewline: boolean;
}

const CR = 13;
const LF = 10;

/**
 * The content of a file of an archive, checked while it flows: it has exactly the size and the checksum that the directory
 * promised.
 * @param endings filled in while reading
 * @throws Failure `testdata.corrupt`
 */
export async function* unpack(
  zip: ZipFile,
  { name, entry }: ArchiveFile,
  endings: LineEndings,
): AsyncGenerator<Uint8Array> {
  let sum = 0;
  let last = LF;
  endings.crlf = false;
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      endings.crlf ||= chunk.includes('\r\n') || (last === CR && chunk[0] === LF);
      last = chunk[chunk.length - 1] ?? last;
      yield chunk;
    }
  } catch (error) {
    throw entryFailure('testdata.corrupt', name, String(error));
  }
  if (sum !== entry.crc32) throw entryFailure('testdata.corrupt', name, 'checksum');
  endings.finalNewline = last === LF;
}
