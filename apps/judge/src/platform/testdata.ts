import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ARCHIVE_BYTES_MAX } from '@assay/contract/authoring/testdata.ts';
import type { BlobRef } from '@assay/contract/judging/blob-ref.ts';
import { writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import type { DiskCache, Held } from './disk-cache.ts';
import { JudgeFailure, ProblemFailure, pause, reasonOf, SuspectData } from './failures.ts';

/** Where files come from. */
export interface BlobSource {
  /**
   * A file from a byte on; the answer's `from` is 0 when the source does not honour ranges. Rejects with `ProblemFailure`
   * when the site does not have the file, with `JudgeFailure` when it cannot be had otherwise, with any other error when it
   * may be had later.
   */
  openBlob(hash: string, from: number): Promise<{ from: number; body: AsyncIterable<Uint8Array> }>;
}

/** Where files go that a job made. */
export interface BlobSink {
  /**
   * Sends bytes, or a file. Rejects with `JudgeFailure`.
   */
  putBlob(content: { kind: 'bytes'; bytes: Uint8Array } | { kind: 'file'; path: string }): Promise<BlobRef>;
}

/** Test data by content hash: fetched once, checked, kept on the disk. */
export interface Testdata {
  /** Begins to fetch what is missing, in this order, and keeps all of it until released. */
  gather(refs: BlobRef[]): Gathered;
  /** The bytes of a small file (`ANSWER_BYTES_MAX`), often from memory. */
  read(ref: BlobRef): Promise<Uint8Array>;
  /** Files of the last hour that were no longer what had been written, and were fetched anew. */
  readonly spoiled: number;
}

export interface Gathered {
  /** The file of a hash. Rejects with `JudgeFailure` when it cannot be had, `SuspectData` when what comes is something else. */
  path(ref: BlobRef): Promise<string>;
  /**
   * Asked before what came of the files is believed.
   * @throws JudgeFailure when one whose path was given has changed since: nobody knows what was read of it
   */
  expectUnchanged(): void;
  release(): void;
}

/** Downloads at a time for one job. */
const LANES = 4;
const TRIES = 5;
/** Before the second try; each further wait is four times as long, together 8.5 s. */
const RETRY_MS = 100;
/** Larger files are compared as streams. */
export const ANSWER_BYTES_MAX = 32 << 20;
const MEMORY_BYTES = 128 << 20;
const SPOILED_MS = 3_600_000;
/** No larger file can have come by an archive: a row that says so is wrong. */
const FILE_BYTES_MAX = ARCHIVE_BYTES_MAX;

/**
 * @param source where files come from
 * @param cache where they are kept
 */
export function createTestdata(source: BlobSource, cache: DiskCache, retryMs = RETRY_MS): Testdata {
  const memory = new Map<string, Uint8Array>();
  let memoryBytes = 0;

  const remember = (hash: string, bytes: Uint8Array) => {
    memory.set(hash, bytes);
    memoryBytes += bytes.length;
    for (const [old, data] of memory) {
      if (memoryBytes <= MEMORY_BYTES) return;
      memory.delete(old);
      memoryBytes -= data.length;
    }
  };

  /** How each file looked when its content was last compared with its hash. */
  const seen = new Map<string, string>();
  const spoiledAt: number[] = [];

  /** Fetches what is missing; what lies on the disk is believed only while it looks as it did when it was checked. */
  const hold = async (ref: BlobRef): Promise<Held> => {
    let isFresh = false;
    const held = await cache.hold(ref.hash, (path) => {
      isFresh = true;
      return fetchBlob(source, ref, path, retryMs);
    });
    try {
      const look = lookOf(held.path);
      if (seen.get(ref.hash) === look) return held;
      if (isFresh || (await hashOf(held.path)).hash === ref.hash) {
        seen.set(ref.hash, look);
        return held;
      }
      spoiledAt.push(Date.now());
    } catch (error) {
      held.release();
      // Gone from the disk: fetched as if it had never been there.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || isFresh) throw error;
    }
    held.release();
    await cache.drop(ref.hash);
    return hold(ref);
  };

  return {
    get spoiled() {
      return spoiledAt.filter((at) => Date.now() - at < SPOILED_MS).length;
    },

    gather(refs) {
      const files = new Map<string, Promise<Held>>();
      /** How each file looked when its path was given. */
      const given = new Map<string, string>();
      const lanes = Array.from({ length: LANES }, (): Promise<unknown> => Promise.resolve());
      for (const ref of refs) {
        if (files.has(ref.hash)) continue;
        const lane = files.size % LANES;
        const isHere = cache.has(ref.hash);
        const fetched = isHere ? hold(ref) : lanes[lane]!.then(() => hold(ref));
        // Nobody may ask for it any more; who asks still sees the failure.
        lanes[lane] = fetched.catch(() => {});
        files.set(ref.hash, fetched);
      }
      return {
        path: async (ref) => {
          const { path } = await (files.get(ref.hash) ?? hold(ref));
          if (!given.has(path)) given.set(path, seen.get(ref.hash)!);
          return path;
        },
        expectUnchanged() {
          for (const [path, look] of given) {
            if (lookOf(path) === look) continue;
            spoiledAt.push(Date.now());
            throw new JudgeFailure(writeJudgeFailure('changed', { file: basename(path) }));
          }
        },
        release: () => {
          for (const file of files.values()) {
            file.then(
              (held) => held.release(),
              () => {},
            );
          }
        },
      };
    },

    async read(ref) {
      const known = memory.get(ref.hash);
      if (known) {
        memory.delete(ref.hash);
        memory.set(ref.hash, known);
        return known;
      }
      const held = await hold(ref);
      try {
        const bytes = await readFile(held.path);
        // It may have changed since it was looked at, and what is remembered is believed for ever.
        if (createHash('sha256').update(bytes).digest('hex') !== ref.hash) {
          seen.delete(ref.hash);
          spoiledAt.push(Date.now());
          throw new JudgeFailure(writeJudgeFailure('changed', { file: ref.hash }));
        }
        if (!memory.has(ref.hash)) remember(ref.hash, bytes);
        return bytes;
      } finally {
        held.release();
      }
    },
  };
}

/** Downloads to `path`, going on where an interrupted download stopped, and accepts only the content that was asked for. */
async function fetchBlob(source: BlobSource, ref: BlobRef, path: string, retryMs: number): Promise<number> {
  if (ref.bytes > FILE_BYTES_MAX) {
    const reason = writeJudgeFailure('tooLarge', { bytes: ref.bytes });
    throw new ProblemFailure(writeJudgeFailure('testData', { file: ref.hash, reason }), 'data');
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(source, ref, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
        await rm(path, { force: true });
        throw new JudgeFailure(writeJudgeFailure('diskFull', {}), { cause: error });
      }
      const isForGood = error instanceof JudgeFailure && !(error instanceof SuspectData);
      if (attempt < TRIES && !isForGood) {
        await pause(retryMs * 4 ** (attempt - 1));
        continue;
      }
      const reason = writeJudgeFailure('testData', { file: ref.hash, reason: reasonOf(error) });
      if (error instanceof ProblemFailure) throw new ProblemFailure(reason, error.fault, { cause: error });
      throw error instanceof SuspectData ? new SuspectData(reason, ref) : new JudgeFailure(reason, { cause: error });
    }
  }
}

/** @throws SuspectData when all that the source has for the hash came, and is something else */
async function fetchOnce(source: BlobSource, ref: BlobRef, path: string): Promise<number> {
  const have = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (have > ref.bytes) await rm(path);
  const from = have > ref.bytes ? 0 : have;
  if (from < ref.bytes || ref.bytes === 0) {
    const blob = await source.openBlob(ref.hash, from);
    const file = createWriteStream(path, { flags: blob.from > 0 ? 'a' : 'w' });
    await pipeline(blob.body, upTo(ref, ref.bytes - blob.from), file);
  }
  const { hash, size } = await hashOf(path);
  if (hash === ref.hash) return size;
  if (size >= ref.bytes) await rm(path);
  throw new SuspectData(writeJudgeFailure('otherData', { hash: ref.hash }), ref);
}

/** However much comes, no more is written than there should be. */
function upTo(ref: BlobRef, bytes: number): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new SuspectData(writeJudgeFailure('moreData', ref), ref));
      else done(null, chunk);
    },
  });
}

async function hashOf(path: string): Promise<{ hash: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { hash: hash.digest('hex'), size };
}

/**
 * Changes whenever somebody writes to the file or puts another in its place. Looked at in place, for each file of each job: handing
 * the look to another thread costs twenty times what it takes.
 */
function lookOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${Math.floor(found.mtimeMs)}` : 'gone';
}
