import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredBlob {
  hash: string;
  bytes: number;
}

/** Files known by the SHA-256 of their content: equal files are stored once, and a name can never lead elsewhere. */
export interface BlobStore {
  /** Stores what comes; it is on disk for good when this resolves. */
  put(content: AsyncIterable<Uint8Array> | Uint8Array): Promise<StoredBlob>;
  read(hash: string): Promise<Buffer>;
  /** @param range bytes `[start, end]`, both included */
  stream(hash: string, range?: { start: number; end: number }): Readable;
  /** A local file with the content, for readers that jump about in it; nobody writes to it. */
  path(hash: string): string;
  /** Size in bytes, or null when there is no such file. */
  size(hash: string): Promise<number | null>;
  remove(hash: string): Promise<void>;
  /** Every file of the store, and when it was written. */
  list(): AsyncIterable<StoredBlob & { changed: Date }>;
  /** Removes what writers that died before this moment left half written. */
  removeUnfinished(before: Date): Promise<void>;
}

const HASH = /^[0-9a-f]{64}$/;

/** The content store in a local folder: `blobs/ab/cdef…`, written aside, synced, then renamed into place. */
export async function openBlobStore(folder: string): Promise<BlobStore> {
  const staging = join(folder, 'staging');
  await mkdir(staging, { recursive: true });

  const pathOf = (hash: string) => {
    if (!HASH.test(hash)) throw new Error('not a content hash');
    return join(folder, hash.slice(0, 2), hash.slice(2));
  };
  const size = async (hash: string) => {
    try {
      return (await stat(pathOf(hash))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };

  return {
    size,
    path: pathOf,
    read: (hash) => readFile(pathOf(hash)),
    stream: (hash, range) => createReadStream(pathOf(hash), range),
    remove: (hash) => rm(pathOf(hash), { force: true }),
    removeUnfinished: (before) => removeOlder(staging, before),
    async *list() {
      for (const prefix of await readdir(folder)) {
        if (prefix.length !== 2) continue;
        for (const rest of await readdir(join(folder, prefix))) {
          const hash = prefix + rest;
          if (!HASH.test(hash)) continue;
          const found = await stat(join(folder, prefix, rest)).catch(() => null);
          if (found) yield { hash, bytes: found.size, changed: found.mtime };
        }
      }
    },
    async put(content) {
      const temporary = join(staging, randomBytes(12).toString('hex'));
      const file = await open(temporary, 'wx', 0o600);
      try {
        const { hash, bytes } = await writeHashed(file, content);
        await file.sync();
        await file.close();
        // Over what is there already: it may not be what its name says any more.
        await moveInto(temporary, pathOf(hash));
        return { hash, bytes };
      } catch (error) {
        await file.close().catch(() => {});
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}

async function writeHashed(file: FileHandle, content: AsyncIterable<Uint8Array> | Uint8Array): Promise<StoredBlob> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    digest.update(chunk);
    bytes += chunk.length;
    await file.writeFile(chunk);
  }
  return { hash: digest.digest('hex'), bytes };
}

/** Removes the files of a folder that were last written before a moment. */
export async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

async function moveInto(from: string, to: string) {
  const folder = dirname(to);
  const isNew = (await mkdir(folder, { recursive: true })) !== undefined;
  await rename(from, to);
  // The name itself must survive a power cut, not only the content, and so must that of a new folder.
  for (const each of isNew ? [folder, dirname(folder)] : [folder]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
}
