import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Offer } from '@assay/rules/groups/lives.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** The offer of a group, with the name of the one it was made to. */
export async function findOffer(db: Queryable, gid: number): Promise<(Offer & { username: string }) | null> {
  const row = await db
    .selectFrom('group_offers as f')
    .innerJoin('users as u', 'u.uid', 'f.to_uid')
    .select(['f.to_uid', 'f.ends_at', 'u.username'])
    .where('f.gid', '=', gid)
    .executeTakeFirst();
  return row ? { toUid: row.to_uid, endsAt: row.ends_at, username: row.username } : null;
}

/** Stores an offer; one that has ended makes room. @returns false when another is open */
export async function insertOffer(
  tx: Queryable,
  offer: { gid: number; to_uid: number; by_uid: number; gmt_create: Date; ends_at: Date },
): Promise<boolean> {
  await tx.deleteFrom('group_offers').where('gid', '=', offer.gid).where('ends_at', '<=', offer.gmt_create).execute();
  const row = await tx
    .insertInto('group_offers')
    .values(offer)
    .onConflict((conflict) => conflict.column('gid').doNothing())
    .returning('gid')
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteOffer = (tx: Queryable, gid: number) =>
  tx.deleteFrom('group_offers').where('gid', '=', gid).execute();

/** Takes back the offer of a group that was made to somebody, who is leaving. */
export const deleteOfferTo = (tx: Queryable, gid: number, uid: number) =>
  tx.deleteFrom('group_offers').where('gid', '=', gid).where('to_uid', '=', uid).execute();

/** Gives a group another owner; the old one stays as a root. */
export async function updateOwner(tx: Queryable, gid: number, uid: number, now: Date) {
  await tx.updateTable('groups').set({ owner_uid: uid, gmt_modified: now }).where('id', '=', gid).execute();
  await tx
    .updateTable('group_members')
    .set({ auth: GROUP_LEVEL.root, gmt_modified: now })
    .where('gid', '=', gid)
    .where('uid', '=', uid)
    .execute();
}
