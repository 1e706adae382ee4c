import { END_SIGNATURE, ENTRY_SIGNATURE } from './read-zip-entry.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const STORED = 0;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** The checksum that zips keep of each file. */
export const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((sum, byte) => TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8), 0xffffffff) >>> 0;

/** Where the directory is told at the end of an archive; -1 where there is none. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return -1;
}

/**
 * An archive in which one file has another content; all others stay as they are, byte for byte.
 * @returns null where the archive has no such file, or is of a kind that is not written here
 */
export async function replaceZipEntry(archive: Blob, name: string, content: string): Promise<Blob | null> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const endAt = endOf(view);
  if (endAt < 0) return null;
  const data = new TextEncoder().encode(content);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let written = 0;
  let isReplaced = false;
  const write = (part: Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    written += part.length;
  };
  for (let at = view.getUint32(endAt + 16, true); at + 46 <= endAt && view.getUint32(at, true) === ENTRY_SIGNATURE; ) {
    const nameBytes = view.getUint16(at + 28, true);
    const length = 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const entry = bytes.slice(at, at + length);
    const own = new DataView(entry.buffer);
    const isWanted = new TextDecoder().decode(entry.subarray(46, 46 + nameBytes)) === name;
    const headerAt = own.getUint32(42, true);
    if (view.getUint32(headerAt, true) !== LOCAL_SIGNATURE) return null;
    const dataAt = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
    const header = bytes.slice(headerAt, dataAt);
    const packed = bytes.slice(dataAt, dataAt + own.getUint32(20, true));
    own.setUint32(42, written, true);
    // sizes stand in the headers, not behind the data as some writers do it
    own.setUint16(8, own.getUint16(8, true) & ~8, true);
    if (isWanted) {
      own.setUint16(10, STORED, true);
      own.setUint32(16, crc32(data), true);
      own.setUint32(20, data.length, true);
      own.setUint32(24, data.length, true);
      isReplaced = true;
    }
    const local = new DataView(header.buffer);
    local.setUint16(6, own.getUint16(8, true), true);
    local.setUint16(8, own.getUint16(10, true), true);
    for (const field of [0, 4, 8]) local.setUint32(14 + field, own.getUint32(16 + field, true), true);
    write(header);
    write(isWanted ? data : packed);
    directory.push(entry);
    at += length;
  }
  if (!isReplaced) return null;
  const end = bytes.slice(endAt);
  const told = new DataView(end.buffer);
  told.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  told.setUint32(16, written, true);
  return new Blob([...parts, ...directory, end], { type: archive.type });
}
