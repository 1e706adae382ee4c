import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import { entryFailure } from './refuse-entry.ts';
import type { ZippedFile } from './zip-directory.ts';

/**
 * The content of a file of an archive, checked while it flows: it has exactly the size and the checksum that the directory
 * promised.
 * @throws Failure `testdata.corrupt`
 */
export async function* unpack(zip: ZipFile, { name, entry }: ZippedFile): AsyncGenerator<Uint8Array> {
  let sum = 0;
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw entryFailure('testdata.corrupt', name, String(error));
  }
  if (sum !== entry.crc32) throw entryFailure('testdata.corrupt', name, 'checksum');
}
