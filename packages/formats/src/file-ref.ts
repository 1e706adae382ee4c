import { createReadStream } from 'node:fs';
import type { PackedFile } from './archive/unpack.ts';
import { Fault } from './reading/fault.ts';

/** Where the bytes of a reference are, for whoever reads them in another thread than the one that found them. */
export type FileSource =
  | { kind: 'entry'; packed: PackedFile }
  | { kind: 'bytes'; content: Uint8Array }
  | { kind: 'disk'; path: string; bytes: number };

/**
 * Bytes that lie somewhere else: an entry of an archive, a blob of a store, a file on disk. A reader of a package never
 * holds the cases of a problem in memory; it hands references on, and whoever needs the bytes lets them flow.
 */
export interface FileRef {
  /** Size when it is known before reading. */
  readonly bytes: number | null;
  /** Known for what lies in an archive, in memory or on disk; absent for what is made while it is read. */
  readonly source?: FileSource;
  /** Reads from the beginning; may be called again. */
  open(): AsyncIterable<Uint8Array>;
}

/** Short texts that a reader or writer made itself. */
export function textFile(text: string): FileRef {
  const content = Buffer.from(text);
  return bytesFile(content);
}

export const bytesFile = (content: Uint8Array): FileRef => ({
  bytes: content.length,
  source: { kind: 'bytes', content },
  async *open() {
    yield content;
  },
});

/** A file on disk. */
export const fileAt = (path: string, bytes: number): FileRef => ({
  bytes,
  source: { kind: 'disk', path, bytes },
  open: () => createReadStream(path),
});

const TOO_LARGE = { en: 'it is larger than {max} bytes', zh: '超过 {max} 字节' };

/**
 * The whole content, for what is small.
 * @throws Fault when there is more than `maxBytes`
 */
export async function readBytes(file: FileRef, maxBytes: number): Promise<Buffer> {
  if (file.bytes !== null && file.bytes > maxBytes) throw new Fault(TOO_LARGE, { max: maxBytes });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of file.open()) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Fault(TOO_LARGE, { max: maxBytes });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** UTF-8 when it is, else what a Chinese Windows writes; without a byte order mark, lines ended by LF. */
export function decodeText(content: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    text = new TextDecoder('gb18030').decode(content);
  }
  return text.replace(/\r\n?/g, '\n');
}

/** A small text file, decoded by {@link decodeText}. */
export const readText = async (file: FileRef, maxBytes: number): Promise<string> =>
  decodeText(await readBytes(file, maxBytes));
