import type { Services } from '../../platform/services.ts';
import { claimSweep, deleteUnusedBlobs, insertStrayBlobs } from './blobs.queries.ts';

/** Content nobody referred to for this long is rubbish. Longer than any upload stays valid. */
const UNUSED_HOURS = 48;
const BATCH = 200;

/**
 * Deletes files of the content store that no row refers to. A file is removed while its row's deletion is not committed
 * yet, so that whoever stores equal content at that moment waits, finds it gone, and stores it again. While a backup copies
 * files, or another process sweeps, nothing is deleted.
 * @returns how many files were removed
 */
export async function sweepBlobs({ db, blobs, clock }: Pick<Services, 'db' | 'blobs' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - UNUSED_HOURS * 3_600_000);
  await blobs.removeUnfinished(before);
  let strays = [];
  for await (const file of blobs.list()) {
    if (file.changed < before) strays.push(file);
    if (strays.length < BATCH) continue;
    await insertStrayBlobs(db, strays);
    strays = [];
  }
  if (strays.length > 0) await insertStrayBlobs(db, strays);

  let removed = 0;
  for (;;) {
    const count = await db.transaction().execute(async (tx) => {
      if (!(await claimSweep(tx))) return 0;
      const hashes = await deleteUnusedBlobs(tx, before, BATCH);
      await Promise.all(hashes.map((hash) => blobs.remove(hash)));
      return hashes.length;
    });
    removed += count;
    if (count < BATCH) return removed;
  }
}
