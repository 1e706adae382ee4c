import { fail } from '@assay/contract/errors.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { findMute, type StoredMute } from './mutes.queries.ts';

/** Whether a mute holds at a moment: it ends by itself, whoever looks. */
export const isMuted = (mute: StoredMute, now: Date): boolean =>
  mute !== null && (mute.until === null || mute.until > now);

/** Refuses whoever may write nothing for now (DISC-13). @throws Failure `account.muted` */
export async function refuseMuted(db: Queryable, uid: number, now: Date): Promise<void> {
  if (isMuted(await findMute(db, uid), now)) fail('account.muted');
}
