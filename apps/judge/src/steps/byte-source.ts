import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Place } from '@assay/rules/judging/compare/tokens.ts';

/** Bytes in memory, or in a file that may be too large for it. */
export type ByteSource = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'file'; path: string };

const CHUNK = 1 << 20;
const LF = 10;

/** The bytes from an offset on. */
export const streamFrom = (source: ByteSource, offset: number): AsyncIterable<Uint8Array> =>
  source.kind === 'file'
    ? createReadStream(source.path, { start: offset, highWaterMark: 256 << 10 })
    : (async function* () {
        yield source.bytes.subarray(offset);
      })();

/** A stretch of a source; shorter at its end. */
export async function readStretch(source: ByteSource, offset: number, size: number): Promise<Uint8Array> {
  if (source.kind === 'bytes') return source.bytes.subarray(offset, offset + size);
  const file = await open(source.path);
  try {
    return await readAt(file, offset, size);
  } finally {
    await file.close();
  }
}

/**
 * Where two sources part: the start of the line of their first differing byte, or null when they are the same. Equal
 * stretches are compared as memory, which costs next to nothing beside reading them.
 */
export async function findParting(one: ByteSource, other: ByteSource): Promise<Place | null> {
  const files: FileHandle[] = [];
  const reader = async (source: ByteSource) => {
    if (source.kind === 'bytes') return async (at: number) => source.bytes.subarray(at, at + CHUNK);
    const file = await open(source.path);
    files.push(file);
    return (at: number) => readAt(file, at, CHUNK);
  };
  try {
    const [readOne, readOther] = [await reader(one), await reader(other)];
    const place = { line: 1, offset: 0 };
    for (let at = 0; ; at += CHUNK) {
      const [a, b] = await Promise.all([readOne(at), readOther(at)]);
      const isSame = Buffer.compare(a, b) === 0;
      const same = isSame ? a.length : firstDifference(a, b);
      for (let end = a.indexOf(LF); end >= 0 && end < same; end = a.indexOf(LF, end + 1)) {
        place.line++;
        place.offset = at + end + 1;
      }
      if (!isSame) return place;
      if (a.length < CHUNK) return null;
    }
  } finally {
    await Promise.all(files.map((file) => file.close()));
  }
}

async function readAt(file: FileHandle, offset: number, size: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafe(size);
  let have = 0;
  while (have < size) {
    const { bytesRead } = await file.read(buffer, have, size - have, offset + have);
    if (bytesRead === 0) break;
    have += bytesRead;
  }
  return buffer.subarray(0, have);
}

function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const size = Math.min(a.length, b.length);
  for (let at = 0; at < size; at++) if (a[at] !== b[at]) return at;
  return size;
}
