import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { deleteArchiveOf } from './archives.queries.ts';

/** The archive of somebody's data goes with the account (ACC-43). */
export async function eraseArchive({ uid }: SignalMap['account.erased'], tx: Queryable): Promise<void> {
  await deleteArchiveOf(tx, uid);
}
