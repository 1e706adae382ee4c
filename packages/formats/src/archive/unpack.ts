import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type ZipFile } from 'yauzl';
import { entryFailure } from './refuse-entry.ts';

/** Where a file lies in an archive and what the directory says of it: data alone, so that it can be sent to another thread. */
export interface PackedFile {
  name: string;
  offset: number;
  /** 0 stored, 8 deflated. */
  method: number;
  compressedBytes: number;
  bytes: number;
  crc: number;
}

/** @param name of the file, where it is not that of its entry */
export const packedFile = (entry: yauzl.Entry, name: string): PackedFile => ({
  name,
  offset: entry.relativeOffsetOfLocalHeader,
  method: entry.compressionMethod,
  compressedBytes: entry.compressedSize,
  bytes: entry.uncompressedSize,
  crc: entry.crc32,
});

const entryOf = ({ offset, method, compressedBytes, bytes, crc }: PackedFile): yauzl.Entry =>
  Object.assign(new yauzl.Entry(), {
    generalPurposeBitFlag: 0,
    relativeOffsetOfLocalHeader: offset,
    compressionMethod: method,
    compressedSize: compressedBytes,
    uncompressedSize: bytes,
    crc32: crc,
  });

/**
 * The content of a file of an archive, checked while it flows: it has exactly the size and the checksum that the directory
 * promised.
 * @throws Failure `testdata.corrupt`
 */
export async function* unpack(zip: ZipFile, packed: PackedFile): AsyncGenerator<Uint8Array> {
  let sum = 0;
  try {
    const stream: Readable = await zip.openReadStreamPromise(entryOf(packed));
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw entryFailure('testdata.corrupt', packed.name, String(error));
  }
  if (sum !== packed.crc) throw entryFailure('testdata.corrupt', packed.name, 'checksum');
}
