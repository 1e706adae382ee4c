import { Readable } from 'node:stream';
import { writeZip } from '../archive/write-zip.ts';
import type { PlannedContent, WrittenFile } from '../format.ts';
import { fileSection } from '../fps/cdata.ts';

async function* textOf(pieces: (PlannedContent & { kind: 'text' })['pieces']): AsyncGenerator<string> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield piece;
    else yield* fileSection(piece.file);
  }
}

/** Writes a planned file while it is read, one file of it after the other. */
export function streamOf({ content }: WrittenFile): Readable {
  if (content.kind === 'text') return Readable.from(textOf(content.pieces), { objectMode: false });
  return writeZip(
    content.contents.map((one) =>
      'zip' in one ? { path: one.path, file: { bytes: null, open: () => writeZip(one.zip) } } : one,
    ),
  );
}
