import { createHash } from 'node:crypto';
import type { StoredBlob } from '../../platform/files/blobs.ts';
import type { Services } from '../../platform/services.ts';
import { touchBlob } from './blobs.queries.ts';

/**
 * Stores content and keeps it from the sweep for two days, in which a row must come to refer to it.
 * A sweep may remove an equal older file between storing and touching; the content is then stored again.
 * @param content makes the content anew for every attempt
 */
export async function storeBlob(
  { blobs, db, clock }: Pick<Services, 'blobs' | 'db' | 'clock'>,
  content: () => Uint8Array | AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>,
): Promise<StoredBlob> {
  for (;;) {
    const blob = await blobs.put(await content());
    await touchBlob(db, blob, clock.now());
    if ((await blobs.size(blob.hash)) === blob.bytes) return blob;
  }
}

const looks = new Map<string, Promise<boolean>>();

/** Whether the store still holds what the name says; who asks for the same file meanwhile shares the look. */
export function isWholeBlob({ blobs }: Pick<Services, 'blobs'>, { hash, bytes }: StoredBlob): Promise<boolean> {
  const look =
    looks.get(hash) ??
    (async () => {
      if ((await blobs.size(hash)) !== bytes) return false;
      const digest = createHash('sha256');
      for await (const chunk of blobs.stream(hash) as AsyncIterable<Buffer>) digest.update(chunk);
      return digest.digest('hex') === hash;
    })().finally(() => looks.delete(hash));
  looks.set(hash, look);
  return look;
}
