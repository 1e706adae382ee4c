import { mkdir } from 'node:fs/promises';
import { removeOlder } from '../../platform/files/blobs.ts';
import type { Services } from '../../platform/services.ts';
import { deleteExpiredUploads, deleteUnusedData } from './testdata/data.queries.ts';
import { uploadFolder } from './testdata/upload.ts';
import { deleteExpiredPackages } from './transfer/transfer.queries.ts';

/** Longer than any upload takes, and than any node needs from hearing of a data version to leasing work with it. */
const GRACE_HOURS = 24;

/** Forgets uploads that nobody saved in time, data versions that nothing refers to, and what cut-off uploads left. */
export async function sweepTestdata({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - GRACE_HOURS * 3_600_000);
  await deleteExpiredUploads(db, now);
  await deleteExpiredPackages(db, now);
  await deleteUnusedData(db, before);
  const folder = uploadFolder(config.dataDir);
  await mkdir(folder, { recursive: true });
  await removeOlder(folder, before);
}
