import { PassThrough, Readable } from 'node:stream';
import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { declareBounds } from '@assay/contract/readers/bounded.ts';
import busboy from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';

declareBounds({
  reader: { en: 'Uploads', zh: '上传' },
  where: 'apps/server/src/platform/http/upload.ts',
  input: { max: 2 * 1024 ** 3, unit: 'bytes' },
  parts: { max: 1, unit: 'files' },
  time: 'linear',
});

/** A file up to here is waited for, so that fields which stand behind it count; behind a larger one they come too late. */
const HELD_BYTES = 8 * 1024 * 1024;

/** One file of a multipart body, as a stream that must be read to its end. */
export interface Upload {
  field: string;
  /** As the client named it: for display only, never for a path. */
  fileName: string;
  stream: Readable;
  /** Whether the stream was cut at the limit; known once it has ended. */
  truncated(): boolean;
}

/** A multipart body that has begun to arrive. */
export interface Form {
  /** By name; the first of a name counts. */
  fields: Readonly<Record<string, string>>;
  /**
   * Its first file.
   * @param maxBytes the stream ends there and `truncated()` turns true
   * @throws Failure `request.unsupported`, `request.malformed`
   */
  file(maxBytes: number): Upload;
  /** To be called in the end: what nobody has read is let go, so that the connection can be used again. */
  discard(): void;
}

const refusing = (code: 'request.unsupported' | 'request.malformed'): Form => ({
  fields: {},
  file: () => fail(code),
  discard: () => {},
});

/** Reads a multipart request up to its end, or as far as it is held in memory. A body that is none shows when its file is asked for. */
export function openForm(request: FastifyRequest): Promise<Form> {
  const contentType = request.headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) return Promise.resolve(refusing('request.unsupported'));
  let parser: ReturnType<typeof busboy>;
  try {
    parser = busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: { files: 1, fields: 20, fieldSize: 10_000, headerPairs: 50 },
    });
  } catch {
    return Promise.resolve(refusing('request.malformed'));
  }
  const { raw } = request;
  const fields = new Map<string, string>();
  let held: { field: string; fileName: string; stream: PassThrough } | undefined;
  let isBroken = false;
  return new Promise((resolve) => {
    const form = (): Form => ({
      fields: Object.fromEntries(fields),
      file: (maxBytes) => (held && !isBroken ? cutAt(maxBytes, held) : fail('request.malformed')),
      discard: () => {
        raw.unpipe(parser);
        raw.resume();
      },
    });
    const ready = () => resolve(form());
    /** Ends the wait, and whoever is reading the file by now: a body that breaks off must not look like one that goes on. */
    const breakOff = () => {
      isBroken = true;
      held?.stream.destroy(new Failure('request.malformed'));
      ready();
    };
    parser.on('field', (name, value, _nameCut, isCut) => {
      if (isCut) breakOff();
      else if (!fields.has(name)) fields.set(name, value);
    });
    parser.on('file', (field, file, fileName) => {
      const stream = new PassThrough({ readableHighWaterMark: HELD_BYTES });
      held = { field, fileName, stream };
      // A body can break off before anybody has begun to read the file; the reader then finds the stream in error.
      stream.on('error', () => {});
      file.on('error', () => {});
      let bytes = 0;
      file.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes >= HELD_BYTES) ready();
      });
      file.pipe(stream);
    });
    parser.on('finish', ready);
    parser.on('error', breakOff);
    raw.on('close', () => raw.complete || breakOff());
    raw.pipe(parser);
  });
}

function cutAt(maxBytes: number, { field, fileName, stream }: { field: string; fileName: string; stream: Readable }) {
  let isCut = false;
  async function* read() {
    let left = maxBytes;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      isCut = chunk.length > left;
      yield isCut ? chunk.subarray(0, left) : chunk;
      if (isCut) return;
      left -= chunk.length;
    }
  }
  return { field, fileName, stream: Readable.from(read(), { objectMode: false }), truncated: () => isCut };
}

/** Reads a small upload into memory. */
export async function readUploadWhole(upload: Upload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of upload.stream) chunks.push(chunk as Buffer);
  if (upload.truncated()) fail('request.tooLarge');
  return Buffer.concat(chunks);
}
