import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { clearAddresses } from './erased.queries.ts';

/** Submissions stay, but not from where they came (ACC-43). */
export async function eraseAddresses({ uid }: SignalMap['account.erased'], tx: Queryable): Promise<void> {
  await clearAddresses(tx, uid);
}
