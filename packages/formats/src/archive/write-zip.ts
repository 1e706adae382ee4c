import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { FileRef } from '../file-ref.ts';

export interface ZipContent {
  path: string;
  file: FileRef;
  isExecutable?: boolean;
}

/** The same files make the same bytes, wherever and whenever: so that versions of a package can be compared. */
const ALWAYS = new Date(2000, 0, 1);

/** Writes a zip while it is read: one file is open at a time. Paths must be distinct and plain. */
export function writeZip(contents: Iterable<ZipContent>): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  let open: Readable | null = null;
  for (const { path, file, isExecutable } of contents) {
    zip.addReadStreamLazy(
      path,
      {
        mtime: ALWAYS,
        forceDosTimestamp: true,
        mode: isExecutable ? 0o100755 : 0o100644,
        ...(file.bytes === null ? {} : { size: file.bytes }),
      },
      (take) => {
        open = Readable.from(file.open(), { objectMode: false });
        take(null, open);
      },
    );
  }
  zip.on('error', (error: Error) => output.destroy(error));
  // A client that goes away leaves a file open otherwise.
  output.on('close', () => open?.destroy());
  zip.end();
  return output;
}
