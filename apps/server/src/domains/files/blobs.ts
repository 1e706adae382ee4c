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
