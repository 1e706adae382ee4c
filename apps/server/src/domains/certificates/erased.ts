import type { Queryable } from '../../platform/db/database.ts';
import type { SignalMap } from '../../platform/signals.ts';
import { eraseNames } from './certificates.queries.ts';
import { deleteHonorOf } from './honors.queries.ts';
import { deletePrizesOf } from './prizes.queries.ts';

/** What becomes of prizes, honours and certificates when an account is erased (CERT-5). */
export async function eraseAwards({ uid }: SignalMap['account.erased'], tx: Queryable) {
  await deletePrizesOf(tx, uid);
  await deleteHonorOf(tx, uid);
  await eraseNames(tx, uid);
}
