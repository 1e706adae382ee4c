import type { Readable } from 'node:stream';
import { Failure, fail } from '@assay/contract/errors.ts';
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

/** One file of a multipart body, as a stream that must be read to its end. */
export interface Upload {
  field: string;
  /** As the client named it: for display only, never for a path. */
  fileName: string;
  stream: Readable;
  /** Whether the stream was cut at the limit; known once it has ended. */
  truncated(): boolean;
}

/**
 * Waits for the first file of a multipart request.
 * @param maxBytes the stream ends there and `truncated()` turns true
 */
export function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  const contentType = request.headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) return Promise.reject(new Failure('request.unsupported'));
  return new Promise((resolve, reject) => {
    let file: Readable | undefined;
    /** Ends the wait, or whoever is reading the file by now: a body that breaks off must not look like one that goes on. */
    const refuse = () => {
      const failure = new Failure('request.malformed');
      if (file) file.destroy(failure);
      else reject(failure);
    };
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({
        headers: { ...request.headers, 'content-type': contentType },
        limits: { files: 1, fields: 20, fieldSize: 10_000, fileSize: maxBytes, headerPairs: 50 },
      });
    } catch {
      return refuse();
    }
    parser.on('file', (field, stream, fileName) => {
      file = stream;
      // A body can break off before anybody has begun to read the file; the reader then finds the stream in error.
      stream.on('error', () => {});
      let cut = false;
      stream.on('limit', () => {
        cut = true;
      });
      resolve({ field, fileName, stream, truncated: () => cut });
    });
    parser.on('finish', () => file || refuse());
    parser.on('error', refuse);
    request.raw.on('close', () => request.raw.complete || refuse());
    request.raw.pipe(parser);
  });
}

/** Reads a small upload into memory. */
export async function readUploadWhole(upload: Upload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of upload.stream) chunks.push(chunk as Buffer);
  if (upload.truncated()) fail('request.tooLarge');
  return Buffer.concat(chunks);
}
